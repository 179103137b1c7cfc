import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const postCardAnatomy = defineAnatomy('post-card', [
  /** The card of one post. */
  'root',
  /** Its picture. */
  'picture',
  /** Everything beside the picture. */
  'body',
  /** Its title, which leads to it. */
  'title',
  /** Its first sentences. */
  'text',
  /** When it was written, and how long it takes to read. */
  'facts',
]);

export const postListAnatomy = defineAnatomy('post-list', [
  /** The cards. */
  'root',
  /** Replaces a card while the posts load. */
  'skeleton',
]);

export const postAnatomy = defineAnatomy('post', [
  /** The article. */
  'root',
  /** Everything above the text. */
  'header',
  /** The way back to all posts. */
  'back',
  /** The post’s title. */
  'title',
  /** Its author and date. */
  'byline',
  /** The author’s picture or first letter. */
  'avatar',
  /** The picture above the text. */
  'picture',
  /** The list of headings. */
  'contents',
  /** The text, cleaned of whatever could run. */
  'content',
  /** Treks and posts to go on with. */
  'related',
  /** The section with the ways to share. */
  'share',
  /** Its heading. */
  'share-title',
  /** The list of ways. */
  'share-links',
  /** One way to share the post. */
  'share-link',
]);
