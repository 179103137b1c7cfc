'use client';
import { Button } from '../../kit/button.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { useTreksMessages } from '../trek-card/index.ts';
import { useShowcaseMessages } from './use-showcase-messages.ts';

/** What stands where treks would that have not come yet. */
export function TreksLoading() {
  return <Spinner label={useTreksMessages().loadingTreks} />;
}

export interface TreksFailedProps {
  /** What went wrong, where more of it is known. */
  text?: string;
  onRetry: () => void;
}

/** What stands where treks would that did not come. */
export function TreksFailed({ text, onRetry }: TreksFailedProps) {
  const { sliderError } = useShowcaseMessages();
  const { tryAgain } = useTreksMessages();
  return <Status kind="error" title={sliderError} text={text} action={<Button onClick={onRetry}>{tryAgain}</Button>} />;
}
