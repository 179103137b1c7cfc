import { cleanup, render, renderHook } from '@testing-library/react';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as Chat from '../../src/chat/chat-parts.tsx';
import { useChatMessages } from '../../src/chat/use-chat-messages.ts';
import { de } from '../../src/messages/de/index.ts';
import { en } from '../../src/messages/en.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const chat = { isShown: true, isHintShown: true, isOpen: false, toggle() {}, close() {}, dismiss() {} };

/** A page of a host in a language, with the hint of the chat on it. */
function Page(language: Pick<ComponentProps<typeof HostPage>, 'messages' | 'locale'>) {
  return (
    <HostPage {...language}>
      <Chat.Root chat={chat} contacts={[]}>
        <Chat.Hint />
      </Chat.Root>
    </HostPage>
  );
}

const InGerman = ({ children }: { children: ReactNode }) => <HostPage messages={de}>{children}</HostPage>;

test('two providers on one page speak a language each, on the server too', () => {
  const both = (
    <StrictMode>
      <Page messages={de} locale="de-DE" />
      <Page />
    </StrictMode>
  );
  const texts = [de.chat.hint, en.chat.hint];
  const { container } = render(both);
  expect([...container.querySelectorAll('[data-part="hint"]')].map(({ textContent }) => textContent)).toEqual(texts);
  const markup = renderToString(both);
  expect(texts.map((text) => markup.includes(text))).toEqual([true, true]);
});

test('what a host leaves out of its texts stays English', () => {
  const { container } = render(<Page messages={{ chat: { title: 'Frag uns' } }} />);
  expect(container.querySelector('aside')?.getAttribute('aria-label')).toBe('Frag uns');
  expect(container.textContent).toBe(en.chat.hint);
});

test('the texts are the same object from one rendering to the next', () => {
  const { result, rerender } = renderHook(useChatMessages, { wrapper: InGerman });
  const first = result.current;
  expect(first.hint).toBe(de.chat.hint);
  rerender();
  expect(result.current).toBe(first);
});
