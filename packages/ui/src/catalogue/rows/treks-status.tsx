'use client';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { treksTexts } from '../trek-card/treks.texts.ts';
import { showcaseTexts } from './showcase.texts.ts';

/** In the treks' place while they load. */
export function TreksLoading() {
  return <Spinner label={useTexts(treksTexts).loadingTreks} />;
}

export interface TreksFailedProps {
  /** The failure, if more is known. */
  text?: string;
  onRetry: () => void;
}

/** In the treks' place if they could not be loaded. */
export function TreksFailed({ text, onRetry }: TreksFailedProps) {
  const { sliderError } = useTexts(showcaseTexts);
  const { tryAgain } = useTexts(treksTexts);
  return <Status kind="error" title={sliderError} text={text} action={<Button onClick={onRetry}>{tryAgain}</Button>} />;
}
