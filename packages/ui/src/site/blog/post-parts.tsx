'use client';
import { useMemo } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { firstLetter } from '../../core/typed/first-letter.ts';
import { formatLongDate } from '../../kit/format.ts';
import { createHeading, Heading } from '../../kit/heading.tsx';
import { Icon } from '../../kit/icon.tsx';
import { HeroImage, type ImageProps } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { postAnatomy as anatomy } from './blog.anatomy.ts';
import { type BlogPostSummary, cleanTitle, postHeadings, shareLinks, withAnchors } from './blog.rules.ts';
import { blogTexts } from './blog.texts.ts';
import type { SafeHtml } from './sanitize-html.ts';

/** The facts on a post's page. */
interface PostFacts {
  post: BlogPostSummary;
  /** The post's text, made safe by `createHtmlSanitizer`. */
  content: SafeHtml;
  /** Absolute address of the post, which the share buttons hand on. */
  address: string;
  /** Its headings have ids, `part-1`, for links: if the post is the only one on the page. Default false. */
  hasAnchors?: boolean | undefined;
}

const PostContext = createRequiredContext<PostFacts & { ids: PartIds }>('Post.Root');
const usePost = () => useRequiredContext(PostContext);

const Article = createPart('article', anatomy, 'root');

/** The post's page, which gives it to the parts in it. */
export const Root = withRef(function PostRoot({
  post,
  content,
  address,
  hasAnchors,
  ...article
}: PostFacts & Omit<PartProps<'article'>, 'content'>) {
  const ids = usePartIds();
  const shared = useMemo(
    () => ({ post, content, address, hasAnchors, ids }),
    [post, content, address, hasAnchors, ids],
  );
  return (
    <PostContext.Provider value={shared}>
      <Article {...article} />
    </PostContext.Provider>
  );
});

/** Way back, title and byline. */
export const Header = createPart('header', anatomy, 'header');

/** The way back to all posts. */
export const Back = createPart('p', anatomy, 'back', () => {
  const messages = useTexts(blogTexts);
  const { paths, Link } = usePorts();
  return { children: <Link href={paths.posts}>{`← ${messages.backToPosts}`}</Link> };
});

/** The post’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => ({
  children: cleanTitle(usePost().post.title),
}));

const Avatar = createPart('span', anatomy, 'avatar');

/** Author, date and reading time. */
export const Byline = createPart('div', anatomy, 'byline', () => {
  const messages = useTexts(blogTexts);
  const locale = useLocale();
  const { authorName, createdAt, readTimeMinutes, topic } = usePost().post;
  return {
    children: (
      <>
        {authorName && (
          <>
            <Avatar aria-hidden="true">{firstLetter(authorName)}</Avatar>
            <strong translate="no">{authorName}</strong>
          </>
        )}
        {createdAt && <time dateTime={createdAt}>{formatLongDate(createdAt, locale)}</time>}
        {readTimeMinutes > 0 && <span>{messages.readTime(readTimeMinutes)}</span>}
        {topic && <span>{topic}</span>}
      </>
    ),
  };
});

/** The picture at the head of the post. */
export const Picture = withRef(function PostPicture(image: Partial<Omit<ImageProps, 'width' | 'height'>>) {
  const { placeholderImage } = usePorts();
  const { image: src, photo } = usePost().post;
  const own = { ...anatomy.attributes('picture'), src, photo, fallbackSrc: placeholderImage, alt: photo?.alt ?? '' };
  return <HeroImage {...mergeProps(own, image)} />;
});

/** The post's text: its type is the proof that nothing in it runs. */
export const Content = createPart('div', anatomy, 'content', () => {
  const { content, hasAnchors } = usePost();
  return { dangerouslySetInnerHTML: { __html: hasAnchors ? withAnchors(content) : content } };
});

/** The headings, each a link. Nothing without anchors, and where there are fewer than three. */
export const Contents = createPart('nav', anatomy, 'contents', () => {
  const messages = useTexts(blogTexts);
  const { content, hasAnchors } = usePost();
  const headings = hasAnchors ? postHeadings(content) : [];
  if (headings.length === 0) return null;
  return {
    'aria-label': messages.contents,
    children: (
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.title}</a>
          </li>
        ))}
      </ol>
    ),
  };
});

/** Treks and posts for those who have read this one. Nothing where there are none. */
export const Related = createPart('section', anatomy, 'related', () => {
  const messages = useTexts(blogTexts);
  const { paths, Link } = usePorts();
  const { related } = usePost().post;
  if (!related) return null;
  const lists = [
    { title: messages.relatedTreks, links: related.treks, path: paths.trek },
    { title: messages.relatedPosts, links: related.posts, path: paths.post },
  ];
  return {
    children: lists
      .filter(({ links }) => links.length > 0)
      .map(({ title, links, path }) => (
        <div key={title}>
          <Heading level={2} below={1}>
            {title}
          </Heading>
          <ul>
            {links.map((link) => (
              <li key={link.slug}>
                <Link href={path(link.slug)}>{cleanTitle(link.title)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )),
  };
});

/** The ways to hand the post on. */
export const Share = createPart('section', anatomy, 'share', () => ({
  'aria-labelledby': useIdOf(usePost().ids, 'shareTitle'),
}));

/** Heading of the links that share the post. */
export const ShareTitle = createHeading(anatomy, 'share-title', { level: 2, below: 1 }, (host) => {
  const messages = useTexts(blogTexts);
  return {
    id: useOwnId(usePost().ids, 'shareTitle', host),
    children: messages.share,
  };
});

/** The networks, and a button that copies the address. */
export const ShareLinks = createPart('ul', anatomy, 'share-links', () => {
  const messages = useTexts(blogTexts);
  const { post, address } = usePost();
  return {
    children: (
      <>
        {shareLinks(address, cleanTitle(post.title)).map(({ network, href }) => (
          <li key={network}>
            <a {...anatomy.attributes('share-link')} href={href} target="_blank" rel="noopener noreferrer">
              <span>{network === 'e-mail' ? messages.shareByEmail : messages.shareOn(network)}</span>{' '}
              <span data-trek-hidden="">{messages.opensNewTab}</span>
            </a>
          </li>
        ))}
        <li>
          <CopyLink />
        </li>
      </>
    ),
  };
});

/** Copies the post's address. */
export const CopyLink = createPart('button', anatomy, 'share-link', () => {
  const messages = useTexts(blogTexts);
  const { notify } = usePorts();
  const { address } = usePost();
  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard.
      await navigator.clipboard.writeText(address);
      notify('success', messages.linkCopied);
    } catch {
      notify('error', messages.copyRefused(address));
    }
  };
  return {
    type: 'button' as const,
    onClick: copy,
    children: (
      <>
        <Icon name="link" /> <span>{messages.copyLink}</span>
      </>
    ),
  };
});
