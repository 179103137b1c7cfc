import type { CheckRun } from './check-run.ts';

/** An origin that stands for any other site. */
const ANY = 'https://another-site.example';

/** Checks whether pages of another origin may call. */
export async function checkOrigin(run: CheckRun): Promise<void> {
  const origin = run.settings.origin ?? ANY;
  const came = await run.caller.send('OPTIONS /booking/user-details', '/booking/user-details', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    },
  });
  const allowed = came.headers.get('access-control-allow-origin');
  const headers = (came.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const isAllowed = allowed === '*' || allowed === origin;
  const isWhole = ['authorization', 'content-type'].every((name) => headers.includes(name));
  const title = run.settings.origin ? `pages of ${origin} may call (CORS)` : 'pages of other sites may call (CORS)';
  if (isAllowed && isWhole) return run.add({ title, state: 'passed', call: came.call });
  run.add({
    title,
    state: run.settings.origin ? 'failed' : 'hint',
    call: came.call,
    expected: `Access-Control-Allow-Origin: ${origin}, and Authorization and Content-Type among the allowed headers`,
    came: `Access-Control-Allow-Origin: ${allowed ?? 'none'}; Access-Control-Allow-Headers: ${headers || 'none'}`,
    advice:
      'Allow the origins of the pages that sell, unless your own site alone does. Check one with --origin https://….',
  });
}
