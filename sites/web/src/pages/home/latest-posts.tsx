import { DefaultPostList } from '@trek/ui/blog';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeText } from '../../content/home.ts';
import { useLatestPosts } from '../../data/post-reads.ts';
import { HomeSection } from './section.tsx';

/** The newest posts of the blog. */
export function LatestPosts() {
  const { Link, paths } = usePorts();
  const posts = useLatestPosts();
  if (posts.status === 'ready' && posts.value.length === 0) return null;
  return (
    <HomeSection id="posts" title={homeText.posts.title}>
      <DefaultPostList posts={posts} priority={false} />
      <Button asChild>
        <Link href={paths.posts}>{homeText.posts.all}</Link>
      </Button>
    </HomeSection>
  );
}
