'use client';
import { Button } from '../kit/button.tsx';
import { Status } from '../kit/status.tsx';
import { catalogueMessages as messages } from './catalogue.messages.ts';

/** What a slider shows where the treks did not come. */
export function SliderFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Status kind="error" title={messages.sliderError} action={<Button onClick={onRetry}>{messages.tryAgain}</Button>} />
  );
}
