import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment, SettingError } from '../src/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-env-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads a settings file as `npm start` does in its folder. */
async function read(text: string | Buffer, environment: Record<string, string> = {}) {
  await writeFile(join(folder, 'trek.env'), text);
  return readEnvironment(environment, folder);
}

describe('the settings file', () => {
  test('is optional', () => {
    expect(readEnvironment({ PORT: '1' }, folder)).toEqual({ PORT: '1' });
  });

  test.each([
    ['PORT=3000', { PORT: '3000' }],
    ['# a comment\n\n  # another\nPORT=3000\n', { PORT: '3000' }],
    ['PORT = 3000 ', { PORT: '3000' }],
    ['export PORT=3000', { PORT: '3000' }],
    ['PORT=1\r\nHOST=0.0.0.0\r\n', { PORT: '1', HOST: '0.0.0.0' }],
    ['\uFEFFPORT=1', { PORT: '1' }],
    ['COMPANY_NAME=Trek Himalaya', { COMPANY_NAME: 'Trek Himalaya' }],
    ['COMPANY_NAME="Trek Himalaya"  # ours', { COMPANY_NAME: 'Trek Himalaya' }],
    ['COMPANY_NAME=\'Trek "H" #1\'', { COMPANY_NAME: 'Trek "H" #1' }],
    ['COMPANY_NAME=Trek & Söhne', { COMPANY_NAME: 'Trek & Söhne' }],
    ['COMPANY_PHONE=+977 1 555 # the office', { COMPANY_PHONE: '+977 1 555' }],
    ['SMTP_URL=smtp://us:pass#word=@mail.example', { SMTP_URL: 'smtp://us:pass#word=@mail.example' }],
    ["SMTP_URL='smtp://us:a # $HOME b@mail.example'", { SMTP_URL: 'smtp://us:a # $HOME b@mail.example' }],
    ['SMTP_URL=smtp://us:pa$s%20@mail.example', { SMTP_URL: 'smtp://us:pa$s%20@mail.example' }],
    ['MAIL_FROM=Treks <us@treks.example>', { MAIL_FROM: 'Treks <us@treks.example>' }],
    ['MAIL_FROM=\'"Treks, Nepal" <us@treks.example>\'', { MAIL_FROM: '"Treks, Nepal" <us@treks.example>' }],
    ['DATA_DIR=C:\\trek\\data', { DATA_DIR: 'C:\\trek\\data' }],
    ['PORT=', { PORT: '' }],
    ['PORT=#3000', { PORT: '' }],
  ])('%j is read as expected', async (text, settings) => {
    expect(await read(text)).toEqual(settings);
  });

  test('yields to the environment, and an empty variable counts as not set', async () => {
    expect(await read('PORT=1\nHOST=a.example', { PORT: '2', HOST: '', PATH: '/bin' })).toEqual({
      ...{ PORT: '2', HOST: 'a.example', PATH: '/bin' },
    });
  });

  test.each([
    ['PORT=1\nSMPT_URL=x', 'trek.env line 2: there is no setting SMPT_URL; did you mean "SMTP_URL"?'],
    ['smtp_url=x', 'trek.env line 1: there is no setting smtp_url; did you mean "SMTP_URL"?'],
    ['COLOR=red', 'trek.env line 1: there is no setting COLOR'],
    ['PORTS=1', 'trek.env line 1: there is no setting PORTS; did you mean "PORT"?'],
    ['SETTINGS_FILE=other.env', 'trek.env line 1: SETTINGS_FILE can only be set in the environment'],
    ['PORT: 3000', 'trek.env line 1: must be a name, = and a value'],
    ['{"PORT": 3000}', 'trek.env line 1: must be a name, = and a value'],
    ['PORT=1\n\nPORT=2', 'trek.env line 3: PORT is set in line 1 already'],
    ['COMPANY_NAME="Trek', 'trek.env line 1: COMPANY_NAME: has no closing " in its line'],
    ['COMPANY_NAME="Trek" Himalaya', 'trek.env line 1: COMPANY_NAME: programs differ'],
    ['MAIL_FROM="Treks, Nepal" <us@treks.example>', "put the whole value between '"],
    ['TOKEN_SECRET="a\\"b"', 'trek.env line 1: TOKEN_SECRET: programs differ'],
    ["COMPANY_NAME='Trek's'", 'put the whole value between "'],
    ['COMPANY_NAME=“Trek”', 'trek.env line 1: COMPANY_NAME: has curly quotes'],
    ['DATA_DIR=$HOME/trek', 'trek.env line 1: DATA_DIR: nothing is replaced in this file'],
    ['DATA_DIR="$HOME/trek"', 'trek.env line 1: DATA_DIR: nothing is replaced in this file'],
    ['DATA_DIR=~/trek', 'trek.env line 1: DATA_DIR: nothing is replaced in this file'],
    [Buffer.from('COMPANY_NAME=Söhne', 'latin1'), 'trek.env: is not UTF-8 but probably Windows-1252 (ANSI), near “'],
    [Buffer.from('\uFEFFPORT=1', 'utf16le'), 'trek.env: is saved as UTF-16'],
    [Buffer.from('PORT=1', 'utf16le'), 'trek.env: is saved as UTF-16'],
  ])('%j is refused with one line that names the reason', async (text, message) => {
    await expect(read(text)).rejects.toThrow(SettingError);
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toThrow(/^[^\n]+$/);
  });

  test('can be another file, which must exist', async () => {
    await writeFile(join(folder, 'shop.env'), 'PORT=7');
    expect(readEnvironment({ SETTINGS_FILE: 'shop.env' }, folder)).toMatchObject({ PORT: '7' });
    expect(readEnvironment({ SETTINGS_FILE: join(folder, 'shop.env') }, '/')).toMatchObject({ PORT: '7' });
    expect(() => readEnvironment({ SETTINGS_FILE: 'none.env' }, folder)).toThrow(/^SETTINGS_FILE: can't read .*ENOENT/);
    await mkdir(join(folder, 'trek.env'));
    expect(() => readEnvironment({}, folder)).toThrow(/^trek.env: can't read .*EISDIR/);
  });
});
