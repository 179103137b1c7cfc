import type { BlogPost } from '@trek/ui/api';
import { expect, test } from 'vitest';
import { latestPosts } from '../src/data/latest-posts.ts';

const post = (id: number, createdAt: string): BlogPost => ({
  ...{ id, createdAt, title: `Post ${id}`, slug: `post-${id}`, image: '', authorName: '' },
  ...{ content: '<p>Long</p>', readTimeMinutes: 4, metaTitle: '', metaDescription: '' },
});

test('the home page shows the three newest posts, newest first, without their content', () => {
  const posts = [
    post(1, '2026-01-05T00:00:00Z'),
    post(2, '2026-03-01T10:00:00Z'),
    post(3, '2025-12-31'),
    post(4, '2026-03-01T12:00:00Z'),
  ];
  const latest = latestPosts(posts);
  expect(latest.map(({ id }) => id)).toEqual([4, 2, 1]);
  expect(JSON.stringify(latest)).not.toContain('Long');
});
