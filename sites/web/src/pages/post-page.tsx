import '@trek/ui/blog/skin.css';
import { blogTexts, cleanTitle, DefaultPost, PostNotFound } from '@trek/ui/blog';
import { DEFAULT_PATHS as paths, usePorts } from '@trek/ui/provider';
import { useEffect } from 'react';
import { usePost } from '../data/post-reads.ts';
import { notFoundHead, usePageHead } from '../document/page-head.tsx';
import { usePublicUrl } from '../document/public-url.ts';
import type { PageProps } from '../routing/page-props.ts';
import * as styles from './page.css.ts';
import { PageRead } from './page-read.tsx';

/** One post of the blog. */
export default function PostPage({ params }: PageProps) {
  const { navigate, notify } = usePorts();
  const publicUrl = usePublicUrl();
  const read = usePost(params.slug ?? '');
  const post = read.status === 'ready' ? read.value?.post : undefined;
  const isMissing = read.status === 'ready' && read.value === null;
  usePageHead(
    post
      ? {
          title: post.metaTitle,
          description: post.metaDescription || cleanTitle(post.title),
          canonicalPath: paths.post(post.slug),
          image: post.image,
          kind: 'article',
        }
      : notFoundHead(read, blogTexts.english.postNotFound),
  );
  useEffect(() => {
    if (!isMissing) return;
    notify('info', blogTexts.english.postNotFound);
    navigate(paths.posts, { replace: true });
  }, [isMissing, navigate, notify]);
  return (
    <PageRead read={read} loadingLabel={blogTexts.english.loadingPost} missing={<PostNotFound />}>
      {({ post, content }) => (
        <div className={styles.page}>
          <DefaultPost hasAnchors post={post} content={content} address={publicUrl + paths.post(post.slug)} />
        </div>
      )}
    </PageRead>
  );
}
