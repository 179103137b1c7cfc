import { BookTrekButton } from '@trek/ui/embed';
import { bookingProps } from '../booking-settings.ts';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings, label, actions }) => {
  const { key, props } = bookingProps(settings);
  return (
    <BookTrekButton key={key} {...props} actions={actions}>
      {label || undefined}
    </BookTrekButton>
  );
};
