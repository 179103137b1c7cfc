import { ShowTrek } from '@trek/ui/embed';
import { bookingProps } from '../booking-settings.ts';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings, actions }) => {
  const { key, props } = bookingProps(settings);
  return <ShowTrek key={key} {...props} actions={actions} />;
};
