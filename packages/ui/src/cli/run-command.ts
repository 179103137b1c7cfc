import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
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

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  origin: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
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

const isAddress = (text: string | undefined): text is string => /^https?:\/\/[^/]/.test(text ?? '');

/** A port as it is typed; null: it is none. */
function portIn(text: string): number | null {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : null;
}

/**
 * Runs a command of the package.
 * @param args what follows the name of the package
 * @param say prints a line or several
 * @returns the exit code; null: a server goes on
 */
export async function runCommand(args: readonly string[], say: (text: string) => void): Promise<number | null> {
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
  if (command === 'check') {
    if (!isAddress(address)) return refuse('check needs the address of a backend, such as https://treks.example/api.');
    const report = await checkBackend(address, { document: await contract(), origin: values.origin });
    say(values.json ? JSON.stringify(report, null, 2) : reportWords(report));
    return report.passed ? 0 : 1;
  }
  if (command !== 'mock') return refuse(`There is no command "${command}".`);
  const port = portIn(values.port);
  if (port === null) return refuse(`A port is a number up to 65535, and not "${values.port}".`);
  try {
    const { url } = await serveMock(port);
    say(mockWords(url));
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return refuse(`Port ${port} is taken. Name another with --port.`);
  }
}
