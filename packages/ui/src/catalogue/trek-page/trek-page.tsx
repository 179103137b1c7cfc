'use client';
import type { ReactNode } from 'react';
import type { Trek } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { Hero } from './trek-hero.tsx';
import { Aside, Layout, Root, Story } from './trek-page-root.tsx';
import { Print, StoryAnswers, StoryProfile, StoryTabs } from './trek-story.tsx';

/** Props of `DefaultTrekPage`. */
export interface DefaultTrekPageProps extends OuterProps<'article'> {
  /** The trek, as the client of `@trek/ui/api` reads it. */
  trek: Trek;
  /** Beside the story: the booking panel. */
  aside?: ReactNode;
  /** Each day has an id of its own, `day-5`, for links: if the trek is the only one on the page. Default false. */
  hasAnchors?: boolean;
}

/** A trek's own page: hero, the story in tabs, answers to common questions, and a place for booking. */
export const DefaultTrekPage = withRef(function DefaultTrekPage({ aside, ...root }: DefaultTrekPageProps) {
  return (
    <Root {...root}>
      <Hero />
      <Layout>
        <Story>
          <StoryProfile />
          <StoryTabs />
          <StoryAnswers />
          <Print />
        </Story>
        {aside && <Aside>{aside}</Aside>}
      </Layout>
    </Root>
  );
});
