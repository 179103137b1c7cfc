'use client';
import { Button } from '../../kit/button.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { useTreksMessages } from '../trek-card/index.ts';
import { useShowcaseMessages } from './use-showcase-messages.ts';

/** In the treks' place while they load. */
export function TreksLoading() {
  return <Spinner label={useTreksMessages().loadingTreks} />;
}

export interface TreksFailedProps {
  /** The failure, if more is known. */
  text?: string;
  onRetry: () => void;
}

/** In the treks' place if they could not be loaded. */
export function TreksFailed({ text, onRetry }: TreksFailedProps) {
  const { sliderError } = useShowcaseMessages();
  const { tryAgain } = useTreksMessages();
  return <Status kind="error" title={sliderError} text={text} action={<Button onClick={onRetry}>{tryAgain}</Button>} />;
}
