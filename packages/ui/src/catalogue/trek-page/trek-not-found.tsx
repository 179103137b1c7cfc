'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Heading } from '../../kit/heading.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekPageTexts } from './trek-page.texts.ts';

/** `text` is what went wrong, where it is more than that there is no such trek. */
export interface TrekNotFoundProps extends Partial<StatusProps> {
  /** Asks for the trek again, where that may help. */
  onRetry?: () => void;
}

/** In place of a trek that does not exist or failed to load. */
export const TrekNotFound = withRef(function TrekNotFound({ onRetry, ...status }: TrekNotFoundProps) {
  const texts = useTexts(trekPageTexts);
  const { paths, Link } = usePorts();
  return (
    <Status
      title={<Heading level={1}>{texts.trekNotFound}</Heading>}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
          {paths.treks !== null && (
            <Button asChild variant="primary">
              <Link href={paths.treks}>{texts.browseAllTreks}</Link>
            </Button>
          )}
        </>
      }
      {...status}
    />
  );
});
