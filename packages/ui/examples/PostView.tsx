import type { BlogPost } from '@trek/ui/api';
import { PostView } from '@trek/ui/blog';
import { createHtmlSanitiser } from '@trek/ui/blog/sanitise-html';
import { useMemo } from 'react';
import '@trek/ui/blog/skin.css';

/** What editors have written runs nothing on your page. */
export function PostPage({ post }: { post: BlogPost }) {
  const sanitise = useMemo(() => createHtmlSanitiser(window), []);
  return (
    <main>
      <PostView post={post} content={sanitise(post.content)} address={window.location.href} />
    </main>
  );
}
