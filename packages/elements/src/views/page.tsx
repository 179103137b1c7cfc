import { ShowTrek } from '@trek/ui/embed';
import type { ElementView } from '../view.ts';

export const View: ElementView = ({ settings }) => <ShowTrek trek={settings.text('trek') ?? ''} />;
