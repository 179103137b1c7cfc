'use client';
import { createHeading } from '../../kit/heading.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';

/** The heading of a section of the story. */
export const SectionTitle = createHeading(anatomy, 'section-title', { level: 2, below: 1 });
