import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeAt } from '../../sites/api/test/one-time-code.ts';
import { signIn as signInByForm } from './account.ts';
import { mailsTo } from './outbox.ts';
import { keepSession, type Session } from './signed-in.ts';

export const OPERATOR_EMAIL = 'operator@example.org';
const PASSWORD = 'Kora@clockwise108';

const signIn = (request: APIRequestContext) =>
  request.post('/api/auth/login', { data: { email: OPERATOR_EMAIL, password: PASSWORD, rememberMe: false } });

/** Sets the operator's password through the reset mail. */
async function setPassword(request: APIRequestContext): Promise<void> {
  await request.post('/api/auth/reset-password-request', { data: { email: OPERATOR_EMAIL } });
  let link = '';
  await expect
    .poll(async () => {
      link = /http\S+reset-password\?\S+/.exec((await mailsTo(OPERATOR_EMAIL)).at(-1) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  const token = new URL(link).searchParams.get('token');
  const reset = { email: OPERATOR_EMAIL, token, newPassword: PASSWORD };
  const set = await request.post('/api/auth/reset-password', { data: reset });
  expect(set.status()).toBe(200);
}

/** The app's secret, and the recovery codes that are left: no code of the app counts twice within half a minute. */
interface Factor {
  secret?: string;
  codes: readonly string[];
  /** The last one, which further tests use: there are ten codes. */
  entry?: Entry;
}

interface Entry {
  session: Session;
  /** The value of the office's cookie. */
  cookie: string;
}

/** A worker that takes another's place finds it. */
const FACTOR = join(process.env.E2E_DATA_DIR ?? '', 'second-factor.json');
const readFactor = (): Factor => (existsSync(FACTOR) ? JSON.parse(readFileSync(FACTOR, 'utf8')) : { codes: [] });
export const keepFactor = (factor: Factor) => writeFileSync(FACTOR, JSON.stringify(factor));

/** Signs in every page of this browser as the operator, and opens the office: as the test before, as long as that entry lasts. */
export async function signInAsOperator(page: Page): Promise<void> {
  const { entry } = readFactor();
  if (entry && (await enterAgain(page, entry))) return keepSession(page, entry.session);
  const session = await signInAlone(page);
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${session.token}` };
    // The answer's cookie is the browser's, too.
    return (await page.request.post(`/api/office/access${path}`, { headers, data })).json();
  };
  const code = takeRecoveryCode();
  const known = readFactor();
  const secret: string = known.secret ?? (await send('/factor', {})).secret;
  const { recoveryCodes } = await send('', { code: code ?? codeAt(secret, new Date()) });
  const cookie = (await page.context().cookies()).find(({ name }) => name === OFFICE_COOKIE)?.value ?? '';
  const codes = known.secret === undefined ? recoveryCodes : known.codes;
  keepFactor({ secret, codes, entry: { session, cookie } });
}

/** A code that opens the office once, if an app is set up. */
function takeRecoveryCode(): string | undefined {
  const known = readFactor();
  const [code, ...codes] = known.codes;
  keepFactor({ ...known, codes });
  return code;
}

/** Signs the operator in by the forms of the page that is open: the password, and a code of their app. */
export async function signInByForms(page: Page): Promise<void> {
  await signInByForm(page, OPERATOR_EMAIL, PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(takeRecoveryCode() ?? '');
  await page.getByRole('button', { name: 'Enter' }).click();
}

const OFFICE_COOKIE = 'office';

/** Gives the browser an entry. @returns whether it lasts */
async function enterAgain(page: Page, { session, cookie }: Entry): Promise<boolean> {
  const look = () => page.request.get('/api/office/access', { headers: { authorization: `Bearer ${session.token}` } });
  const url = (await look()).url();
  await page.context().addCookies([{ name: OFFICE_COOKIE, value: cookie, url }]);
  const answer = await look();
  return answer.ok() && (await answer.json()).isInside;
}

/** Signs in every page of this browser as the operator, who still has to enter the office. The first call sets the password. */
export async function signInAlone(page: Page): Promise<Session> {
  const { request } = page;
  let answer = await signIn(request);
  if (answer.status() === 401) {
    await setPassword(request);
    answer = await signIn(request);
  }
  expect(answer.status()).toBe(200);
  const session: Session = await answer.json();
  await keepSession(page, session);
  return session;
}
