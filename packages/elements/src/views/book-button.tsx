import { BookTrekButton } from '@trek/ui/embed';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings, label }) => (
  <BookTrekButton trek={settings.text('trek') ?? ''}>{label || undefined}</BookTrekButton>
);
