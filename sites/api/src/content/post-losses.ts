import { titleSlug } from '@trek/ui/api';
import { createHtmlSanitizer, type HtmlLoss } from '@trek/ui/blog/sanitize-html';
import { withAnchors } from '@trek/ui/internal/blog/rules';
import { JSDOM } from 'jsdom';
import type { ContentEntry, PostContent } from './content-schema.ts';

/** Elements of other programs that show nothing, and attributes that say nothing to a reader. */
const SILENT_ELEMENTS = new Set(['o:p', 'meta', 'link', 'title', 'xml', 'oembed']);
const SILENT_ATTRIBUTES = /^(?:data-|aria-|xmlns|v:|o:)|^name$/;
/** Styles that the site says with elements, or sets for all posts. */
const SILENT_STYLES =
  /^(?:mso-|-webkit-|-moz-|font|line-height$|margin|padding|white-space$|text-decoration|text-indent$|vertical-align$|letter-spacing$|word-|orphans$|widows$|caret-color$|display$|tab-|page-break)/;
/** Values that look as the site does without them. */
const USUAL_VALUES =
  /^(?:left|start|justify|none|normal|auto|inherit|initial|transparent|windowtext|black|white|#(?:000|fff){1,2}|rgb\((?:0, ?0, ?0|255, ?255, ?255)\))$/;

/** The parts of posts that their pages do not show: elements, attributes and styles that are dropped, and dead links. */
export function postLosses(posts: readonly ContentEntry<PostContent>[]): string[] {
  const losses: HtmlLoss[] = [];
  const sanitize = createHtmlSanitizer(new JSDOM('').window, '', (loss) => losses.push(loss));
  const shown = posts.map(({ content: { metaTitle, content } }) => {
    const post = JSDOM.fragment(withAnchors(sanitize(content.join('\n'))));
    const ids = new Set([...post.querySelectorAll('[id]')].map(({ id }) => id));
    return { path: `/blog/${titleSlug(metaTitle)}`, post, ids };
  });
  const placesOf = new Map(shown.map(({ path, ids }) => [path, ids]));
  return posts.flatMap(({ slug, content: { content } }, position) => {
    const file = `posts/${slug}.json`;
    const lost = content.flatMap((html, index) => {
      losses.length = 0;
      sanitize(html);
      return [...new Set(losses.flatMap(describeLoss))].map((text) => `${file}: content.${index}: ${text}`);
    });
    const dead = deadLinks(shown[position] as ShownPost, placesOf);
    return [...lost, ...dead.map((text) => `${file}: content: ${text}`)];
  });
}

function describeLoss({ element, attribute, value = '' }: HtmlLoss): string[] {
  if (element === 'iframe' && attribute === 'src') {
    return [`a frame of ${value || 'no address'} is left out: frames of YouTube and Vimeo are shown`];
  }
  if (attribute === undefined) return SILENT_ELEMENTS.has(element) ? [] : [`<${element}> is left out`];
  if (attribute === 'style') {
    const styles = lostStyles(value);
    return styles.length > 0 ? [`the style of <${element}> is left out: ${styles.join(', ')}`] : [];
  }
  if (SILENT_ATTRIBUTES.test(attribute)) return [];
  return [`${attribute} of <${element}> is left out: ${value.slice(0, LONGEST_VALUE)}`];
}

const LONGEST_VALUE = 80;

function lostStyles(value: string): string[] {
  return value
    .split(';')
    .map((style) => style.trim())
    .filter((style) => {
      const [name = '', given = ''] = style
        .toLowerCase()
        .split(':')
        .map((part) => part.trim());
      return name !== '' && !SILENT_STYLES.test(name) && !USUAL_VALUES.test(given);
    });
}

/** A post as its page shows it, and the ids in it. */
interface ShownPost {
  path: string;
  post: DocumentFragment;
  ids: ReadonlySet<string>;
}

/** Before the ids of a post's own HTML. A link from elsewhere leads there without it. */
const OWN_ID = 'user-content-';
/** The path of a page on this host or on one that is named, and the place on it. */
const PLACE_ON_PAGE = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*?)\/?(?:\?[^#]*)?#(.+)$/i;

/** Links into this or another post whose place is not in it. */
function deadLinks({ post, ids }: ShownPost, placesOf: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...post.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      const place = decoded(href.slice(1));
      return place === '' || ids.has(place)
        ? []
        : [`a link leads to #${place.replace(OWN_ID, '')}, which is not in the post`];
    }
    const [, path = '', name = ''] = PLACE_ON_PAGE.exec(href) ?? [];
    const [places, place] = [placesOf.get(path), decoded(name)];
    if (!places || places.has(place) || places.has(OWN_ID + place)) return [];
    return [`a link leads to ${href}, which is not in that post`];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
