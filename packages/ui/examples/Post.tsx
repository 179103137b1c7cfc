import type { BlogPost } from '@trek/ui/api';
import { DefaultPost } from '@trek/ui/blog';
import { createHtmlSanitizer } from '@trek/ui/blog/sanitize-html';
import { useMemo } from 'react';
import '@trek/ui/blog/skin.css';

/** The editors' HTML can run no scripts on your page. */
export function PostPage({ post }: { post: BlogPost }) {
  const sanitize = useMemo(() => createHtmlSanitizer(window), []);
  return (
    <main>
      <DefaultPost post={post} content={sanitize(post.content)} address={window.location.href} />
    </main>
  );
}
