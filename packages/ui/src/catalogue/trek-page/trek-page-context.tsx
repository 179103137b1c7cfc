'use client';
import type { Trek } from '../../api/trek.ts';
import { createPartsContext } from '../../kit/parts-context.tsx';

const [TrekPageProvider, useTrekPage] = createPartsContext<{ trek: Trek; hasAnchors: boolean }>('TrekPage.Root');

export { TrekPageProvider, useTrekPage };

/** The trek of the page that a part belongs to. */
export const useTrek = () => useTrekPage().trek;
