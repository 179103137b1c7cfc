import { once } from 'node:events';
import { createServer } from 'node:http';
import { AGENCY_PORTS } from './agency-ports.ts';

/** Rules in an agency's own style sheet that reach everything on its page. */
const HOSTILE = `:root { font-size: 10px }
* { all: unset; letter-spacing: 4px !important; color: red }
div, h1, main { display: block }
button { all: unset }
img { max-width: none }`;

/** An agency's page on an origin of its own. */
export interface Agency {
  url: string;
  close(): void;
}

/**
 * Serves a page of hand-written HTML under a policy that lets nothing through but itself and the site.
 * @param worker which of the tests that run beside each other asks
 * @param body its markup, with `$site` where the site's origin goes
 */
export async function openAgency(site: string, worker: number, body: string): Promise<Agency> {
  const policy = `default-src 'none'; script-src 'self' ${site}; style-src 'self'; connect-src ${site}; img-src ${site} data:; require-trusted-types-for 'script'`;
  const page = `<!doctype html><html lang="en"><title>Alpine Tours</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/hostile.css"><script type="module" src="${site}/elements/0/trek.js"></script>
<body><main><h1>Alpine Tours</h1>${body.replaceAll('$site', site)}</main></body></html>`;
  const port = AGENCY_PORTS[worker % AGENCY_PORTS.length];
  const server = createServer((request, response) => {
    if (request.url === '/hostile.css')
      return void response.writeHead(200, { 'content-type': 'text/css' }).end(HOSTILE);
    if (request.url !== '/') return void response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
