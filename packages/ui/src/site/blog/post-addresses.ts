import { VIDEO_HOSTS } from './blog.rules.ts';

/** The backend's folder for editors' uploads, as editors and backends write it. */
const UPLOADS = /^(?:\.{1,2}\/)*(?:\/app)?\/?uploads\//;

/** An address that leads to the backend where it means one of its uploads, and has a protocol where it names a host. */
export function postAddress(address: string, backendUrl: string): string {
  const given = address.trim();
  if (UPLOADS.test(given)) return `${backendUrl}/uploads/${given.replace(UPLOADS, '')}`;
  return given.startsWith('//') ? `https:${given}` : address;
}

/**
 * The addresses of a `srcset`, each changed. They may contain commas.
 * Source: https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
 */
export function changedSrcset(srcset: string, change: (address: string) => string): string {
  const candidates: string[] = [];
  let rest = srcset.trim();
  while (rest !== '') {
    const [, given = '', after = ''] = /^[\s,]*(\S+)(.*)$/s.exec(rest) ?? [];
    if (given === '') break;
    const address = withoutCommas(given);
    const end = address === given ? endOfDescriptors(after) : 0;
    const descriptors = after.slice(0, end).trim();
    if (address !== '') candidates.push(descriptors ? `${change(address)} ${descriptors}` : change(address));
    rest = after.slice(end).trim();
  }
  return candidates.join(', ');
}

/** An address that a comma ends has no descriptors. */
function withoutCommas(text: string): string {
  let end = text.length;
  while (text[end - 1] === ',') end -= 1;
  return text.slice(0, end);
}

/** The next comma that is not in parentheses, or the end. */
function endOfDescriptors(text: string): number {
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth <= 0) return index;
  }
  return text.length;
}

const YOUTUBE_HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'music.youtube.com'];
const NO_COOKIE_HOSTS = ['www.youtube-nocookie.com', 'youtube-nocookie.com'];
/** Pages of Vimeo that show a video among others. */
const VIDEO_LISTS = ['channels', 'groups', 'album', 'showcase'];
const VIDEO_ID = /^[\w-]+$/;

/** None, an old one, or a host alone. */
const NO_PROTOCOL = /^(?:http:)?\/\/|^(?=(?:[\w-]+\.)*(?:youtube|youtube-nocookie|youtu|vimeo)\.(?:com|be)\/)/i;

/** The address of a video's frame, also of what an editor copied from the browser's address; undefined: it is none. */
export function videoFrame(source: string | null): string | undefined {
  const url = readAddress(source?.trim().replace(NO_PROTOCOL, 'https://') ?? '');
  if (url?.protocol !== 'https:') return undefined;
  const page = framedPage(url);
  if (page) return page;
  return VIDEO_HOSTS.some((known) => known === url.host) ? url.href : undefined;
}

/** The frame of a page on which a video is watched. Sources: youtube.com and vimeo.com, 'Share' and 'Embed'. */
function framedPage({ host, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtubeFrame(first, searchParams);
  if (YOUTUBE_HOSTS.includes(host) && first === 'watch') return youtubeFrame(searchParams.get('v') ?? '', searchParams);
  if (YOUTUBE_HOSTS.includes(host) && ['shorts', 'live', 'v', 'e'].includes(first) && second)
    return youtubeFrame(second, searchParams);
  if (YOUTUBE_HOSTS.includes(host) && first === 'playlist' && searchParams.has('list'))
    return `https://www.youtube.com/embed/videoseries?list=${encodeURIComponent(searchParams.get('list') ?? '')}`;
  if (NO_COOKIE_HOSTS.includes(host) && first === 'embed' && host !== NO_COOKIE_HOSTS[0])
    return VIDEO_ID.test(second) ? `https://www.youtube-nocookie.com/embed/${second}` : undefined;
  if (host !== 'www.youtube.com' && YOUTUBE_HOSTS.includes(host) && first === 'embed')
    return youtubeFrame(second, searchParams);
  if (host !== 'vimeo.com' && host !== 'www.vimeo.com') return undefined;
  const inList = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (VIDEO_LISTS.includes(first) && /^\d+$/.test(inList)) return `https://player.vimeo.com/video/${inList}`;
  if (/^\d+$/.test(first))
    return `https://player.vimeo.com/video/${first}${VIDEO_ID.test(second) ? `?h=${second}` : ''}`;
  return undefined;
}

/** `90`, `90s` or `1m30s`. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtubeFrame(id: string, parameters: URLSearchParams): string | undefined {
  const start = secondsIn(parameters.get('start') ?? parameters.get('t') ?? '');
  return VIDEO_ID.test(id) ? `https://www.youtube.com/embed/${id}${start ? `?start=${start}` : ''}` : undefined;
}

function readAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
