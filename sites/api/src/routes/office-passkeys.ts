import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  PASSKEY_QUESTION_MS,
  type PasskeyObstacle,
  type PasskeySite,
  passkeySite,
  readRegistration,
  registrationOptions,
} from '../accounts/passkeys.ts';
import { requireOperator } from '../accounts/require-operator.ts';
import { isFresh } from '../accounts/session-limits.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import type { OfficePasskeys, PasskeyQuestion } from '../office/office.types.ts';
import { addPasskey, passkeysOf, removePasskey, setChallenge, takeChallenge } from '../store/passkeys.ts';
import type { PasskeyRow } from '../store/schema.ts';
import { secondFactorOf } from '../store/second-factors.ts';
import { passkeyAnswerSchema, passkeyBytesSchema, passkeyIdSchema } from './passkey-answer.ts';
import type { Services } from './services.ts';

const NAME_MISSING = 'Please name the passkey, so that you know it again.';
const additionSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, NAME_MISSING), z.maxLength(60, 'The name is too long.')),
  answer: z.extend(passkeyAnswerSchema, {
    response: z.object({
      clientDataJSON: passkeyBytesSchema,
      attestationObject: passkeyBytesSchema,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
const removalSchema = z.object({ id: passkeyIdSchema });

const OBSTACLES: Record<PasskeyObstacle, string> = {
  'not-encrypted': 'Browsers allow passkeys on https addresses only, and this site’s begins with http.',
  'no-name': 'Browsers allow passkeys on sites with a name only, and this site’s address is a number.',
};

/** An operator's passkeys, from within the office: each opens it in place of a code. */
export function officePasskeyRoutes(services: Services) {
  const { store, settings, mailQueue } = services;
  const { now } = settings;
  const site = passkeySite(settings.publicUrl);
  const limit = new RateLimit(services, 'passkey');

  const list = async (context: ApiContext) =>
    context.json({
      obstacle: typeof site === 'string' ? OBSTACLES[site] : null,
      origin: typeof site === 'string' ? null : site.origin,
      passkeys: (await passkeysOf(store, context.var.user.id)).map(passkeyEntity),
    } satisfies OfficePasskeys);

  /** A stolen or unattended session must not be given a key of its own. */
  function requireAddable(context: ApiContext): PasskeySite {
    if (typeof site === 'string') throw new HttpError(409, OBSTACLES[site]);
    if (!isFresh(context.var.session, now())) {
      throw new HttpError(403, 'Please sign out and in again, and add the passkey within ten minutes.');
    }
    return site;
  }

  return new Hono<ApiTypes>()
    .use(requireOperator(services))
    .get('/', list)
    .post('/question', async (context) => {
      const { user, session } = context.var;
      const options = await registrationOptions(requireAddable(context), user, await passkeysOf(store, user.id));
      await limit.count(context, user.id);
      await setChallenge(store, session, options.challenge, new Date(now().getTime() + PASSKEY_QUESTION_MS));
      return context.json({ options } satisfies PasskeyQuestion<typeof options>);
    })
    .post('/', async (context) => {
      const { user, session } = context.var;
      const addable = requireAddable(context);
      const { name, answer } = await readBody(context, additionSchema);
      const challenge = await takeChallenge(store, session, now());
      const factor = await secondFactorOf(store, user.id);
      const made = challenge && (await readRegistration(addable, challenge, answer as RegistrationResponseJSON));
      if (!made || !factor?.confirmed_at) {
        throw new HttpError(400, 'The passkey could not be checked. Please try again.');
      }
      const passkey: PasskeyRow = {
        ...made,
        user_id: user.id,
        factor_confirmed_at: factor.confirmed_at,
        name,
        added_at: now().toISOString(),
        used_at: null,
      };
      if (!(await addPasskey(store, passkey, now()))) {
        throw new HttpError(409, 'This passkey is in use already, or there are too many. Please remove one first.');
      }
      void mailQueue.run();
      await audit(services, context, 'passkey-added', { who: user.email, about: name });
      return list(context);
    })
    .post('/remove', async (context) => {
      const { user } = context.var;
      const { id } = await readBody(context, removalSchema);
      const passkey = (await passkeysOf(store, user.id)).find((each) => each.id === id);
      if (!passkey || !(await removePasskey(store, user.id, id, now()))) throw new HttpError(404, NOT_FOUND);
      void mailQueue.run();
      await audit(services, context, 'passkey-removed', { who: user.email, about: passkey.name });
      return list(context);
    });
}

const passkeyEntity = ({ id, name, added_at, used_at }: PasskeyRow) => ({
  id,
  name,
  addedAt: added_at,
  usedAt: used_at,
});
