import { useTexts } from '@trek/ui/internal/language';
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
import { pageTexts } from './page.texts.ts';

/** All published posts. */
export default function BlogPage() {
  const messages = useTexts(pageTexts).blog;
  const { paths, Link } = usePorts();
  const posts = usePosts();
  const texts = useTexts(blogTexts);
  usePageHead({
    title: texts.listTitle,
    description: BLOG_DESCRIPTION,
    canonicalPath: '/blog',
  });
  return (
    <>
      <InfoHero title={texts.listTitle} lead={messages.lead} />
      <div className={styles.page}>
        <h2 data-visually-hidden="">{messages.all}</h2>
        <DefaultPostList posts={{ ...posts, retry: () => window.location.reload() }} />
        <p>
          <a href={FEED_PATH}>{messages.feed}</a>
        </p>
        <CallToAction title={messages.readyTitle} text={messages.readyText}>
          <Button asChild variant="primary">
            <Link href={paths.treks}>{messages.exploreTreks}</Link>
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
