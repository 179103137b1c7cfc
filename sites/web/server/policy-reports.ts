import { loggedPath } from '@trek/api';
import type { Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';

const MAXIMUM_REPORT_BYTES = 10_000;
/** Reports logged per minute: other people's browser extensions must not fill the log. */
const REPORTS_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

const text = z.string().max(2_000);
/**
 * The format that browsers send.
 * Source: https://www.w3.org/TR/CSP3/#reporting
 */
const reportsSchema = z.union([
  z
    .object({ 'csp-report': z.object({ 'violated-directive': text, 'blocked-uri': text, 'document-uri': text }) })
    .transform(({ 'csp-report': report }) => [
      { directive: report['violated-directive'], blocked: report['blocked-uri'], page: report['document-uri'] },
    ]),
  z
    .array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }))
    .max(REPORTS_PER_MINUTE)
    .transform((reports) =>
      reports.map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
      })),
    ),
]);

interface PolicyReport {
  directive: string;
  /** Origin of what was blocked, or the browser's keyword, such as `inline`. */
  blocked: string;
  /** Path of the page, without its query, which may be private. */
  page: string;
}

/** Receives browsers' reports of content policy violations and passes them to the operator's log. */
export function policyReports(
  log: (report: PolicyReport) => void,
  now: () => number = Date.now,
): [MiddlewareHandler, Handler] {
  let minute = 0;
  let count = 0;
  const isWelcome = () => {
    const current = Math.floor(now() / MINUTE_MS);
    count = current === minute ? count + 1 : 1;
    minute = current;
    return count <= REPORTS_PER_MINUTE;
  };
  return [
    bodyLimit({ maxSize: MAXIMUM_REPORT_BYTES }),
    async (context) => {
      const { data: reports } = reportsSchema.safeParse(await context.req.json().catch(() => undefined));
      if (!reports) return context.body(null, 400);
      for (const { directive, blocked, page } of reports) {
        if (isWelcome()) log({ directive: wordOf(directive), blocked: originOf(blocked), page: pathOf(page) });
      }
      return context.body(null, 204);
    },
  ];
}

/** Anyone can send a report, so only what browsers write there reaches the log. */
const wordOf = (text: string) => (/^[a-z-]{1,40}$/.test(text) ? text : '…');

function originOf(address: string): string {
  const url = URL.parse(address);
  return url?.host ? `${url.protocol}//${url.host}` : wordOf(address);
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? loggedPath(url.pathname) : '…';
}
