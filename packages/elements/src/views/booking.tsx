import { BookTrek } from '@trek/ui/embed';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings }) => <BookTrek trek={settings.text('trek') ?? ''} />;
