'use client';
import { createPart } from '../../kit/part.tsx';
import { createMenuLink } from './menu-link.tsx';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';

/** A page of the host's own, in a top item without a panel. */
export const Link = createMenuLink(anatomy, 'link');

/** Groups beside each other, across a wide panel. */
export const Columns = createPart('div', anatomy, 'columns');

/** Links under each other. By the arrow keys a visitor goes from one to the next, and from group to group. */
export const Group = createPart('ul', anatomy, 'group');

/** The name of a group, which leads to its listing. */
export const GroupLink = createMenuLink(anatomy, 'group-link');

/** A trek or a page in a panel. */
export const Trek = createMenuLink(anatomy, 'trek');

/** Its most important fact, in a word. */
export const Facts = createPart('span', anatomy, 'facts');

/** The way to everything that a panel is about. */
export const All = createMenuLink(anatomy, 'all');

/** Says that the content loads, failed or is missing. */
export const Status = createPart('div', anatomy, 'status');
