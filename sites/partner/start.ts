import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { buildPartner } from '../../packages/ui/test/build-partner.ts';
import { installPacked } from '../../packages/ui/test/pack.ts';
import partner from './alpine-tours.json' with { type: 'json' };

/**
 * Starts Alpine Tours beside the operator's site. The agency's site is built from the packed packages in a folder of its own;
 * the operator's has a database of its own, and the shipped content with the partner's file.
 */

const workspace = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'data');
const [ORIGIN = ''] = partner.origins;
const OPERATOR_PORT = '3000';
const OPERATOR = `http://127.0.0.1:${OPERATOR_PORT}`;
const { port, hostname } = new URL(ORIGIN);

async function main(): Promise<void> {
  const content = join(folder, 'content');
  await rm(content, { recursive: true, force: true });
  await cp(join(workspace, 'sites/api/content'), content, { recursive: true });
  await mkdir(join(content, 'partners'), { recursive: true });
  await writeFile(join(content, 'partners/alpine-tours.json'), JSON.stringify(partner));
  const operator = startOperator(content);
  process.on('exit', () => operator.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  operator.once('exit', (code) => process.exit(code ?? 1));

  const site = join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  await cp(join(import.meta.dirname, 'site'), site, { recursive: true });
  for (const name of ['ui', 'elements']) await installPacked(join(workspace, 'packages', name), site);
  await buildPartner(site, `${OPERATOR}/api`);
  await preview({
    root: site,
    configFile: false,
    preview: { host: hostname, port: Number(port), strictPort: true },
  });
  console.log(`Alpine Tours is at ${ORIGIN}, its operator at ${OPERATOR}`);
}

/** As `npm start` does, with a database and content of its own. */
function startOperator(content: string): ChildProcess {
  const env = {
    ...process.env,
    ...{
      PORT: OPERATOR_PORT,
      PUBLIC_URL: OPERATOR,
      DATA_DIR: join(folder, 'operator'),
      CONTENT_DIR: content,
      DEMO: '1',
    },
  };
  execFileSync(process.execPath, ['tools/site/build-site.ts', '--or-last'], { cwd: workspace, env, stdio: 'inherit' });
  return spawn(process.execPath, ['sites/web/server/main.ts'], { cwd: workspace, env, stdio: 'inherit' });
}

await main();
