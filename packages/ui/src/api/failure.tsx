'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../core/texts/language.ts';
import { type ApiMessage, apiTexts } from './api.texts.ts';
import { requestOf } from './api-error.ts';
import { useFailureText } from './use-failure-text.ts';

function RequestLine({ id }: { id: string }) {
  return <small>{useTexts(apiTexts).request(id)}</small>;
}

/** The line that names a failed request, for the visitor's report; nothing where there is none to name. */
export const requestLine = (id: string | undefined): ReactNode => id && <RequestLine id={id} />;

/** A failure's text, with the line of its request below. */
export function WithRequest({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!id) return children;
  return (
    <>
      <span>{children}</span>
      <br />
      <RequestLine id={id} />
    </>
  );
}

/** The page's text for a failed call, with the line of its request below: see {@link useFailureText}. */
export function useFailure(fallback?: string): (message: ApiMessage) => ReactNode {
  const failureText = useFailureText(fallback);
  return (message) => <WithRequest id={requestOf(message)}>{failureText(message)}</WithRequest>;
}
