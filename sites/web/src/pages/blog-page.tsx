import '@trek/ui/blog/skin.css';
import { blogTexts, DefaultPostList } from '@trek/ui/blog';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { BLOG_DESCRIPTION, FEED_PATH } from '../content/blog.ts';
import { usePosts } from '../data/post-reads.ts';
import { usePageHead } from '../document/page-head.tsx';
import { CallToAction } from './info/call-to-action.tsx';
import { InfoHero } from './info/info-hero.tsx';
import * as styles from './page.css.ts';

/** All published posts. */
export default function BlogPage() {
  const { paths, Link } = usePorts();
  const posts = usePosts();
  usePageHead({
    title: blogTexts.english.listTitle,
    description: BLOG_DESCRIPTION,
    canonicalPath: '/blog',
  });
  return (
    <>
      <InfoHero
        title={blogTexts.english.listTitle}
        lead="Notes from people who walk these trails, for those who are about to."
      />
      <div className={styles.page}>
        <h2 data-visually-hidden="">All posts</h2>
        <DefaultPostList posts={{ ...posts, retry: () => window.location.reload() }} />
        <p>
          Follow new posts by <a href={FEED_PATH}>RSS</a>.
        </p>
        <CallToAction title="Ready to go?" text="Choose a trail, and the month when it is at its best.">
          <Button asChild variant="primary">
            <Link href={paths.treks}>Explore Treks</Link>
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
