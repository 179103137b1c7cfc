export * from './blog.rules.ts';
export * from './blog.texts.ts';
export * from './post-card.tsx';
export * as PostCard from './post-card-parts.tsx';
export * from './post-list.tsx';
export * as Post from './post-parts.tsx';
export * from './post-view.tsx';
export * as Posts from './posts-parts.tsx';
export type { SafeHtml } from './sanitize-html.ts';
