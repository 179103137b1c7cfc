import { getCookie, setCookie } from 'hono/cookie';
import type { ApiContext } from '../http/api-context.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { SessionRow } from '../store/schema.ts';

/** Over https the name keeps pages without encryption from setting one. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Secure-office' : 'office');
const isSecure = ({ publicUrl }: Pick<ApiSettings, 'publicUrl'>) => publicUrl.startsWith('https:');

/**
 * Gives a browser the token of an entry: for all of its tabs and the rest of the session, which is twelve hours at most, out
 * of reach of scripts, and for the office's own calls alone.
 * Without a path of its own a cookie has that of the call, `…/office`, wherever the API is mounted.
 */
export function setOfficeCookie(
  context: ApiContext,
  settings: ApiSettings,
  token: string,
  { ends_at }: SessionRow,
): void {
  setCookie(context, nameOf(isSecure(settings)), token, {
    path: undefined,
    httpOnly: true,
    secure: isSecure(settings),
    sameSite: 'Strict',
    maxAge: Math.floor((Date.parse(ends_at) - settings.now().getTime()) / 1000),
  });
}

/** The token of the entry that a call belongs to. */
export const officeCookie = (context: ApiContext, settings: Pick<ApiSettings, 'publicUrl'>): string | undefined =>
  getCookie(context, nameOf(isSecure(settings)));

/**
 * Whether a call comes from a page of the office's own origin, or from no page. Browsers name the origin of each call that
 * changes something, and the site of each call.
 */
export function isOwnOrigin(context: ApiContext, { publicUrl }: Pick<ApiSettings, 'publicUrl'>): boolean {
  const origin = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('Host');
}
