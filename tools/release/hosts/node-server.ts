import { ADDRESS, bin, type Example, type Host, ICON, NPM, pick } from './host.ts';

const PAGE = `import type { Trek } from '@trek/ui/api';
import { LoginPage, SignupPage } from './account-pages';
import { BookATrek } from './book-a-trek';

export function Page({ path, trek }: { path: string; trek: Trek }) {
  if (path === '/login') return <LoginPage />;
  if (path === '/signup') return <SignupPage />;
  return <main><h1>{trek.title}</h1><BookATrek trek={trek} /></main>;
}
`;

const CLIENT = `import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

const trek = JSON.parse(document.getElementById('trek')!.textContent!);
hydrateRoot(document.getElementById('root')!, <Page path={location.pathname} trek={trek} />);
`;

const SERVER = `import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname } from 'node:path';
import { backend } from './backend';
import { Page } from './page';
import { render } from './render';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname.startsWith('/assets/')) {
    response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain');
    createReadStream('dist/assets/' + basename(pathname)).pipe(response);
    return;
  }
  const trek = await backend.api.findTrek(101);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.write(\`<!doctype html><html lang="en"><head><meta charset="utf-8" />${ICON}<link rel="stylesheet" href="/assets/client.css" /></head>
<body><div id="root">\`);
  render(<Page path={pathname} trek={trek} />, response, \`</div>
<script type="application/json" id="trek">\${JSON.stringify(trek).replaceAll('<', '\\\\u003c')}</script>
<script type="module" src="/assets/client.js"></script></body></html>\`);
}).listen(Number(process.env.PORT), '${ADDRESS}');
`;

const TO_STRING = `import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

export function render(page: ReactNode, response: ServerResponse, end: string): void {
  response.end(renderToString(page) + end);
}
`;

const TO_STREAM = `import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export function render(page: ReactNode, response: ServerResponse, end: string): void {
  const body = new PassThrough();
  body.on('end', () => response.end(end)).pipe(response, { end: false });
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(body) });
}
`;

const RENDERERS = { renderToString: TO_STRING, renderToPipeableStream: TO_STREAM };
const BUNDLE = [bin('esbuild'), '--bundle', '--jsx=automatic', '--log-level=warning'] as const;

/**
 * A server of a few lines instead of a framework, in the development build: only there React compares attributes and
 * texts of the server with the browser's.
 */
export const nodeServer = (example: Example, renderer: keyof typeof RENDERERS, react: Host['react']): Host => ({
  name: `Node server with ${renderer}, React ${react}, npm`,
  install: NPM,
  react,
  packages: ['esbuild@0.28'],
  files: {
    ...pick(example, 'backend.ts', 'book-a-trek.tsx', 'account-pages.tsx'),
    'src/page.tsx': PAGE,
    'src/client.tsx': CLIENT,
    'src/server.tsx': SERVER,
    'src/render.tsx': RENDERERS[renderer],
  },
  build: [
    [...BUNDLE, 'src/client.tsx', '--splitting', '--format=esm', '--outdir=dist/assets'],
    [...BUNDLE, 'src/server.tsx', '--platform=node', '--format=cjs', '--outfile=dist/server.cjs'],
  ],
  site: { serve: () => ['node', 'dist/server.cjs'], signIn: 'page', isServerRendered: true },
});
