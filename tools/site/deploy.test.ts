import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../sites/api/test/child-environment.ts';
import { blocksOf, LEFT_OUT, recipeScript } from './recipe.ts';

const read = (file: string) => readFileSync(join('deploy', file), 'utf8').replaceAll(/^\s*#.*$/gm, '');
const dockerfile = read('Dockerfile');
/** The second stage is the image; the first one only builds. */
const [, image = ''] = dockerfile.split(/^FROM .*$(?=[\s\S]*^FROM)/m);

describe('what serves, as the image and the recipe for one machine have it', () => {
  let site: string;
  beforeAll(() => {
    site = mkdtempSync(join(tmpdir(), 'trek-image-'));
    chmodSync(site, 0o755);
    // The command of the recipe, on a site that is built.
    execFileSync(process.execPath, ['tools/site/build-site.ts', site], {
      env: { ...process.env, TREK_BUILT: '1' },
      stdio: 'inherit',
    });
  }, 120_000);
  afterAll(() => rmSync(site, { recursive: true, force: true }), 60_000);

  test('has no tools of development, and not much else', () => {
    const packages = readdirSync(join(site, 'node_modules/.pnpm'));
    expect(
      packages.filter((name) => /^(vite|vitest|playwright|storybook|typescript|rolldown|esbuild|knip)\b/.test(name)),
    ).toEqual([]);
    const sizeOf = (folder: string) => Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]);
    const kilobytes = sizeOf(site) - sizeOf(join(site, 'sites/web/dist'));
    expect(kilobytes).toBeLessThan(260 * 1024);
    expect(readdirSync(site).sort()).toEqual([
      '.pnpmfile.mjs',
      'LICENSE',
      'deploy',
      'node_modules',
      'package.json',
      'packages',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'sites',
    ]);
  });

  test('has no tests, stories or history, and secrets of no one', () => {
    const files = globSync('**/{*,.*}', { cwd: site, exclude: (name) => name.endsWith('node_modules') });
    expect(files.length).toBeGreaterThan(1_000);
    expect(
      files.filter((name) =>
        /\.(?:test|test-cases|stories|e2e|attack)\.|\/tests?\/|\.git\b|\.env$|certificate/.test(name),
      ),
    ).toEqual([]);
  });

  test('has the commands that documents name, without what installs them', () => {
    const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
    expect(Object.keys(scripts).sort()).toEqual([
      ...['backup', 'check-setup', 'content', 'drill', 'migrate', 'office', 'restore', 'start'],
    ]);
    for (const command of Object.values<string>(scripts)) {
      expect(existsSync(join(site, command.split(' ')[1] ?? '')), command).toBe(true);
    }
    const migration = spawnSync('npm', ['run', '--silent', 'migrate'], {
      cwd: site,
      env: CHILD_ENVIRONMENT,
      encoding: 'utf8',
    });
    expect(migration.stderr).toMatch(/^DATABASE_URL: must be set/);
  });

  test('the image and the recipe are made of it alone', () => {
    expect([...image.matchAll(/^COPY --from.*$/gm)].map(([line]) => line)).toEqual(['COPY --from=build /runtime ./']);
    const recipe = readFileSync('docs/operations.md', 'utf8');
    expect(recipe.match(/npm run build -- "\$release"\n/g)).toHaveLength(2);
    expect(recipe.match(/rm -rf "\$source"\n/g)).toHaveLength(2);
    expect(recipe).not.toMatch(/git clone .*releases/);
  });

  test('serves as an account that may write nothing but its volumes', async () => {
    const volumes = mkdtempSync(join(tmpdir(), 'trek-volumes-'));
    const [, folders = ''] = /^RUN mkdir -p (.*) && chown -R node:node (.*)$/m.exec(image) ?? [];
    for (const folder of folders.split(' ')) mkdirSync(join(volumes, folder), { recursive: true });
    const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
    if (account) {
      for (const name of ['', ...readdirSync(volumes, { recursive: true, encoding: 'utf8' })]) {
        lchownSync(join(volumes, name), account.uid, account.gid);
      }
    }
    const [, program = '', main = ''] = /^CMD \["(\w+)", "(.*)"\]$/m.exec(image) ?? [];
    const child = spawn(program === 'node' ? process.execPath : program, [main], {
      cwd: site,
      ...account,
      env: {
        ...CHILD_ENVIRONMENT,
        PORT: '0',
        DATA_DIR: join(volumes, 'data'),
        BUILDS_DIR: join(volumes, 'builds'),
        CONTENT_DIR: join(site, 'sites/api/content'),
        HOME: '/nonexistent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const lines = createInterface({ input: child.stdout });
      const url = await new Promise<string>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
        lines.on('line', (line) => line.startsWith('Ready on ') && resolve(line.slice('Ready on '.length)));
      });
      const home = await (await fetch(url)).text();
      const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(home) ?? [];
      expect((await fetch(url + script)).status).toBe(200);
      expect(readdirSync(join(volumes, 'builds'))).toHaveLength(1);
      expect(statSync(join(volumes, 'data')).isDirectory()).toBe(true);
      // B12: a build that is made later removes the one of a server that can't say that it serves it.
      rmSync(join(site, 'sites/web/dist'), { recursive: true });
      for (const page of [script, '/bank-details', '/faq', '/about', '/treks', '/blog', '/elements'])
        expect([page, (await fetch(url + page)).status]).toEqual([page, 200]);
    } finally {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(volumes, { recursive: true, force: true });
    }
  }, 60_000);
});

describe('the set of containers', () => {
  const compose = read('compose.yaml');
  const blockOf = (name: string, indent: string) => {
    const lines = compose.split('\n');
    const start = lines.findIndex((line) => line.startsWith(`${indent}${name}:`));
    const end = lines.findIndex(
      (line, index) => index > start && line.startsWith(indent) && /^ *\S/.test(line) && !line.startsWith(`${indent} `),
    );
    return lines.slice(start, end < 0 ? undefined : end).join('\n');
  };
  const services = [...(compose.split(/^services:$/m)[1]?.split(/^\S/m)[0] ?? '').matchAll(/^ {2}(\w+):$/gm)].map(
    ([, name = '']) => name,
  );

  test('has the services that the operations describe', () => {
    expect(services).toEqual(['first', 'second', 'migrate', 'backup', 'restore', 'proxy', 'database']);
  });

  test.each(services)('%s writes its volumes alone, without rights, within bounds of memory and log', (name) => {
    const own = blockOf(name, '  ');
    const inherited = own.includes('<<: *site') ? blockOf('x-site', '') : '';
    const safe = blockOf('x-safe', '');
    expect(own + inherited).toContain('<<: *safe');
    expect(own + inherited).toMatch(/mem_limit: \d/);
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
      'pids_limit: ',
      'max-size: ',
      'max-file: ',
    ])
      expect(safe).toContain(line);
  });

  test('lets the sites alone reach the database, and keeps it off the internet', () => {
    expect(blockOf('networks', '')).toMatch(/data:\n {4}internal: true/);
    expect(blockOf('database', '  ')).toContain('networks: [data]');
    expect(blockOf('proxy', '  ')).toContain('networks: [front]');
  });

  test('lets its servers read and write rows, and only what ends before they start change tables', () => {
    const site = blockOf('x-site', '');
    expect(site).toContain('DATABASE_URL: postgres://trek@database/trek');
    expect(site).toMatch(/migrate:\n +condition: service_completed_successfully/);
    const migrate = blockOf('migrate', '  ');
    expect(migrate).toContain('user=trek_owner');
    expect(migrate).toContain('network_mode: none');
    expect(migrate).not.toMatch(/env_file|PASSWORD/);
    const sharing = services.filter((name) => /\bsocket:\/run\/postgresql/.test(blockOf(name, '  ')));
    expect(sharing).toEqual(['migrate', 'restore', 'database']);
    expect(blockOf('database', '  ')).toContain('roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro');
    // The administrator keeps no password that the servers have.
    expect(read('database/roles.sql')).toContain('ALTER ROLE CURRENT_USER PASSWORD NULL;');
  });

  test('has content, uploads and builds as volumes of both sites, owned by the account that serves', () => {
    for (const name of ['first', 'second']) {
      for (const volume of ['photos:/data/uploads', 'builds:/builds', './content:/content:ro'])
        expect(blockOf(name, '  ')).toContain(volume);
    }
    const [, folders = '', owned = ''] = /^RUN mkdir -p (.*) && chown -R node:node (.*)$/m.exec(image) ?? [];
    expect(folders.split(' ')).toEqual(['/data/uploads', '/data/cache/photos', '/builds', '/backups']);
    expect(owned.split(' ')).toEqual(['/data', '/builds', '/backups']);
    expect(image.indexOf('chown')).toBeLessThan(image.indexOf('USER node'));
  });

  test('takes a database password of any characters, beside an address without one', () => {
    const [, address = ''] = /DATABASE_URL: (\S+)/.exec(compose) ?? [];
    expect(new URL(address).password).toBe('');
    expect(compose.match(/\$\{POSTGRES_PASSWORD:\?/g)).toHaveLength(2);
    // Each site would make one of its own.
    expect(compose).toContain('TOKEN_SECRET: ${TOKEN_SECRET:?');
    for (const password of ['ab/cd+ef==', 'p@ss:w#rd %2f', `"'$x`]) {
      const started = execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import pg from 'pg'; console.log(new pg.Client({ connectionString: process.argv[1] }).password)`,
          address,
        ],
        { cwd: 'sites/api', env: { ...CHILD_ENVIRONMENT, PGPASSWORD: password }, encoding: 'utf8' },
      );
      expect(started.trim()).toBe(password);
    }
  });

  test('can dump its database: the image has the client of its version', () => {
    const [, version] = /image: postgres:(\d+)/.exec(compose) ?? [];
    expect(image).toContain(`postgresql-client-${version}`);
  });
});

const text = readFileSync('docs/operations.md', 'utf8');

test('the campaign carries out every block of the recipe, but for the lines that it names', () => {
  const { script, leftOut } = recipeScript(text);
  expect(leftOut).toHaveLength(LEFT_OUT.length);
  const blocks = [...blocksOf(text, 'One machine from nothing'), ...blocksOf(text, 'Upgrade')];
  expect(blocks.length).toBeGreaterThan(6);
  const lines = blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.trim() !== '' && !leftOut.includes(line));
  // The check of a shop without a real address and mail does not end the campaign.
  for (const line of lines) expect(script).toContain(line.replace('check-setup', 'check-setup || true'));
});

test('a recipe that asks for something else is refused by the campaign', () => {
  expect(recipeScript(text).script).toContain('fail "the recipe asks for an unknown systemctl');
  const commands = [...text.matchAll(/^(?:.*&& )?systemctl (.*)$/gm)].map(([, what = '']) =>
    what.replace('"trek@$port"', 'trek@3001'),
  );
  expect(commands.length).toBeGreaterThan(3);
  for (const what of commands) expect(recipeScript(text).script).toMatch(new RegExp(`^ +'?${what}'?\\)`, 'm'));
});
