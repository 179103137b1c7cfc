import { TrekAccount } from '@trek/ui/embed';
import type { ElementView } from '../view.ts';

export const View: ElementView = () => <TrekAccount />;
