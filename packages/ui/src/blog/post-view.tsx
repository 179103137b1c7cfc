'use client';
import { useId } from 'react';
import { Button } from '../kit/button.tsx';
import { formatLongDate } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { LeadImage } from '../kit/image.tsx';
import { createPart } from '../kit/part.tsx';
import { Status } from '../kit/status.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { postAnatomy as anatomy } from './blog.anatomy.ts';
import { blogMessages as messages } from './blog.messages.ts';
import { type BlogPostSummary, cleanTitle, shareLinks } from './blog.rules.ts';
import type { SafeHtml } from './sanitise-html.ts';

const Root = createPart('article', anatomy, 'root');
const Header = createPart('header', anatomy, 'header');
const Back = createPart('p', anatomy, 'back');
const Title = createPart('h1', anatomy, 'title');
const Byline = createPart('div', anatomy, 'byline');
const Avatar = createPart('span', anatomy, 'avatar');
const Content = createPart('div', anatomy, 'content');
const Share = createPart('section', anatomy, 'share');
const ShareTitle = createPart('h2', anatomy, 'shareTitle');
const ShareLinks = createPart('ul', anatomy, 'shareLinks');

export interface PostViewProps {
  post: BlogPostSummary;
  /** The post's text, made safe by `createHtmlSanitiser`. */
  content: SafeHtml;
  /** Absolute address of the post, which the share buttons hand on. */
  address: string;
}

/** A whole post with its author, its picture and ways to share it. */
export function PostView({ post, content, address }: PostViewProps) {
  const { placeholderImage, paths, Link } = usePorts();
  return (
    <Root>
      <Header>
        <Back>
          <Link href={paths.posts}>← {messages.backToPosts}</Link>
        </Back>
        <Title>{cleanTitle(post.title)}</Title>
        <PostByline post={post} />
      </Header>
      <LeadImage {...anatomy.attributes('picture')} src={post.image} fallbackSrc={placeholderImage} alt="" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its type is the proof that nothing in it runs. */}
      <Content dangerouslySetInnerHTML={{ __html: content }} />
      <PostShare title={cleanTitle(post.title)} address={address} />
    </Root>
  );
}

function PostByline({ post }: { post: BlogPostSummary }) {
  const { locale } = usePorts();
  return (
    <Byline>
      {post.authorName && (
        <>
          <Avatar aria-hidden="true">{[...post.authorName][0]?.toUpperCase()}</Avatar>
          <strong>{post.authorName}</strong>
        </>
      )}
      {post.createdAt && <time dateTime={post.createdAt}>{formatLongDate(post.createdAt, locale)}</time>}
      {post.readTimeMinutes > 0 && <span>{messages.readTime(post.readTimeMinutes)}</span>}
    </Byline>
  );
}

function PostShare({ title, address }: { title: string; address: string }) {
  const titleId = useId();
  const { notify } = usePorts();
  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard.
      await navigator.clipboard.writeText(address);
      notify('success', messages.linkCopied);
    } catch {
      notify('error', messages.copyRefused(address));
    }
  };
  return (
    <Share aria-labelledby={titleId}>
      <ShareTitle id={titleId}>{messages.share}</ShareTitle>
      <ShareLinks>
        {shareLinks(address, title).map(({ network, href }) => (
          <li key={network}>
            <a {...anatomy.attributes('shareLink')} href={href} target="_blank" rel="noopener noreferrer">
              {network === 'e-mail' ? messages.shareByEmail : messages.shareOn(network)}{' '}
              <span data-visually-hidden="">{messages.opensNewTab}</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" {...anatomy.attributes('shareLink')} onClick={copy}>
            <Icon name="link" /> {messages.copyLink}
          </button>
        </li>
      </ShareLinks>
    </Share>
  );
}

/** Where a post should stand that does not exist. */
export function PostNotFound() {
  const { paths, Link } = usePorts();
  return (
    <Status
      title={<h1>{messages.postNotFound}</h1>}
      text={messages.postNotFoundHint}
      action={
        <Button asChild variant="primary">
          <Link href={paths.posts}>{messages.browseAllPosts}</Link>
        </Button>
      }
    />
  );
}

/** The parts of a post, for a layout of your own. */
export const PostParts = { Root, Header, Back, Title, Byline, Avatar, Content, Share, ShareTitle, ShareLinks };
