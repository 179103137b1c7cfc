import { isLinkEnding } from './link-endings.ts';
import { unified } from './unified.ts';

/**
 * Mail programs turn more than addresses with a scheme into links: `evil.com` and `t.me/x` alone are enough, in any case,
 * and whatever invisible marks or full-width signs are in them. A name is mailed, so none of these may be in it.
 *
 * `MOHD.ASIF`, `St.John`, `M.D.Ali` and `Ph.D` are names: nothing can be registered below `asif`, `john`, `ali` and `d`. Where
 * an ending is a surname too, as in `Min.Kim`, a mail program can't tell, so the name needs a space after its dot. Only the
 * last ending counts: `Sk.Md.Ali` is no link, though `.md` is an ending.
 * Sources: how linkify-it finds bare hosts (https://github.com/markdown-it/linkify-it, `lib/re.mjs`), and Thunderbird, which
 * adds `www.` and `ftp.` (https://searchfox.org/comm-central/source/mozilla/netwerk/streamconv/converters/mozTXTToHTMLConv.cpp)
 */

const SCHEME = /:\/\/|(?:^|[^\p{L}\p{N}])(?:mailto|tel|callto|sms|skype|whatsapp|geo|file|news|javascript|data):[^\s]/u;
const NO_HOST = /[^\p{L}\p{M}\p{N}_.-]+/u;
const SEPARATORS = '._-';
const BARE_IP = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** A text as a mail program reads it: case, width and invisible marks make no difference. */
const folded = (text: string) =>
  unified(text, 'NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。｡]/g, '.')
    .toLowerCase();

function isHost(text: string): boolean {
  const labels = text.split('.');
  const ending = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.at(-2) === '') return false;
  if (labels[0] === 'www' || labels[0] === 'ftp' || BARE_IP.test(text)) return true;
  return isLinkEnding(ending) || ending.startsWith('xn--');
}

/** A host has no dot and no dash at its ends. */
function trimmed(part: string): string {
  let [start, end] = [0, part.length];
  while (start < end && SEPARATORS.includes(part.charAt(start))) start += 1;
  while (end > start && SEPARATORS.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(start, end);
}

/** The first part that a mail program would make a link of, in lower case; undefined: there is none. */
export function linkIn(text: string): string | undefined {
  const line = folded(text);
  const withScheme = line.split(/\s+/).find((word) => SCHEME.test(word));
  return (
    withScheme ??
    line
      .split(NO_HOST)
      .map((part) => trimmed(part))
      .find(isHost)
  );
}
