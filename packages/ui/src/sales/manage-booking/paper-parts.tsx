'use client';
import type { BookedTrek } from '../../api/entities.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { printPage } from '../../core/internal/page.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingTexts } from './manage-booking.texts.ts';

/** A name with the lines of an address below it. */
export function Lines({ lines: [name, ...lines] }: { lines: readonly string[] }) {
  return (
    <>
      <b translate="no">{name}</b>
      {lines.map((line) => (
        <span key={line} translate="no">
          {line}
        </span>
      ))}
    </>
  );
}

/** Prints the page. */
export const PrintPaper = withRef(function PrintPaper(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  return <Button variant="primary" {...mergeProps({ onClick: printPage, children: messages.print }, button)} />;
});

interface BackToBookingProps extends Omit<ButtonProps, 'asChild'> {
  booking: Pick<BookedTrek, 'reference'>;
}

/** Leads from a paper back to its booking. */
export const BackToBooking = withRef(function BackToBooking({ booking, children, ...button }: BackToBookingProps) {
  const messages = useTexts(manageBookingTexts);
  const { paths, Link } = usePorts();
  return (
    <Button asChild {...button}>
      <Link href={paths.booking(booking.reference ?? '')}>{children ?? messages.backToBooking}</Link>
    </Button>
  );
});
