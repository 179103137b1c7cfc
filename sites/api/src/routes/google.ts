import type { GoogleError } from '@trek/ui/session/google-callback-rules';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EmailNotVerified, type GoogleSignIn } from '../accounts/google-sign-in.ts';
import { userEntity } from '../accounts/user-entity.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { userOfGoogle } from '../store/google-users.ts';
import { storeFailure } from '../store/store-failure.ts';

const COOKIE = 'google-sign-in';

/** Signing in with Google: the way there, and the way back to the site's own callback page. */
export function googleRoutes(services: Services) {
  const { settings, store, tokens, google } = services;
  const limit = new RateLimit(services, 'google');
  const cookieOptions = {
    path: new URL(settings.google?.returnUrl ?? settings.publicUrl).pathname,
    httpOnly: true,
    secure: settings.google?.returnUrl.startsWith('https:') ?? true,
    sameSite: 'Lax',
  } as const;

  const backWith = (context: ApiContext, said: Record<string, string>) =>
    context.redirect(`${settings.publicUrl}/auth/google/callback?${new URLSearchParams(said)}`);
  const backWithError = (context: ApiContext, error: GoogleError) => backWith(context, { error });

  /** What stands in the log: the library's messages name no code and no token, its other fields might. */
  const tell = (message: string, error: unknown) =>
    settings.log({ level: 'warn', message, reason: error instanceof Error ? error.message : 'unknown' });

  async function begin(context: ApiContext, signIn: GoogleSignIn) {
    try {
      const { address, flow } = await signIn.begin();
      setCookie(context, COOKIE, await tokens.googleFlow(flow), cookieOptions);
      return context.redirect(address.href);
    } catch (error) {
      tell("can't reach Google", error);
      return backWithError(context, 'temporarily_unavailable');
    }
  }

  async function finish(context: ApiContext, signIn: GoogleSignIn) {
    const flow = await tokens.readGoogleFlow(getCookie(context, COOKIE) ?? '');
    // Whatever comes of it: the same answer of Google's is taken once.
    deleteCookie(context, COOKIE, cookieOptions);
    if (!flow) return backWithError(context, 'sign_in_expired');
    const { search, searchParams } = new URL(context.req.url);
    const refusal = searchParams.get('error');
    if (refusal && searchParams.get('state') === flow.state) {
      return backWith(context, { error: /^[a-z_]{1,40}$/.test(refusal) ? refusal : 'unknown_error' });
    }
    try {
      const user = await userOfGoogle(store, await signIn.finish(search, flow), settings.now());
      if (!user) return backWithError(context, 'account_conflict');
      settings.log({
        level: 'info',
        message: 'signed in with Google',
        requestId: context.var.requestId,
        user: user.id,
      });
      return backWith(context, {
        token: await tokens.session(user, false),
        user: JSON.stringify(userEntity(user)),
      });
    } catch (error) {
      tell("can't finish a sign-in with Google", error);
      if (storeFailure(error)) return backWithError(context, 'temporarily_unavailable');
      return backWithError(context, error instanceof EmailNotVerified ? 'email_not_verified' : 'sign_in_refused');
    }
  }

  /** People come here by following links: whatever is refused sends them back to the site, which says why. */
  const visit = (go: typeof begin) => async (context: ApiContext) => {
    if (!google) return backWithError(context, 'not_configured');
    try {
      await limit.count(context);
    } catch (error) {
      return backWithError(context, storeFailure(error) ? 'temporarily_unavailable' : 'too_many_attempts');
    }
    return go(context, google);
  };

  return new Hono<ApiTypes>().get('/google', visit(begin)).get('/google/return', visit(finish));
}
