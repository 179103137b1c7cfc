import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from '../system/resources.ts';

/**
 * Carries out the chapters "One machine from nothing" and "Upgrade" of docs/operations.md, block by block, in a namespace of
 * its own, whose changes of /srv, /etc and /var end with it. It needs root, and says which lines it leaves out.
 */

const root = join(import.meta.dirname, '../..');
const HOST = 'treks.example';

/** Shell blocks of a chapter. */
export function blocksOf(text: string, chapter: string): string[] {
  const [, own = ''] = text.split(new RegExp(`^## ${chapter}$`, 'm'));
  const [section = ''] = own.split(/^## /m);
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
}

/** Lines that need the internet, an authority or a person; a stand-in does what the rest relies on. */
export const LEFT_OUT: readonly (readonly [line: RegExp, instead: string])[] = [
  [/^curl .*nodesource.*$/m, ':'],
  [/^apt-get install .*$/m, ':'],
  [/^certbot .*$/m, 'certificate'],
  [/^editor .*company.*$/m, 'own_facts'],
  [/^editor .*trek\.env$/m, 'own_settings'],
];

/** This machine has no service manager: the units' own lines are run instead. */
const STAND_INS = `
set -eu
fail() { echo "✗ $*" >&2; exit 1; }
value() { sed -n "s/^$2=//p" "$1"; }
certificate() {
  mkdir -p /etc/letsencrypt/live/${HOST}
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${HOST} -keyout /etc/letsencrypt/live/${HOST}/privkey.pem -out /etc/letsencrypt/live/${HOST}/fullchain.pem 2>/dev/null
}
own_facts() { sed -i 's/Example Bank/Bank of the Valley/; s/EXMPNPKA/VALLNPKA/; s/0000 0103 0000/1111 0103 1111/' /srv/trek/content/company/bank-accounts.json; }
own_settings() { sed -i 's/^OPERATOR_EMAIL=.*/OPERATOR_EMAIL=owner@${HOST}/' /srv/trek/trek.env; echo DEMO=1 >> /srv/trek/trek.env; }
run_unit() { # unit, name after the @
  file=/etc/systemd/system/$1
  ( cd "$(value $file WorkingDirectory)"
    exec runuser -u "$(value $file User)" -- env $(value $file Environment | sed "s/%i/$2/g") $(value $file ExecStart | sed "s#^/usr/bin/node#$NODE#; s/%i/$2/g") )
}
start_server() { run_unit trek@.service "$1" > "/tmp/trek-$1.log" 2>&1 & echo $! > "/tmp/trek-$1.pid"; }
stop_server() { pkill -TERM -P "$(cat /tmp/trek-$1.pid)" || true; while pgrep -P "$(cat /tmp/trek-$1.pid)" > /dev/null; do sleep 0.1; done; }
ready() { for try in $(seq 300); do curl -fso /dev/null "http://127.0.0.1:$1/api/health/ready" && return; sleep 0.2; done; cat "/tmp/trek-$1.log"; fail "the server on $1 does not start"; }
systemctl() {
  case "$*" in
    daemon-reload) ! command -v systemd-analyze > /dev/null || systemd-analyze verify /etc/systemd/system/trek* 2>&1 | grep -v "not executable\\|Unknown key" || true ;;
    'enable --now trek@3001 trek@3002 trek-backup.timer') start_server 3001; start_server 3002; ready 3001; ready 3002 ;;
    'restart trek@3001') stop_server 3001; start_server 3001 ;;
    'restart trek@3002') stop_server 3002; start_server 3002 ;;
    'start trek-backup') run_unit trek-backup.service '' ;;
    'reload nginx') nginx -s reload 2> /dev/null || nginx ;;
    *) fail "the recipe asks for an unknown systemctl $*" ;;
  esac
}
page() { curl -fsk --resolve ${HOST}:443:127.0.0.1 "https://${HOST}$1"; }
visit() { # every page with all of its files
  for path in / /treks /faq; do
    for file in $(page "$path" | grep -o '/assets/[^"<>)]*' | sort -u); do page "$file" > /dev/null || fail "$path names $file, which is not there"; done
  done
}
`;

/** @returns the script, and the lines that it leaves out */
export function recipeScript(text: string): { script: string; leftOut: string[] } {
  const leftOut: string[] = [];
  const prepared = (block: string) =>
    LEFT_OUT.reduce((lines, [line, instead]) => {
      const [found] = line.exec(lines) ?? [];
      if (found) leftOut.push(found);
      return lines.replace(line, instead);
    }, block);
  const install = blocksOf(text, 'One machine from nothing').map(prepared);
  // The check needs a public address, and mail.
  const [check = '', ...before] = install.toReversed();
  const upgrade = blocksOf(text, 'Upgrade').map(prepared);
  const script = [
    STAND_INS,
    ...before.toReversed(),
    'visit; echo "✓ the site serves its pages by TLS, with all of their files"',
    `( ${check.replace('npm run check-setup', `npm run check-setup || true`)} )`,
    '( while [ ! -e /srv/upgraded ]; do visit; done ) & visitor=$!',
    ...upgrade,
    'touch /srv/upgraded; wait $visitor; visit; echo "✓ no file was missing during the upgrade"',
    'ls /srv/trek/backups | grep -q nightly || fail "there is no backup"; echo "✓ a backup was saved"',
  ].join('\n');
  return { script, leftOut };
}

function main(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error('The recipe is for a Debian machine, and for root: run it in a container of its own.');
  }
  for (const name of ['nginx', 'postgresql']) installPackage(name);
  const { script, leftOut } = recipeScript(readFileSync(join(root, 'docs/operations.md'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'trek-recipe-'));
  chmodSync(folder, 0o755);
  const repository = join(folder, 'repository');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('clone', '--quiet', root, repository);
  const inside = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: repository });
  inside('tag', '--force', 'v0.1.0');
  // Another build of the same site.
  const texts = join(repository, 'packages/ui/src/core/lazy/late.texts.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('Reload the page', 'Reload this page'));
  inside('commit', '--quiet', '--all', '--message', 'another release');
  inside('tag', '--force', 'v0.2.0');
  const file = join(folder, 'recipe.sh');
  writeFileSync(file, script);
  // Nothing of it stays: the folders that it changes are in memory, over the machine's own.
  const memory = join(folder, 'memory');
  const setUp = [
    'set -eu',
    `mkdir ${memory}; mount -t tmpfs tmpfs ${memory}`,
    ...['etc', 'var'].flatMap((name) => [
      `mkdir ${memory}/${name} ${memory}/${name}-work`,
      `mount -t overlay overlay -o lowerdir=/${name},upperdir=${memory}/${name},workdir=${memory}/${name}-work /${name}`,
    ]),
    'mkdir -p /srv; mount -t tmpfs tmpfs /srv',
    'pg_ctlcluster $(ls /usr/lib/postgresql | tail -1) main start',
    "git config --system --add safe.directory '*'",
    `REPOSITORY=${repository} NODE=${process.execPath} bash ${file}`,
  ];
  console.log(`Left out: ${leftOut.map((line) => `\n  ${line}`).join('')}`);
  // Processes end with the namespace, too.
  const namespace = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
  const { status } = spawnSync('unshare', [...namespace, 'bash', '-c', setUp.join('\n')], { stdio: 'inherit' });
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

if (import.meta.main) main();
