import { DefaultPostList } from '@trek/ui/blog';
import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeTexts } from '../../content/home.ts';
import { useLatestPosts } from '../../data/post-reads.ts';
import { useInEnglish } from '../../language/in-english.ts';
import { HomeSection } from './section.tsx';

/** The newest posts of the blog. */
export function LatestPosts() {
  const messages = useTexts(homeTexts);
  const { Link, paths } = usePorts();
  const posts = useLatestPosts();
  if (posts.status === 'ready' && posts.value.length === 0) return null;
  return (
    <HomeSection id="posts" title={messages.posts.title}>
      <DefaultPostList posts={posts} priority={false} textLang={useInEnglish().lang} />
      <Button asChild>
        <Link href={paths.posts}>{messages.posts.all}</Link>
      </Button>
    </HomeSection>
  );
}
