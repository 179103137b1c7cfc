export * from './blog.anatomy.ts';
export * from './blog.messages.ts';
export * from './blog.rules.ts';
export * from './post-card.tsx';
export * as PostCardParts from './post-card-parts.tsx';
export * from './post-list.tsx';
export * as Post from './post-parts.tsx';
export * from './post-view.tsx';
export type { SafeHtml } from './sanitise-html.ts';
