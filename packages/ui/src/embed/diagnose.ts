import type { Seller } from '../api/requests.ts';
import { sellerFaults } from '../api/seller.ts';
import { copies } from '../core/internal/copies.ts';
import { leftOutOfBookings, SELLER_FORMS } from '../core/internal/remedies.ts';
import { languageOfTag } from '../core/texts/languages.ts';
import { backendPrefix, withoutTrailingSlashes } from '../provider/backend-prefix.ts';
import { tabStorage } from '../provider/browser-ports.ts';
import { localeOf } from '../provider/locale-of.ts';

/** One row of the table that `diagnose()` prints. */
export interface DiagnosisRow {
  /** The subject: `origin`, `policy`, `copies`, `versions`, `skin`, `locale`, `seller`, `storage`, `tags`. */
  check: string;
  isFault: boolean;
  finding: string;
  /** The way to mend a fault; empty without one. */
  remedy: string;
}

/** The settings of an embed. */
export interface DiagnosedEmbed extends Seller {
  backend: string;
  locale?: string | undefined;
}

/** How long a backend may take to answer. */
const TIMEOUT_MS = 10_000;

const good = (check: string, finding: string): DiagnosisRow => ({ check, isFault: false, finding, remedy: '' });
const fault = (check: string, finding: string, remedy: string): DiagnosisRow => ({
  check,
  isFault: true,
  finding,
  remedy,
});

const answers = (address: string, mode: RequestMode): Promise<Response | undefined> =>
  fetch(address, { mode, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);

/** Directives of the page's policy that block an origin while `run` runs. Reports alone block nothing. */
async function blockedDuring<Value>(origin: string, run: () => Promise<Value>): Promise<[Value, blocked: string[]]> {
  const blocked = new Set<string>();
  const note = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI === origin || blockedURI.startsWith(`${origin}/`);
    if (isOurs && disposition === 'enforce') blocked.add(`${effectiveDirective} blocks ${blockedURI}`);
  };
  document.addEventListener('securitypolicyviolation', note);
  const value = await run();
  // The browser reports in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('securitypolicyviolation', note);
  return [value, [...blocked]];
}

/** Whether the backend answers this page; and if not, what is in the way. */
async function checkBackend(backend: string): Promise<DiagnosisRow[]> {
  if (backend === 'demo:') return [good('origin', 'demo: is in this page’s memory and needs no origin.')];
  const address = `${withoutTrailingSlashes(backend)}/trek/all`;
  const { origin } = location;
  const host = new URL(backend, origin).origin;
  const [[answer, isReachable], blocked] = await blockedDuring(host, async () => {
    const read = await answers(address, 'cors');
    return [read, read !== undefined || (await answers(address, 'no-cors')) !== undefined] as const;
  });
  if (blocked.length > 0) {
    return [fault('policy', blocked.join('; '), `Add ${host} to connect-src, and to img-src for pictures.`)];
  }
  if (answer?.ok) return [good('origin', `${backend} answers ${origin}.`), ...(await checkVersion(backend))];
  if (answer) {
    return [fault('origin', `${address} answers ${answer.status}.`, 'Give backend the address before /trek/all.')];
  }
  return isReachable
    ? [
        fault(
          'origin',
          `${backend} does not allow ${origin}.`,
          `Ask the operator to add ${origin} to CORS_ORIGINS, or to your partner file. localhost and 127.0.0.1 differ.`,
        ),
      ]
    : [
        fault(
          'origin',
          `${backend} gives this page no answer.`,
          // A backend that keeps its answers to its own pages looks from here like one that is away.
          `Open ${address} in a tab. If it answers there, ask the operator to add ${origin} to CORS_ORIGINS; if not, compare the address with the operator’s.`,
        ),
      ];
}

/** The version that a backend names in its own document. */
async function checkVersion(backend: string): Promise<DiagnosisRow[]> {
  const answer = await answers(`${withoutTrailingSlashes(backend)}/openapi.json`, 'cors');
  const document: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const { info } = (document ?? {}) as { info?: { version?: unknown } };
  return [good('versions', `backend ${typeof info?.version === 'string' ? info.version : 'of an unknown version'}`)];
}

function checkCopies(): DiagnosisRow[] {
  const versions = [...copies].flat();
  const found = `kit ${versions.join(', ')}`;
  if (versions.length === 1) return [good('copies', found)];
  return [fault('copies', found, 'Parts of two copies do not find each other: load one, and deduplicate @trek/ui.')];
}

/** Whether the sheet is there for embeds outside a shadow root. */
function checkSkin(): DiagnosisRow[] {
  const roots = [...document.querySelectorAll('[data-scope="embed"][data-part="root"]')];
  const plain = roots.filter((root) => !getComputedStyle(root).getPropertyValue('--_color-page'));
  if (plain.length === 0) return [good('skin', 'The sheet is there.')];
  return [
    fault('skin', `Embeds without a sheet: ${plain.length}.`, 'Load @trek/ui/embed.css: import it, or link that file.'),
  ];
}

function checkLocale(locale: string | undefined): DiagnosisRow[] {
  if (!locale) return [good('locale', 'en-US, as none is set.')];
  const known = localeOf(locale);
  const language = languageOfTag(known);
  // English takes the place of what is no language.
  if (language === 'en' && !/^(?:en|c|posix)(?![a-z])/i.test(locale.trim())) {
    return [fault('locale', `"${locale}" is no language that this browser knows.`, 'Write a tag such as de-DE.')];
  }
  if (language) return [good('locale', known)];
  const remedy = 'Give messages in that language; until then they are English.';
  return [fault('locale', `${known} has no texts of its own.`, remedy)];
}

/** Whether backends take what the page says of its seller. */
const checkSeller = (seller: Seller): DiagnosisRow[] =>
  sellerFaults(seller).map(({ name, value }) => fault('seller', leftOutOfBookings(name, value), SELLER_FORMS[name]));

function checkStorage(backend: string): DiagnosisRow[] {
  const storage = tabStorage(backendPrefix(backend));
  const isStored = storage.write('diagnosis', '1');
  storage.remove('diagnosis');
  if (isStored) return [good('storage', 'sessionStorage works.')];
  const remedy = 'Allow site data for this page. Until then a reload signs visitors out and loses their booking.';
  return [fault('storage', 'The browser blocks sessionStorage.', remedy)];
}

/**
 * Looks for what commonly keeps embeds from working: an origin that is not allowed, the page's content policy, two copies of
 * the kit, a missing sheet, an unknown locale, a malformed partner, blocked storage. Prints one table; each fault has its remedy.
 * @param embeds the embeds to look at, with their backend, locale and seller
 * @returns the rows, also for a page of your own
 * @example await diagnose([{ backend: 'https://api.example.com', locale: 'de-DE' }]);
 */
export async function diagnose(embeds: readonly DiagnosedEmbed[]): Promise<DiagnosisRow[]> {
  const rows = await diagnosisOf(embeds);
  printDiagnosis(rows);
  return rows;
}

/** The rows alone. */
export async function diagnosisOf(embeds: readonly DiagnosedEmbed[]): Promise<DiagnosisRow[]> {
  const backends = [...new Set(embeds.map(({ backend }) => backend))].filter(Boolean);
  const locales = [...new Set(embeds.map(({ locale }) => locale))];
  return [
    ...(await Promise.all(backends.map(checkBackend))).flat(),
    ...checkCopies(),
    ...checkSkin(),
    ...locales.flatMap(checkLocale),
    ...embeds.flatMap(checkSeller),
    ...(backends[0] ? checkStorage(backends[0]) : []),
  ];
}

/** Prints rows as one table. */
export function printDiagnosis(rows: readonly DiagnosisRow[]): void {
  console.table(rows.map(({ isFault, ...row }) => ({ ...row, check: `${isFault ? '✗' : '✓'} ${row.check}` })));
}
