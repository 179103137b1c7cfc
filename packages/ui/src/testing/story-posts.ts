import type { BlogPostSummary } from '../site/blog/blog.rules.ts';
import { BACKEND_URL } from './api-answers.ts';

/** A post with everything that its page can show. */
export const storyPost: BlogPostSummary = {
  id: 1,
  title: 'How to acclimatize: 100% slow feet, honest evenings',
  slug: 'how-to-acclimatize',
  image: `${BACKEND_URL}/uploads/acclimatize.jpg`,
  authorName: 'Pasang Dorje Sherpa',
  createdAt: '2029-02-11T00:00:00.000Z',
  readTimeMinutes: 4,
  metaTitle: 'How to acclimatize',
  topic: 'Health',
  related: {
    treks: [{ title: 'Annapurna Base Camp Trek', slug: 'annapurna-base-camp-trek' }],
    posts: [{ title: 'What to pack', slug: 'what-to-pack' }],
  },
  metaDescription: 'How altitude sickness begins, how fast to climb, and when to go down.',
};

/** Posts as a list has them, one with the shortest and one with the longest texts. */
export const storyPosts: BlogPostSummary[] = [
  storyPost,
  { ...storyPost, id: 2, slug: 'tea', title: 'Tea', metaDescription: '', authorName: '', readTimeMinutes: 0 },
  {
    ...storyPost,
    id: 3,
    slug: 'long',
    title: 'Höhenanpassungsschwierigkeitenvermeidungsstrategien für Wanderer mit wenig Zeit',
    metaDescription: 'A description that goes on. '.repeat(12),
    image: `${BACKEND_URL}/uploads/missing.jpg`,
  },
];
