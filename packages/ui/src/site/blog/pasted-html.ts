import { videoFrame } from './post-addresses.ts';

/* Editors paste from programs that say with styles, names and data attributes what HTML says with elements and ids. */

/** Elements that say with their name what a style on them may take back. */
const TAKEN_BACK: readonly [selector: string, isTakenBack: (style: CSSStyleDeclaration) => boolean][] = [
  ['b, strong', ({ fontWeight }) => fontWeight !== '' && !isBold(fontWeight)],
  ['i, em', ({ fontStyle }) => fontStyle === 'normal'],
  ['u, ins', (style) => decorationOf(style) === 'none'],
  ['s, strike, del', (style) => decorationOf(style) === 'none'],
];

/** Styles that an element says as well. */
const ELEMENTS_FOR_STYLES: readonly [name: string, isStyled: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => isBold(fontWeight)],
  ['em', ({ fontStyle }) => fontStyle === 'italic' || fontStyle === 'oblique'],
  ['u', (style) => decorationOf(style).includes('underline')],
  ['s', (style) => decorationOf(style).includes('line-through')],
  ['sup', ({ verticalAlign }) => verticalAlign === 'super'],
  ['sub', ({ verticalAlign }) => verticalAlign === 'sub'],
];

/** Elements whose text may be bold, italic or underlined by a style alone. */
const STYLED_TEXT = 'span[style], font[style], p[style], li[style], td[style], div[style]';
/** Attributes with the address of a picture or frame that loads late. */
const LATE_ADDRESSES = ['data-src', 'data-lazy-src', 'data-original'];
const LATE_SRCSETS = ['data-srcset', 'data-lazy-srcset'];

const isBold = (weight: string) => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
const decorationOf = (style: CSSStyleDeclaration) =>
  `${style.getPropertyValue('text-decoration-line')} ${style.getPropertyValue('text-decoration')}`.trim();

/** Says with elements, ids and addresses what the pasted HTML in an element says otherwise. */
export function adoptPasted(body: HTMLElement): void {
  for (const [selector, isTakenBack] of TAKEN_BACK) {
    for (const element of body.querySelectorAll<HTMLElement>(selector)) {
      if (isTakenBack(element.style)) unwrap(element);
    }
  }
  // The wrapper of Google Docs, also where another editor has dropped its style.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const element of body.querySelectorAll<HTMLElement>(STYLED_TEXT)) sayByElements(element);
  nameByIds(body);
  for (const element of body.querySelectorAll('img, iframe, source')) loadAtOnce(element);
  for (const copy of body.querySelectorAll(':is(img, iframe, picture) + noscript')) copy.remove();
  for (const media of body.querySelectorAll(MEDIA)) frameOf(media);
}

/** A heading is bold by itself, and a link underlined. */
function sayByElements(element: HTMLElement): void {
  for (const [name, isStyled] of ELEMENTS_FOR_STYLES) {
    if (!isStyled(element.style) || element.textContent?.trim() === '') continue;
    if (name === 'strong' && element.closest('h1, h2, h3, h4, h5, h6, strong, b')) continue;
    if (name === 'u' && (element.closest('a') || element.querySelector('a'))) continue;
    if (element.querySelector('p, ul, ol, table, div, h1, h2, h3, h4, h5, h6')) continue;
    const wrapper = element.ownerDocument.createElement(name);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

/** A place that links lead to may have a name, as older programs write it. */
function nameByIds(body: HTMLElement): void {
  const idOf = new Map<string, string>();
  for (const anchor of body.querySelectorAll('a[name]')) {
    const name = anchor.getAttribute('name') ?? '';
    if (name === '') continue;
    if (!anchor.id) anchor.id = name;
    idOf.set(name, anchor.id);
  }
  const ids = new Set([...body.querySelectorAll('[id]')].map(({ id }) => id));
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const place = placeOf(href);
    if (place === undefined || (href.startsWith('#') && ids.has(place))) continue;
    const id = idOf.get(place) ?? [place, place.replace(/^heading=/, ''), place.trim()].find((one) => ids.has(one));
    if (id !== undefined) link.setAttribute('href', `#${id}`);
  }
}

/** The place in the same text that a link means, also by the address of the document that it was copied from. */
function placeOf(href: string): string | undefined {
  const [, document = '', place = ''] = /^([^#]*)#(.+)$/.exec(href.trim()) ?? [];
  const isOwn = document === '' || /^file:/i.test(document) || document.startsWith('https://docs.google.com/document/');
  if (place === '' || !isOwn) return undefined;
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

function loadAtOnce(element: Element): void {
  const first = (names: readonly string[]) => names.map((name) => element.getAttribute(name)).find(Boolean);
  const [address, srcset] = [first(LATE_ADDRESSES), first(LATE_SRCSETS)];
  // The address in `src` is that of a stand-in.
  if (address) element.setAttribute('src', address);
  if (srcset) element.setAttribute('srcset', srcset);
}

/** CKEditor writes a video's address and no frame, and YouTube gave an object or an embed to paste. */
const MEDIA = 'oembed[url], div[data-oembed-url], object, embed';
const MEDIA_ADDRESSES = ['url', 'data-oembed-url', 'data', 'src', 'value'];

function frameOf(media: Element): void {
  const places = [media, ...media.querySelectorAll('embed, param[name=movie]')];
  const address = MEDIA_ADDRESSES.flatMap((name) => places.map((place) => place.getAttribute(name))).find(Boolean);
  if (!address || videoFrame(address) === undefined) return;
  const frame = media.ownerDocument.createElement('iframe');
  frame.setAttribute('src', address);
  for (const size of ['width', 'height']) {
    const given = media.getAttribute(size);
    if (given) frame.setAttribute(size, given);
  }
  frame.setAttribute('allowfullscreen', '');
  media.replaceWith(frame);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
