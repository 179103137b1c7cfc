import type { ReactNode } from 'react';
import type { Settings } from './settings.ts';

/**
 * The content of an element.
 * @param label the text that the author put into it
 */
export type ElementView = (props: { settings: Settings; label: string }) => ReactNode;
