import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingError } from '../core/setting-error.ts';
import { decodeText } from '../core/text-file.ts';
import { WORKSPACE } from '../core/workspace.ts';
import { type Environment, refuseUnknown, SETTINGS_FILE } from './setting-names.ts';

/** In the workspace's folder. */
const DEFAULT_FILE = 'trek.env';

/**
 * The settings of the server and of every command: the settings file, and the environment, which wins. An empty variable
 * counts as not set.
 * @param folder where a relative path of the file starts
 * @throws SettingError with file, line and reason
 */
export function readEnvironment(environment: Environment = process.env, folder = WORKSPACE): Environment {
  const named = environment[SETTINGS_FILE]?.trim();
  const file = named || DEFAULT_FILE;
  const bytes = readBytes(resolve(folder, file), named);
  if (!bytes) return environment;
  const decoded = decodeText(bytes);
  if ('fault' in decoded) throw new SettingError(`${file}: ${decoded.fault}`);
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  return { ...readLines(decoded.text, file), ...Object.fromEntries(given) };
}

/** A file that the operator names must be there. */
function readBytes(path: string, named: string | undefined): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !named) return undefined;
    throw new SettingError(`${named ? SETTINGS_FILE : DEFAULT_FILE}: can't read ${path} (${code})`);
  }
}

function readLines(text: string, file: string): Record<string, string> {
  const settings = new Map<string, { value: string; line: number }>();
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const place = `${file} line ${line}`;
    if (/^\s*(?:#|$)/.test(written)) continue;
    const [, name = '', rest = ''] = /^\s*(?:export\s+)?([^\s=]+)\s*=(.*)$/.exec(written) ?? [];
    if (name === '') throw new SettingError(`${place}: must be a name, = and a value, such as PORT=3000`);
    refuseUnknown(name, place);
    const before = settings.get(name);
    if (before) throw new SettingError(`${place}: ${name} is set in line ${before.line} already: keep one of them`);
    settings.set(name, { value: parsedValue(rest.trim(), `${place}: ${name}`), line });
  }
  return Object.fromEntries([...settings].map(([name, { value }]) => [name, value]));
}

/** Signs that a shell would replace. */
const REPLACED_BY_SHELLS = /^~\/|\$[{(]|\$[A-Z_]{2}/;

/** A value is taken as it is written. Where people expect different things of the same signs, it is refused. */
function parsedValue(written: string, place: string): string {
  const [quote = ''] = written;
  if (/[“”„‘’«»]/.test(quote)) throw new SettingError(`${place}: has curly quotes: type straight ones, ' or "`);
  if (!/['"`]/.test(quote)) return unquoted(written, place);
  const end = written.indexOf(quote, 1);
  if (end < 0) throw new SettingError(`${place}: has no closing ${quote} in its line`);
  const value = written.slice(1, end);
  if (!/^\s*(?:#.*)?$/.test(written.slice(end + 1)) || (quote === '"' && value.includes('\\'))) {
    throw new SettingError(
      `${place}: programs differ in how they read quotes or backslashes in quotes: put the whole value between ${quote === "'" ? '"' : "'"}, and no such sign in it`,
    );
  }
  if (quote === '"') refuseReplaced(value, place);
  return value;
}

function unquoted(written: string, place: string): string {
  // A password may hold the sign; a comment has a space before it.
  const spaced = ` ${written}`;
  const comment = spaced.search(/\s#/);
  const value = (comment < 0 ? spaced : spaced.slice(0, comment)).trim();
  refuseReplaced(value, place);
  return value;
}

function refuseReplaced(value: string, place: string): void {
  if (!REPLACED_BY_SHELLS.test(value)) return;
  throw new SettingError(
    `${place}: nothing is replaced in this file: write the path or value itself, or put it between ' if these signs belong to it`,
  );
}
