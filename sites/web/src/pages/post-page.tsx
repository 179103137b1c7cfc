import { useTexts } from '@trek/ui/internal/language';
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
  const messages = useTexts(blogTexts);
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
      : notFoundHead(read, messages.postNotFound),
  );
  useEffect(() => {
    if (!isMissing) return;
    notify('info', messages.postNotFound);
    navigate(paths.posts, { replace: true });
  }, [isMissing, navigate, notify, messages]);
  return (
    <PageRead read={read} loadingLabel={messages.loadingPost} missing={<PostNotFound />}>
      {({ post, content }) => (
        <div className={styles.page}>
          <DefaultPost hasAnchors post={post} content={content} address={publicUrl + paths.post(post.slug)} />
        </div>
      )}
    </PageRead>
  );
}
