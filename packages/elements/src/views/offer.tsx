import { TrekOffer } from '@trek/ui/embed';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings }) => (
  <TrekOffer trek={settings.text('trek') ?? ''} layout={settings.text('layout') === 'list' ? 'list' : 'grid'} />
);
