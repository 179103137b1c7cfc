'use client';
import type { Trek } from '../api/trek.ts';
import { createPartsContext } from '../kit/parts-context.tsx';

const [TrekPageProvider, useTrekPage] = createPartsContext<{ trek: Trek }>('TrekPage.Root');

export { TrekPageProvider };

/** The trek of the page that a part belongs to. */
export const useTrek = () => useTrekPage().trek;
