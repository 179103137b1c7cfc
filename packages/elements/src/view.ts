import type { ReactNode } from 'react';
import type { Settings } from './settings.ts';

/** What stands in an element. @param label what the host wrote into it */
export type ElementView = (props: { settings: Settings; label: string }) => ReactNode;
