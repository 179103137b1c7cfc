import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TAGS = {
  home: 'pages,listing,posts',
  trek: 'pages,places,trek:mardi-himal-trek',
  longer: 'pages,places,trek:mardi-himal-trek-extended',
  text: 'pages',
};

/** A folder of nginx's cache: each file has a binary head and the headers of its page before the page. */
function keptPages() {
  const folder = mkdtempSync(join(tmpdir(), 'trek-purge-'));
  mkdirSync(join(folder, 'a', 'bc'), { recursive: true });
  for (const [name, tags] of Object.entries(TAGS)) {
    const page = `\u0005\u0000\u0001\nKEY: http://site/\nHTTP/1.1 200 OK\r\ncache-tag: ${tags}\r\n\r\nlisting,trek:none`;
    writeFileSync(join(folder, 'a', 'bc', name), page);
  }
  return folder;
}

test.each([
  ['trek:mardi-himal-trek', ['home', 'longer', 'text']],
  ['listing', ['longer', 'text', 'trek']],
  ['posts', ['longer', 'text', 'trek']],
  ['pages', []],
  ['mardi', ['home', 'longer', 'text', 'trek']],
  ['trek:none', ['home', 'longer', 'text', 'trek']],
])('purging %s leaves the kept pages %s', (tag, left) => {
  const folder = keptPages();
  const printed = execFileSync('sh', ['deploy/purge.sh', tag, folder], { encoding: 'utf8' });
  expect(readdirSync(join(folder, 'a', 'bc')).sort()).toEqual(left);
  expect(Number(printed)).toBe(Object.keys(TAGS).length - left.length);
});
