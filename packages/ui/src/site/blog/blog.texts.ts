import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of the blog's list and posts. */
export const blogTexts = defineTexts('blog', {
  listTitle: 'Trekking Blog',
  loadingPosts: 'Loading blog posts...',
  loadError: 'Error loading blog posts',
  loadErrorHint: 'Please try again later.',
  retry: 'Retry',
  noPosts: 'No blog posts found',
  postNotFound: 'Blog Post Not Found',
  postNotFoundHint: 'It may have moved, or there may be a typo in the address.',
  browseAllPosts: 'Browse All Posts',
  backToPosts: 'Back to all posts',
  loadingPost: 'Loading blog post...',
  readTime: (minutes: number) => `${minutes} min read`,
  share: 'Share this post',
  shareOn: (network: string) => `Share on ${network}`,
  shareByEmail: 'Share by e-mail',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to clipboard!',
  copyRefused: (address: string) => `Your browser did not allow copying. The link is ${address}`,
  opensNewTab: '(opens in a new tab)',
});
