'use client';
import { formatLongDate } from '../kit/format.ts';
import { Image } from '../kit/image.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { postCardAnatomy as anatomy } from './blog.anatomy.ts';
import { blogMessages as messages } from './blog.messages.ts';
import { type BlogPostSummary, cleanTitle } from './blog.rules.ts';

const Root = createPart('article', anatomy, 'root');
const Picture = createPart('div', anatomy, 'picture');
const Body = createPart('div', anatomy, 'body');
const Title = createPart('h3', anatomy, 'title');
const Text = createPart('p', anatomy, 'text');
const Facts = createPart('p', anatomy, 'facts');

export interface PostCardProps {
  post: BlogPostSummary;
  /** Loads the picture at once: for cards that stand on the first screen. */
  isEager?: boolean;
}

/** A post in a list. The whole card is one link to it. */
export function PostCard({ post, isEager = false }: PostCardProps) {
  const { paths, Link, placeholderImage, locale } = usePorts();
  return (
    <Root>
      <Picture>
        <Image
          src={post.image}
          fallbackSrc={placeholderImage}
          alt=""
          width={640}
          height={480}
          loading={isEager ? 'eager' : 'lazy'}
        />
      </Picture>
      <Body>
        <Title>
          <Link href={paths.post(post.slug)}>{cleanTitle(post.title)}</Link>
        </Title>
        <Text>{post.metaDescription}</Text>
        <PostFacts post={post} locale={locale} />
      </Body>
    </Root>
  );
}

function PostFacts({ post, locale }: { post: BlogPostSummary; locale: string }) {
  return (
    <Facts>
      {post.createdAt && <time dateTime={post.createdAt}>{formatLongDate(post.createdAt, locale)}</time>}
      {post.readTimeMinutes > 0 && <span>{messages.readTime(post.readTimeMinutes)}</span>}
    </Facts>
  );
}

/** The parts of a card, for a layout of your own. */
export const PostCardParts = { Root, Picture, Body, Title, Text, Facts };
