import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { photo } from '../../api/test/photo.ts';
import { art } from '../art-plugin.ts';
import { Portrait } from '../src/pages/portrait.tsx';
import { readHtml, visit } from './page.ts';
import { openSite } from './site.ts';

const maya = { id: 'maya-rai', name: 'Maya Rai', role: 'Guide', bio: 'From Bhojpur.', experience: '10+ years' };
const tenzing = { ...maya, id: 'tenzing-sherpa', name: 'Tenzing Sherpa' };
const SIZES = (id: string) => `/art/portrait-${id}-144.avif 158w,/art/portrait-${id}-216.avif 238w`;
const STAND_IN = 'data:image/webp;base64,UklGRg==';

test('the team page shows portraits in sizes, and the drawing in a browser without AVIF', async () => {
  const site = await openSite();
  const { document } = await visit(site, '/about');
  await site.close();
  const portrait = document.querySelector('#team img');
  expect(portrait?.getAttribute('srcset')).toBe(SIZES('pasang-dorje-sherpa'));
  expect(portrait?.getAttribute('sizes')).toBe('72px');
  expect(portrait?.getAttribute('src')).toBe('/art/portrait-pasang-dorje-sherpa.svg');
});

test('a photographed portrait has a placeholder, and WebP for a browser without AVIF', () => {
  const member = { ...maya, standIn: STAND_IN };
  const portrait = readHtml(
    renderToStaticMarkup(createElement(Portrait, { member, className: '', size: 64 })),
  ).querySelector('img');
  expect(portrait?.getAttribute('srcset')).toBe(SIZES('maya-rai'));
  expect(portrait?.getAttribute('src')).toBe('/art/portrait-maya-rai.webp');
  expect(portrait?.dataset.standIn).toBe(STAND_IN);
  expect(portrait?.getAttribute('alt')).toBe('Portrait of Maya Rai');
});

describe('the build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-company-'));
    const team = [
      { ...maya, wears: 'scarf', image: { file: 'team/maya.jpg' } },
      { ...tenzing, wears: 'wool' },
    ];
    await writeFile(join(folder, 'team.json'), JSON.stringify(team));
    await writeFile(join(folder, 'entry.js'), `import team from './team.json?portraits'; globalThis.team = team;`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const built = async () => {
    const result = await build({
      ...{ root: folder, configFile: false, logLevel: 'silent', plugins: [art(folder)] },
      build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
    });
    if (!('output' in result)) throw new Error('There is more than one output');
    return result.output;
  };

  test('generates each portrait’s files, and bundles only the team data that pages show', async () => {
    await mkdir(join(folder, 'team'));
    await writeFile(join(folder, 'team', 'maya.jpg'), await photo(600, 800));
    const output = await built();
    const portraits = output.map(({ fileName }) => fileName).filter((name) => name.startsWith('art/portrait-'));
    expect(portraits.sort()).toEqual([
      'art/portrait-maya-rai-144.avif',
      'art/portrait-maya-rai-216.avif',
      'art/portrait-maya-rai.webp',
      'art/portrait-tenzing-sherpa-144.avif',
      'art/portrait-tenzing-sherpa-216.avif',
      'art/portrait-tenzing-sherpa.svg',
    ]);
    const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    expect(code).toMatch(/"?standIn"?:[`"]data:image\/webp;base64,/);
    expect(code).not.toMatch(/maya\.jpg|scarf/);
  });

  test('ends with file and field of a missing photograph', async () => {
    await expect(built()).rejects.toThrow('company/team.json: 0.image.file: there is no "team/maya.jpg" in ');
  });
});
