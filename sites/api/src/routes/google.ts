import {
  ECHOES_MARKER_COOKIE,
  GOOGLE_MARKER_MS,
  type GoogleError,
} from '@trek/ui/internal/sign-in/google-callback-rules';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { beginSession } from '../accounts/begin-session.ts';
import { EmailNotVerifiedError, type GoogleSignIn } from '../accounts/google-sign-in.ts';
import { userEntity } from '../accounts/user-entity.ts';
import { errorDetail } from '../core/log.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { userOfGoogle } from '../store/google-users.ts';
import { toUnavailableError } from '../store/unavailable-store.ts';
import type { Services } from './services.ts';

const COOKIE = 'google-sign-in';
/** With the `__Host-` prefix, a browser accepts it from this host only, over https. */
const HOST_COOKIE = `__Host-${COOKIE}`;
/** As long as the site's page accepts a return. */
const ECHO_SECONDS = GOOGLE_MARKER_MS / 1000;
/** A marker as the site's button makes them; anything else is ignored. */
const MARKER = /^[\w-]{1,64}$/;

const NOT_CONFIGURED = "can't sign a visitor in with Google: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET";

/** Google sign-in: the redirect to Google, and the return to the site's callback page. */
export function googleRoutes(services: Services) {
  const { settings, store, tokens, google } = services;
  const limit = new RateLimit(services, 'google');
  const callbackUrl = `${settings.publicUrl}/auth/google/callback`;
  const returnUrl = new URL(settings.google?.returnUrl ?? settings.publicUrl);
  const isSecure = returnUrl.protocol === 'https:';
  const cookie = isSecure ? HOST_COOKIE : COOKIE;
  const cookieOptions = {
    path: isSecure ? '/' : returnUrl.pathname,
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Lax',
    maxAge: ECHO_SECONDS,
  } as const;
  // The site's own page reads it if it is on the same host. Over https it has the `__Host-` prefix, too.
  const echoCookie = isSecure ? `__Host-${ECHOES_MARKER_COOKIE}` : ECHOES_MARKER_COOKIE;
  const echoPath = isSecure ? '/' : new URL(callbackUrl).pathname;
  const echoOptions = { ...cookieOptions, path: echoPath, httpOnly: false };

  /** @param marker given by the site's page, which recognizes its own sign-in by it */
  const backWith = (context: ApiContext, result: Record<string, string>, marker: string | undefined) => {
    const parameters = new URLSearchParams({ ...result, ...(marker && { marker }) });
    // The fragment reaches only the browser, so no server logs the token.
    return context.redirect(`${callbackUrl}${result.token ? '#' : '?'}${parameters}`);
  };
  const backWithError = (context: ApiContext, error: GoogleError, marker?: string) =>
    backWith(context, { error }, marker);
  const markerOf = (context: ApiContext) => context.req.query('marker')?.match(MARKER)?.[0];

  const warn = (message: string, error: unknown) =>
    settings.log({ level: 'warn', message, detail: errorDetail(error) });

  async function begin(context: ApiContext, signIn: GoogleSignIn) {
    const marker = markerOf(context);
    try {
      const { address, flow } = await signIn.begin();
      setCookie(context, cookie, await tokens.googleFlow({ ...flow, marker }), cookieOptions);
      if (marker) setCookie(context, echoCookie, '1', echoOptions);
      return context.redirect(address.href);
    } catch (error) {
      warn("can't reach Google", error);
      return backWithError(context, 'temporarily_unavailable', marker);
    }
  }

  async function finish(context: ApiContext, signIn: GoogleSignIn) {
    const flow = await tokens.readGoogleFlow(getCookie(context, cookie) ?? '');
    // Either way, the same answer of Google's is used once.
    deleteCookie(context, cookie, cookieOptions);
    if (!flow) return backWithError(context, 'sign_in_expired');
    const { marker } = flow;
    const { search, searchParams } = new URL(context.req.url);
    const refusal = searchParams.get('error');
    if (refusal && searchParams.get('state') === flow.state) {
      return backWith(context, { error: /^[a-z_]{1,40}$/.test(refusal) ? refusal : 'unknown_error' }, marker);
    }
    try {
      const user = await userOfGoogle(store, await signIn.finish(search, flow), settings.now());
      if (!user) return backWithError(context, 'account_conflict', marker);
      settings.log({
        level: 'info',
        message: 'signed in with Google',
        requestId: context.var.requestId,
        user: user.id,
      });
      const result = { token: await beginSession(services, context, user), user: JSON.stringify(userEntity(user)) };
      return backWith(context, result, marker);
    } catch (error) {
      warn("can't complete a sign-in with Google", error);
      if (toUnavailableError(error)) return backWithError(context, 'temporarily_unavailable', marker);
      const reason = error instanceof EmailNotVerifiedError ? 'email_not_verified' : 'sign_in_refused';
      return backWithError(context, reason, marker);
    }
  }

  /** Visitors come here by following links, so every refusal redirects to the site, which shows the reason. */
  const visit = (go: typeof begin) => async (context: ApiContext) => {
    if (!google) {
      settings.log({ level: 'warn', message: NOT_CONFIGURED });
      return backWithError(context, 'not_configured', markerOf(context));
    }
    try {
      await limit.count(context);
    } catch (error) {
      const reason = toUnavailableError(error) ? 'temporarily_unavailable' : 'too_many_attempts';
      return backWithError(context, reason, markerOf(context));
    }
    return go(context, google);
  };

  return new Hono<ApiTypes>().get('/google', visit(begin)).get('/google/return', visit(finish));
}
