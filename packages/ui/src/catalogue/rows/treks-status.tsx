'use client';
import { useTexts } from '../../core/internal/language.ts';
import { Button } from '../../kit/button.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { treksTexts } from '../trek-card/treks.texts.ts';
import { showcaseTexts } from './showcase.texts.ts';

/** What stands where treks would that have not come yet. */
export function TreksLoading() {
  return <Spinner label={useTexts(treksTexts).loadingTreks} />;
}

export interface TreksFailedProps {
  /** What went wrong, where more of it is known. */
  text?: string;
  onRetry: () => void;
}

/** What stands where treks would that did not come. */
export function TreksFailed({ text, onRetry }: TreksFailedProps) {
  const { sliderError } = useTexts(showcaseTexts);
  const { tryAgain } = useTexts(treksTexts);
  return <Status kind="error" title={sliderError} text={text} action={<Button onClick={onRetry}>{tryAgain}</Button>} />;
}
