import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { URI } from 'otpauth';
import * as z from 'zod';
import { OWNER_ONLY_FILE } from '../src/core/owner-only.ts';

const keysSchema = z.object({
  email: z.string(),
  password: z.string(),
  /** The address of the authenticator app's secret. */
  uri: z.string(),
});
/** How the demonstration's owner signs in. */
type OfficeKeys = z.output<typeof keysSchema>;

/** The address of the demonstration's owner. */
export const DEMO_OWNER = 'owner@trek.example';
const STEP_MS = 30_000;

interface Place {
  /** Answers the API's calls. */
  fetch: (request: Request) => Promise<Response>;
  /** Address of the API's root. */
  root: string;
  now: () => Date;
}

const keysFile = (dataFolder: string) => join(dataFolder, 'demo-office.json');

export const readKeys = async (dataFolder: string): Promise<OfficeKeys> =>
  keysSchema.parse(JSON.parse(await readFile(keysFile(dataFolder), 'utf8')));

/** A caller of the API, in the name of whom its token is. */
export class DemoCaller {
  token = '';
  cookie = '';
  protected readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  /** @throws Error with the call and the answer, if it is refused */
  // biome-ignore lint/suspicious/noExplicitAny: the season reads what it has just written.
  async call(path: string, body?: object): Promise<any> {
    const response = await this.send(path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  send(path: string, body?: object): Promise<Response> {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (this.token) headers.set('Authorization', `Bearer ${this.token}`);
    if (this.cookie) headers.set('Cookie', `office=${this.cookie}`);
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return this.place.fetch(new Request(this.place.root + path, init));
  }

  async signIn({ email, password }: { email: string; password: string }) {
    const { token, user } = await this.call('/auth/login', { email, password, rememberMe: false });
    this.token = token;
    return user as object;
  }
}

/** The demonstration's owner at work, by the calls that a browser makes. */
export class DemoOffice extends DemoCaller {
  /** Sets the owner's password and second factor, by the link that the server prints at a first look, and saves them. */
  async open(link: string, dataFolder: string): Promise<OfficeKeys> {
    const password = randomBytes(18).toString('hex');
    const token = new URL(link).searchParams.get('token');
    await this.call('/auth/reset-password', { email: DEMO_OWNER, token, newPassword: `${password}aA1!` });
    const keys = { email: DEMO_OWNER, password: `${password}aA1!`, uri: '' };
    await this.signIn(keys);
    keys.uri = (await this.call('/office/access/factor', {})).uri;
    await writeFile(keysFile(dataFolder), JSON.stringify(keys), { mode: OWNER_ONLY_FILE });
    await this.enter(keys);
    return keys;
  }

  /**
   * Signs in, and enters the office with a code of the app. Each code counts once, so that of the step before or after may be
   * needed.
   * @returns the owner
   */
  async enter(keys: OfficeKeys): Promise<object> {
    this.cookie = '';
    const user = await this.signIn(keys);
    for (const step of [0, 1, -1]) {
      const code = URI.parse(keys.uri).generate({ timestamp: this.place.now().getTime() + step * STEP_MS });
      const response = await this.send('/office/access', { code });
      const [, cookie] = /office=([^;]+)/.exec(response.headers.getSetCookie().join()) ?? [];
      if (!response.ok || !cookie) continue;
      this.cookie = cookie;
      return user;
    }
    throw new Error('The office takes no code: try again in a minute');
  }
}
