export { type BlogPostSummary, cleanTitle } from './blog.rules.ts';
export { blogTexts } from './blog.texts.ts';
export { DefaultPostCard, type PostCardProps } from './post-card.tsx';
export * as PostCard from './post-card-parts.tsx';
export { PostList, type PostListProps } from './post-list.tsx';
export * as Post from './post-parts.tsx';
export { PostNotFound, PostView, type PostViewProps } from './post-view.tsx';
export * as Posts from './posts-parts.tsx';
