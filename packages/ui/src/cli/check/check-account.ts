import { isTokenExpired } from '../../account/session/token.rules.ts';
import { readField } from '../../api/http/read-value.ts';
import { apiCallEntries } from '../../contract/calls.ts';
import { hasTokenFormat } from '../../provider/session-keys.ts';
import type { Came } from './caller.ts';
import { type CheckRun, type Fault, REFUSALS } from './check-run.ts';
import { quoted } from './schema-faults.ts';

/** The throw-away account of a run. */
export interface CheckAccount {
  readonly email: string;
  readonly fullname: string;
  token: string;
  /** Checks what would end the session: the change of the password. */
  finish: () => Promise<void>;
}

/** Names that every object of JavaScript has: a backend that keeps its visitors in plain objects finds them. */
const INHERITED = ['toString', '__proto__'];

async function checkGuards(run: CheckRun): Promise<void> {
  for (const [name, { method, path, session, beyond }] of apiCallEntries()) {
    if (session !== 'required' || beyond) continue;
    const came = await run.call(name, { id: 'pi_of_no_one' });
    const title = `without a token it is refused: ${method} ${path}`;
    run.refused(title, came, [401], 'a call that needs a session comes without one');
  }
  for (const token of ['forged.token.x', ...INHERITED]) {
    const forged = await run.call('currentUser', { token });
    const title = `a token of someone else’s making is refused: ${token}`;
    run.refused(title, forged, [401, 403], 'the token is not one of yours');
  }
  for (const email of INHERITED) {
    const title = `an unknown address without a password does not sign in: ${email}`;
    const unknown = await run.call('signIn', { body: { email, rememberMe: false } });
    run.refused(title, unknown, [401, 400, 403, 422], 'no account has the address');
  }
}

/** Faults for which the kit would not store a token. */
function tokenFaults(run: CheckRun, token: unknown): (Fault | false)[] {
  const hasParts = hasTokenFormat(token);
  return [
    !hasParts && {
      expected: 'a token of three parts with dots between, as a JSON Web Token',
      came: `the token ${quoted(token, 24)}`,
      advice: 'Sign a JSON Web Token. The kit forgets any other when the page reloads.',
    },
    hasParts &&
      isTokenExpired(token, run.now() / 1000) && {
        expected: 'a token with `exp` among its claims, seconds since 1970 that are still to come',
        came: `the token ${quoted(token, 24)}`,
        advice: 'Say in `exp` when it ends. The kit takes a token without it for an ended one.',
      },
  ];
}

/** The session in an answer, with its faults. */
function sessionFaults(run: CheckRun, value: unknown, email: string, fullname: string): (Fault | false)[] {
  const user = readField(value, 'user');
  const isOwn = String(readField(user, 'email')).toLowerCase() === email && readField(user, 'fullname') === fullname;
  return [
    ...tokenFaults(run, readField(value, 'token')),
    !isOwn && {
      expected: `the user "${fullname}", ${email}`,
      came: quoted(user, 160),
      advice: 'Answer with the user who has signed in.',
    },
  ];
}

const tokenIn = (came: Came) => {
  const token = readField(came.value, 'token');
  return typeof token === 'string' && came.status < 300 ? token : undefined;
};

/** A person with an address of their own, for an account that is thrown away. */
function newPerson(run: CheckRun) {
  const unique = `${run.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const person = { fullname: 'Contract Check', email: `check-${unique}@example.com`, phone: '+977 1 5550100' };
  return { person, password: `Yak-${unique}-7!` };
}

/** The token of a second visitor, who has booked nothing; undefined: none can register. */
export async function registerStranger(run: CheckRun): Promise<string | undefined> {
  const { person, password } = newPerson(run);
  const { email } = person;
  const registered = await run.call('register', { body: { ...person, password } });
  return tokenIn(registered) ?? tokenIn(await run.call('signIn', { body: { email, password, rememberMe: false } }));
}

/** Checks registration and sign-in with an account of its own. @returns undefined: no visitor can sign in */
export async function checkAccount(run: CheckRun): Promise<CheckAccount | undefined> {
  await checkGuards(run);
  const { person, password } = newPerson(run);
  const { email, fullname } = person;
  const registered = await run.call('register', { body: { ...person, password } });
  run.good('a visitor can register, and is signed in', 'register', registered, (value) =>
    sessionFaults(run, value, email, fullname),
  );
  const empty = await run.call('register', { body: { email: '', password: '' } });
  run.refused('a registration without its fields is refused', empty, [400, 422], 'a field is missing');
  const again = await run.call('register', { body: { ...person, password } });
  run.refused('a second account for the same address is refused', again, [409, 400, 422], 'the address has an account');
  const wrong = await run.call('signIn', { body: { email, password: 'Wrong-password-1!', rememberMe: false } });
  run.refused('a wrong password is refused', wrong, [401, 400, 403], 'the password is wrong');
  const signedIn = await run.call('signIn', { body: { email, password, rememberMe: false } });
  run.good('the visitor can sign in', 'signIn', signedIn, (value) => {
    run.note(readField(value, 'user'));
    return sessionFaults(run, value, email, fullname);
  });
  const token = tokenIn(signedIn) ?? tokenIn(registered);
  if (token === undefined) {
    run.skip('booking and payment', 'they need a session, and no token came');
    return undefined;
  }
  const own = await run.call('currentUser', { token });
  run.good('the token tells whose it is', 'currentUser', own, (user) => {
    run.note(user);
    const isOwn = String(readField(user, 'email')).toLowerCase() === email;
    return [!isOwn && { expected: `the user ${email}`, advice: 'Answer with the user of the token.' }];
  });
  const account: CheckAccount = { email, fullname, token, finish: () => checkPassword(run, account, password) };
  return account;
}

async function checkPassword(run: CheckRun, account: CheckAccount, password: string): Promise<void> {
  const { email } = account;
  const next = `${password}A1`;
  const change = (oldPassword: string) =>
    run.call('changePassword', { token: account.token, body: { oldPassword, newPassword: next } });
  // With 401 the kit would sign the visitor out.
  const wrong = await change('Wrong-password-1!');
  const others = REFUSALS.filter((status) => status !== 404);
  run.refused('a change of the password needs the present one', wrong, others, 'the present password is wrong');
  const changed = await change(password);
  const isChanged = run.good('a visitor can change the password', 'changePassword', changed);
  if (isChanged) {
    const signedIn = await run.call('signIn', { body: { email, password: next, rememberMe: false } });
    run.good('the new password signs in', 'signIn', signedIn);
    account.token = tokenIn(signedIn) ?? tokenIn(changed) ?? account.token;
    const old = await run.call('signIn', { body: { email, password, rememberMe: false } });
    run.refused('the old password does not sign in any more', old, [401, 400, 403], 'the password is an old one');
  }
  const request = await run.call('requestPasswordReset', { body: { email: `other-${email}` } });
  run.good('a link for a new password can be requested, for any address', 'requestPasswordReset', request);
  const reset = { email, newPassword: next, token: 'forged.token.x' };
  const forged = await run.call('resetPassword', { body: reset });
  run.refused('a link that the backend has not mailed is refused', forged, [...REFUSALS, 401], 'the link is not good');
  const contact = await run.call('sendContactMessage', { body: { name: '', email: '', phone: '', message: '' } });
  run.refused('an empty message to the office is refused', contact, [400, 422], 'a field is missing');
}
