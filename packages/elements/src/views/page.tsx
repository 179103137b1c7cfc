import { TrekPage } from '@trek/ui/embed';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings }) => <TrekPage trek={settings.text('trek') ?? ''} />;
