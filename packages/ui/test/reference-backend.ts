import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ReferenceBackend {
  url: string;
  stop(): Promise<void>;
}

const workspace = join(import.meta.dirname, '../../..');

/** Starts the reference backend on a database of its own. @param origin of the host that may call it */
export async function startBackend(origin: string): Promise<ReferenceBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'trek-backend-'));
  const backend = spawn(process.execPath, [join(workspace, 'sites/api/src/main.ts')], {
    cwd: workspace,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: '1',
      SETTINGS_FILE: '/dev/null',
      PUBLIC_URL: origin,
      CORS_ORIGINS: origin,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await portOf(backend);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      backend.kill();
      if (backend.exitCode === null) await once(backend, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the line in which the backend names its port. */
function portOf(backend: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: Buffer) => {
      output += text;
      const [, port] = /listens on port (\d+)/.exec(output) ?? [];
      if (port) resolve(port);
    };
    backend.stdout?.on('data', hear);
    backend.stderr?.on('data', hear);
    backend.once('exit', () => reject(new Error(`The backend did not start:\n${output}`)));
  });
}
