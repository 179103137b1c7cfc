import { Button, formatLongDate, Image, Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeText } from '../../content/home.ts';
import { useLatestPosts } from '../../data/reads.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

const text = homeText.posts;

/** The newest posts of the blog. */
export function LatestPosts() {
  const { Link, locale, placeholderImage } = usePorts();
  const posts = useLatestPosts();
  if (posts.status === 'ready' && posts.value.length === 0) return null;
  return (
    <HomeSection id="posts" title={text.title}>
      {posts.status === 'failed' && (
        <Status
          kind="error"
          title={text.failed}
          text={text.failedText}
          action={<Button onClick={posts.retry}>{text.tryAgain}</Button>}
        />
      )}
      <ul className={styles.posts} aria-busy={posts.status === 'loading'}>
        {posts.status === 'ready' &&
          posts.value.map((post) => (
            <li key={post.id}>
              <Image src={post.image} fallbackSrc={placeholderImage} alt="" width={640} height={360} />
              <h3>
                <Link href={`/blog/${post.slug}`}>{post.title}</Link>
              </h3>
              <p>{post.metaDescription}</p>
              <p>
                {formatLongDate(post.createdAt, locale)} · {text.readTime(post.readTimeMinutes)}
              </p>
            </li>
          ))}
      </ul>
      <Button asChild>
        <Link href="/blog">{text.all}</Link>
      </Button>
    </HomeSection>
  );
}
