import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DefaultPostCard } from '../../src/site/blog/post-card.tsx';
import * as Post from '../../src/site/blog/post-parts.tsx';
import type { SafeHtml } from '../../src/site/blog/sanitize-html.ts';
import { storyPost } from '../../src/testing/story-posts.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const post = { ...storyPost, title: 'Walk 100%  like a local' };
const titleOf = () => screen.getByRole('heading').textContent;

test('the card of a post shows its title as it is', () => {
  render(
    <HostPage>
      <DefaultPostCard post={post} />
    </HostPage>,
  );
  expect(titleOf()).toBe('Walk 100%  like a local');
});

test('the page of a post cleans its title', () => {
  render(
    <HostPage>
      <Post.Root post={post} content={'' as SafeHtml} address="https://example.com/blog/walk">
        <Post.Title />
      </Post.Root>
    </HostPage>,
  );
  expect(titleOf()).toBe('Walk 100 a local');
});
