'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading } from '../../kit/heading.tsx';
import { type ImageProps, Image as KitImage } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { postCardAnatomy as anatomy } from './blog.anatomy.ts';
import type { BlogPostSummary } from './blog.rules.ts';
import { blogTexts } from './blog.texts.ts';

const PostContext = createRequiredContext<BlogPostSummary>('PostCard.Root');
const usePost = () => useRequiredContext(PostContext);

const Article = createPart('article', anatomy, 'root');

interface PostCardRootProps extends PartProps<'article'> {
  post: BlogPostSummary;
}

/** The card, which gives its post to the parts in it. */
export const Root = withRef(function PostCardRoot({ post, ...article }: PostCardRootProps) {
  return (
    <PostContext.Provider value={post}>
      <Article {...article} />
    </PostContext.Provider>
  );
});

/** The place of the picture. */
export const Picture = createPart('div', anatomy, 'picture');

/** The post's picture. */
export const Image = withRef(function PostCardImage(image: Partial<ImageProps>) {
  const { placeholderImage } = usePorts();
  const { image: src, photo } = usePost();
  const own = { src, photo, fallbackSrc: placeholderImage, alt: '', width: 640, height: 480 };
  return <KitImage {...mergeProps(own, image)} />;
});

/** Everything beside the picture. */
export const Body = createPart('div', anatomy, 'body');

/** The post's title, which leads to it. */
export const Title = createHeading(anatomy, 'title', { level: 3 }, () => {
  const { paths, Link } = usePorts();
  const { slug, title } = usePost();
  return { children: <Link href={paths.post(slug)}>{title}</Link> };
});

/** The post's description. */
export const Text = createPart('p', anatomy, 'text', () => ({ children: usePost().metaDescription }));

/** Its date, and how long it takes to read. */
export const Facts = createPart('p', anatomy, 'facts', () => {
  const messages = useTexts(blogTexts);
  const locale = useLocale();
  const { createdAt, readTimeMinutes } = usePost();
  return {
    children: (
      <>
        {createdAt && <time dateTime={createdAt}>{formatLongDate(createdAt, locale)}</time>}
        {readTimeMinutes > 0 && <span>{messages.readTime(readTimeMinutes)}</span>}
      </>
    ),
  };
});
