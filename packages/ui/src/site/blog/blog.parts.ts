import { describeParts } from '../../core/internal/described-anatomy.ts';
import { postAnatomy, postCardAnatomy, postListAnatomy } from './blog.anatomy.ts';

export const postCardParts = describeParts(postCardAnatomy, {
  root: 'The card of one post',
  picture: 'Its picture',
  body: 'Everything beside the picture',
  title: 'Its title, which leads to it',
  text: 'Its first sentences',
  facts: 'When it was written, and how long it takes to read',
});

export const postListParts = describeParts(postListAnatomy, {
  root: 'The cards',
  skeleton: 'Replaces a card while the posts load',
});

export const postParts = describeParts(postAnatomy, {
  root: 'The article',
  header: 'Everything above the text',
  back: 'The way back to all posts',
  title: 'The post’s title',
  byline: 'Its author and date',
  avatar: 'The author’s picture or first letter',
  picture: 'The picture above the text',
  content: 'The text, cleaned of whatever could run',
  share: 'The section with the ways to share',
  'share-title': 'Its heading',
  'share-links': 'The list of ways',
  'share-link': 'One way to share the post',
});
