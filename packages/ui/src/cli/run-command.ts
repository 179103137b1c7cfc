import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { withoutTrailingSlashes } from '../provider/backend-prefix.ts';
import { checkBackend } from './check/check-backend.ts';
import { reportWords } from './check/report.ts';
import { mockWords, serveMock } from './mock.ts';

const HELP = `Usage:
  npx @trek/ui mock [--port 4010]   serve a backend in memory, to try the kit with
  npx @trek/ui check <address>      check whether a backend keeps the contract, such as https://treks.example/api
                                    It opens a throw-away account there and books: use a backend for tests.
    --origin https://shop.example   the origin of a page that has to be allowed to call
    --json                          print the report for programs

check ends with 0 if the backend passes, and with 1 if it does not.`;

const DEFAULT_PORT = '4010';
const OPTIONS = {
  port: { type: 'string' },
  origin: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The commands, with their own options and how many values each takes. */
const COMMANDS = {
  mock: { options: ['port'], values: 0 },
  check: { options: ['origin', 'json'], values: 1 },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** The document that the package brings. */
const contract = async () => JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'));

/** An address of the web as it is typed; null: it is none. */
function addressIn(text: string): URL | null {
  try {
    const address = new URL(text);
    const isOfWeb = /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim());
    return isOfWeb && !address.username && !address.password ? address : null;
  } catch {
    return null;
  }
}

/** The address of a backend, as `backend` has it; null: calls can't be made below it. */
function backendIn(text: string): string | null {
  const address = addressIn(text);
  return address && !/[?#]/.test(text) ? withoutTrailingSlashes(address.href) : null;
}

/** The sentence about arguments that a command has no use for; undefined: there are none. */
function uselessIn(command: keyof typeof COMMANDS, values: object, [, ...given]: readonly string[]) {
  const known = COMMANDS[command];
  const option = Object.entries(values).find(([name, value]) => value && !known.options.some((own) => own === name));
  if (option) return `${command} has no option --${option[0]}.`;
  const value = given[known.values];
  const isPort = command === 'mock' && value !== undefined && portIn(value) !== null;
  return value && `${command} can’t use "${value}".${isPort ? ` Write --port ${value}.` : ''}`;
}

/** A port as it is typed; null: it is none. */
function portIn(text: string): number | null {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : null;
}

/**
 * Runs a command of the package.
 * @param args what follows the name of the package
 * @param say prints a line or several
 * @param readContract reads the document to check against. Default: the package's own
 * @returns the exit code; null: a server goes on
 */
export async function runCommand(
  args: readonly string[],
  say: (text: string) => void,
  readContract = contract,
): Promise<number | null> {
  const given = read(args);
  const refuse = (why: string) => {
    say(`${why}\n\n${HELP}`);
    return 1;
  };
  if ('fault' in given) return refuse(given.fault);
  const { values, positionals } = given;
  const [command, address] = positionals;
  if (values.help || !command) {
    say(HELP);
    return values.help ? 0 : 1;
  }
  if (command !== 'mock' && command !== 'check') return refuse(`There is no command "${command}".`);
  const useless = uselessIn(command, values, positionals);
  if (useless) return refuse(useless);
  if (command === 'check') {
    const backend = backendIn(address ?? '');
    if (backend === null) {
      const given = address === undefined ? '' : `, and "${address}" is none`;
      return refuse(
        `check needs the address of a backend, such as https://treks.example/api, without ? and #${given}.`,
      );
    }
    const page = values.origin === undefined ? undefined : addressIn(values.origin);
    if (page === null) return refuse(`--origin is such as https://shop.example, and not "${values.origin}".`);
    const report = await checkBackend(backend, { document: await readContract(), origin: page?.origin });
    say(values.json ? JSON.stringify(report, null, 2) : reportWords(report));
    return report.passed ? 0 : 1;
  }
  const { port: typed = DEFAULT_PORT } = values;
  const port = portIn(typed);
  if (port === null) return refuse(`A port is a number up to 65535, and not "${typed}".`);
  try {
    const { url } = await serveMock(port);
    say(mockWords(url));
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = { EADDRINUSE: 'is taken', EACCES: 'is not open to this user' }[code ?? ''];
    if (!why) throw error;
    return refuse(`Port ${port} ${why}. Name another with --port.`);
  }
}
