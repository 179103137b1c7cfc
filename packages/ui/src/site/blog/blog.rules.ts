import type { BlogPost } from '../../api/normalize-post.ts';
import { spacedPart, titleSlug } from '../../api/slug.ts';
import { type HtmlTag, tagsIn } from './html-tags.ts';

/** The facts of a post for a card or a list. */
export type BlogPostSummary = Omit<BlogPost, 'content'>;

/** Hosts whose video frames an editor may put into a post. */
export const VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** Posts in the teaser of the home page. */
export const TEASER_SIZE = 3;

/** The card's share of a post: a list does not include the posts' content. */
export function summarizePost({ content: _, ...summary }: BlogPost): BlogPostSummary {
  return summary;
}

/** The newest posts first, those without a readable date last; equal moments keep the backend's order. */
export function newestPosts<Post extends BlogPostSummary>(posts: readonly Post[], count = posts.length): Post[] {
  // Two that are infinitely old are no number apart.
  return posts.toSorted((one, other) => momentOf(other) - momentOf(one) || 0).slice(0, count);
}

function momentOf({ createdAt }: BlogPostSummary): number {
  const moment = Date.parse(createdAt);
  return Number.isNaN(moment) ? Number.NEGATIVE_INFINITY : moment;
}

/** The post whose `metaTitle` has this slug. */
export function findPost<Post extends BlogPostSummary>(posts: readonly Post[], slug: string): Post | undefined {
  const wanted = titleSlug(spacedPart(slug));
  return wanted === '' ? undefined : posts.find((post) => post.slug === wanted);
}

/** The title as the post's own page shows it: without percent signs and the word "like", spaces collapsed. */
export function cleanTitle(title: string): string {
  return title
    .replace(/%/g, '')
    .replace(/\blike\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A way to hand a post on. */
export interface ShareLink {
  network: 'Facebook' | 'Twitter' | 'LinkedIn' | 'e-mail';
  href: string;
}

/**
 * Addresses that share a post.
 * Sources: https://developers.facebook.com/docs/plugins/share-button · https://developer.x.com/en/docs/x-for-websites/tweet-button ·
 * https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin · RFC 6068
 * @param address absolute address of the post
 */
export function shareLinks(address: string, title: string): ShareLink[] {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)];
  return [
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'e-mail', href: `mailto:?subject=${text}&body=${url}` },
  ];
}

/** A heading of a post, with the id of its anchor. */
export interface PostHeading {
  id: string;
  title: string;
}

/** Fewer need no list. */
const FEWEST_HEADINGS = 3;
/** A text of sanitized HTML has no others. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** The headings of a sanitized post, in their order. Empty where there are too few for a list. */
export function postHeadings(content: string): PostHeading[] {
  const headings = headingsIn(content);
  if (headings.length < FEWEST_HEADINGS) return [];
  return headings.map(({ id, title }) => ({ id, title })).filter(({ title }) => title.trim() !== '');
}

/** The same post with an id on each heading. What is added is safe, so the result is as safe as before. */
export function withAnchors<Html extends string>(content: Html): Html {
  let [html, done] = ['', 0];
  for (const { opening, id } of headingsIn(content)) {
    const name = opening.start + '<h2'.length;
    const { start, end } = opening.idAt ?? { start: name, end: name };
    html += `${content.slice(done, start)}${opening.idAt ? '' : ' '}id="${id}"`;
    done = end;
  }
  return `${html}${content.slice(done)}` as Html;
}

/** The headings with their places; one without an id of its own gets `part-1` and so on. */
function headingsIn(content: string): (PostHeading & { opening: HtmlTag })[] {
  const headings: (PostHeading & { opening: HtmlTag })[] = [];
  let open: (PostHeading & { opening: HtmlTag }) | undefined;
  const ids = new Set<string>();
  let end = 0;
  for (const tag of tagsIn(content)) {
    if (open) open.title += content.slice(end, tag.start).replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
    if (open && tag.name === 'br') open.title += ' ';
    end = tag.end;
    if (tag.name === 'h2') {
      // A copied heading brings the id of the first one along.
      const id = tag.id && !ids.has(tag.id) ? tag.id : `part-${headings.length + 1}`;
      ids.add(id);
      open = { id, title: '', opening: tag };
      headings.push(open);
    }
    if (tag.name === '/h2') open = undefined;
  }
  return headings;
}
