'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Spinner, type SpinnerProps } from '../../kit/spinner.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { trekCardTexts } from '../trek-card/trek-card.texts.ts';
import { rowsTexts } from './rows.texts.ts';

/** In the treks' place while they load. */
export const TreksLoading = withRef(function TreksLoading(spinner: SpinnerProps) {
  return <Spinner label={useTexts(trekCardTexts).loadingTreks} {...spinner} />;
});

/** `text` is the failure, if more is known. */
export interface TreksFailedProps extends Partial<StatusProps> {
  onRetry: () => void;
}

/** In the treks' place if they could not be loaded. */
export const TreksFailed = withRef(function TreksFailed({ onRetry, ...status }: TreksFailedProps) {
  const { sliderError } = useTexts(rowsTexts);
  const { tryAgain } = useTexts(trekCardTexts);
  return <Status kind="error" title={sliderError} action={<Button onClick={onRetry}>{tryAgain}</Button>} {...status} />;
});
