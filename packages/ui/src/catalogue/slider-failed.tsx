'use client';
import { Button } from '../kit/button.tsx';
import { Status } from '../kit/status.tsx';
import { useShowcaseMessages } from './use-showcase-messages.ts';
import { useTreksMessages } from './use-treks-messages.ts';

/** What a slider shows where the treks did not come. */
export function SliderFailed({ onRetry }: { onRetry: () => void }) {
  const showcase = useShowcaseMessages();
  const treksTexts = useTreksMessages();
  return (
    <Status
      kind="error"
      title={showcase.sliderError}
      action={<Button onClick={onRetry}>{treksTexts.tryAgain}</Button>}
    />
  );
}
