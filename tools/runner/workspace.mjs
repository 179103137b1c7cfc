#!/usr/bin/env node
// Runs a command of the workspace on a machine that has Node 20 and npm and nothing else: fetches the package manager,
// installs what the lock file names, then runs the command in a shell, with all further arguments. Needs no dependency itself.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const LEAST_NODE_MAJOR = 20;
const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, ...rest] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < LEAST_NODE_MAJOR) {
  console.error(`Node ${LEAST_NODE_MAJOR} or newer is needed to start; this is ${process.version}.`);
  process.exit(1);
}

// npm tells its own settings to its children by such variables; the package manager would take them for its own.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
);

/** The group of processes that is running now; it ends with this one, whatever happens. */
let running;

/** Running requests get ten seconds to finish. */
const STOP_GRACE_MS = 10_000;
const EXIT_CHECK_INTERVAL_MS = 50;
let isStopping = false;

/** Ends the whole group, which outlives its first process for as long as a server in it still answers. */
function stop(signal, exitCode) {
  if (!running) process.exit(exitCode);
  const group = -running.pid;
  const send = (what) => {
    try {
      return process.kill(group, what);
    } catch {
      // The group has ended by itself.
      return process.exit(exitCode);
    }
  };
  send(signal);
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    send('SIGKILL');
    process.exit(exitCode);
  }, STOP_GRACE_MS);
  setInterval(() => send(0), EXIT_CHECK_INTERVAL_MS);
}

for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  // The end of the terminal ends the site: a server of several processes would take this signal for a restart.
  process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal, exitCode));
}

/** The processes above this one: npm runs scripts in a shell, and a signal that ends npm alone never arrives here. */
function ancestors() {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8');
    // A shell may put the script in its own place: then npm is the parent, and what started npm is free to end.
    if (status.includes('(npm ')) return String(parent);
    // The field after the state, which follows the last parenthesis, is the parent's own parent.
    const fields = status.split(') ').pop().split(' ');
    return `${parent} ${fields[1]}`;
  } catch {
    return String(parent);
  }
}

const startedUnder = ancestors();
setInterval(() => {
  if (!isStopping && ancestors() !== startedUnder) stop('SIGTERM', 143);
}, 250).unref();

function run(program, args, options = {}) {
  return new Promise((resolve) => {
    running = spawn(program, args, { cwd: root, env: environment, stdio: 'inherit', detached: true, ...options });
    running.once('error', (error) => {
      console.error(`${program} can't be started: ${error.message}`);
      resolve(1);
    });
    running.once('exit', (code, signal) => {
      // Servers of its group may still be at their last answers.
      if (isStopping) return;
      running = undefined;
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

// In the workspace, npx would first read all that is installed there, for two seconds; and it would ask the registry
// every five minutes whether this version is still what it was.
const pnpm = (...args) => run('npx', ['--yes', '--prefer-offline', PNPM, '--dir', root, ...args], { cwd: tmpdir() });

const installed = await pnpm('install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn');
if (installed !== 0) {
  console.error('The dependencies could not be installed. The output above says why.');
  process.exit(installed);
}
process.exit(await pnpm('exec', 'sh', '-c', `${command} "$@"`, 'sh', ...rest));
