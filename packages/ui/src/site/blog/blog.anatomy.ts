import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const postCardAnatomy = defineAnatomy('post-card', ['root', 'picture', 'body', 'title', 'text', 'facts']);

export const postListAnatomy = defineAnatomy('post-list', ['root', 'skeleton']);

export const postAnatomy = defineAnatomy('post', [
  'root',
  'header',
  'back',
  'title',
  'byline',
  'avatar',
  'picture',
  'content',
  'share',
  'share-title',
  'share-links',
  'share-link',
]);
