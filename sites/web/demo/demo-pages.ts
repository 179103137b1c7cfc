import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DemoOffice, type LastPlace, readKeys } from '@trek/api/demo';
import { titleSlug } from '@trek/ui/api';
import { SESSION_KEYS } from '@trek/ui/internal/provider/session-keys';
import { formatLongDate } from '@trek/ui/kit/format';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { MOUNT_PATH } from '../src/data/page-state.ts';

/** Path of the demonstration's own page. */
export const DEMO_PATH = '/demo';
const MOST_MAILS = 30;

interface Demo {
  /** The folder of its data. */
  folder: string;
  lastPlace: LastPlace;
  now?: () => Date;
}

const STYLE =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}li{margin:.6rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:1rem;border-radius:8px;font:15px/1.45 ui-monospace,monospace}a{display:inline-block;min-height:24px}';

/** The site with the pages of the demonstration before it: what to try, the mails, and a door to the office. */
export function withDemoPages(site: Pick<Hono, 'fetch'>, { folder, lastPlace, now = () => new Date() }: Demo): Hono {
  /** One entry for every window of this machine: a code counts once. */
  let entered: { office: DemoOffice; user: object } | undefined;

  async function enter(origin: string) {
    const fetch = async (request: Request) => site.fetch(request);
    const isInside = entered && (await entered.office.call('/office/access').catch(() => undefined))?.isInside;
    if (entered && isInside) return entered;
    const office = new DemoOffice({ fetch, root: origin + MOUNT_PATH, now });
    entered = { office, user: await office.enter(await readKeys(folder)) };
    return entered;
  }

  return new Hono()
    .get(DEMO_PATH, (context) =>
      context.html(page('Five minutes with your new office', firstSteps(lastPlace)), 200, headers()),
    )
    .get(`${DEMO_PATH}/mails`, async (context) =>
      context.html(page('Mails, newest first', await mails(join(folder, 'outbox'))), 200, headers()),
    )
    .get(`${DEMO_PATH}/office`, async (context) => {
      const { office, user } = await enter(new URL(context.req.url).origin);
      const nonce = randomBytes(16).toString('base64');
      context.header('set-cookie', `office=${office.cookie}; Path=${MOUNT_PATH}/office; HttpOnly; SameSite=Strict`);
      const stored = JSON.stringify([
        [SESSION_KEYS.token, office.token],
        [SESSION_KEYS.user, JSON.stringify(user)],
      ]).replaceAll('<', '\\u003c');
      const script = `for(const [key,value] of ${stored})localStorage.setItem(key,value);location.replace('/office')`;
      return context.html(
        page('The office opens', html`<script nonce="${nonce}">${raw(script)}</script>`),
        200,
        headers(`script-src 'nonce-${nonce}'`),
      );
    })
    .all('*', ({ req, env }) => site.fetch(req.raw, env as object));
}

const headers = (scripts = '') => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${scripts}`,
});

const page = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head><body><h1>${title}</h1>${content}</body></html>`;

function firstSteps({ title, startDate }: LastPlace) {
  const trek = `/treks/${titleSlug(title)}`;
  return html`<p>Forty made-up bookings around today. Nothing is charged, no mail is sent, and only this machine can open it.</p>
<ol>
<li><a href="${DEMO_PATH}/office" target="_blank">Open the office</a>: what needs your attention today.</li>
<li>Beside it, in a private window, <a href="${trek}" target="_blank">sell the last place</a> as a visitor: ${title}, ${formatLongDate(startDate)}, one traveler. The code that the site asks for is in <a href="${DEMO_PATH}/mails" target="_blank">the mails</a>.</li>
<li>In the office, under <a href="/office/departures" target="_blank">Departures</a>, it is sold out now, and the booking is there.</li>
<li>Print the list of that departure for its guide.</li>
<li>Answer a message, and mark the transfer of a balance that is overdue.</li>
</ol>
<p>To begin again: <code>npm run demo -- --clear</code></p>`;
}

async function mails(outbox: string) {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.txt'));
  const newest = names.toSorted().toReversed().slice(0, MOST_MAILS);
  const texts = await Promise.all(newest.map((name) => readFile(join(outbox, name), 'utf8')));
  return html`${texts.length === 0 ? 'No mail yet.' : ''}${texts.map((text) => html`<pre>${text}</pre>`)}`;
}
