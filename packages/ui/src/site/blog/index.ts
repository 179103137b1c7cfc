export { type BlogPostSummary, cleanTitle } from './blog.rules.ts';
export { blogTexts } from './blog.texts.ts';
export { DefaultPost, type DefaultPostProps, PostNotFound } from './post.tsx';
export { DefaultPostCard, type DefaultPostCardProps } from './post-card.tsx';
export * as PostCard from './post-card-parts.tsx';
export { DefaultPostList, type DefaultPostListProps } from './post-list.tsx';
export * as PostList from './post-list-parts.tsx';
export * as Post from './post-parts.tsx';
