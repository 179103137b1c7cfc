import { placeSlug, titleSlug } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INLINE_SCRIPTS } from '../src/boot/inline-scripts.ts';
import { SPECULATION_RULES } from '../src/speculation-rules.ts';
import { textOf, visit } from './page.ts';
import { answering, assetsOf, openSite, openSiteOn, type TestSite } from './site.ts';

/** Ends whatever it may stand in (a script, a title, an attribute of either quote, a comment), and then runs. */
const ATTACK = `</script></title></textarea>--><script>alert(1)</script>"'><img src=x onerror=alert(1)><svg onload=alert(1)><!--`;
const named = (name: string) => `${name} ${ATTACK}`;

const country = { id: 1, name: named('Nepal'), description: named('Hills'), image: named('/uploads/nepal.jpg') };
const region = { ...country, id: 2, name: named('Annapurna'), country };
const trek = {
  id: 7,
  title: named('Mardi'),
  description: `${named('Ridge')}\n${named('Forest')}`,
  difficulty: named('Moderate'),
  price: named('USD 610'),
  duration: named('7 days'),
  location: named('Pokhara'),
  country,
  region,
  regionId: region.id,
  activity: named('Hiking'),
  activities: [named('Hiking'), named('Camping')],
  trekTypes: [named('Lodge')],
  bestSeason: ['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter', ATTACK],
  image: [named('mardi.jpg'), `https://pictures.example/${ATTACK}`],
  trekHighlight: { highlights: [named('Sunrise')] },
  included: { included: [named('Porter')], excluded: [named('Flights')] },
  itenaries: [1, 2, 3].map((day) => ({
    day,
    title: named(`Camp ${day}`),
    description: named('Up'),
    accommodation: named('Lodge'),
    meal: named('Dal'),
    altitude: 1000 * day,
    walkingHours: named('5'),
    startLocation: named('Kande'),
    endLocation: named('Pitam'),
    coordinates: { latitude: 28 + day / 10, longitude: 83 + day / 10 },
  })),
  groupSize: { minSize: ATTACK, maxSize: ATTACK },
  metaTitle: named('Mardi in words'),
  metaDescription: named('A quiet ridge'),
  createdAt: ATTACK,
  updatedAt: ATTACK,
  isPopular: true,
  isGroup: true,
};
const post = {
  id: 1,
  title: named('Tea'),
  metaTitle: named('Tea'),
  metaDescription: named('Leaves'),
  content: `<p title="kept">Warm</p><a href="javascript:alert(1)">sip</a><iframe srcdoc="<script>alert(1)</script>"></iframe>${ATTACK}`,
  authorName: named('Maya'),
  image: named('/uploads/tea.jpg'),
  createdAt: '2026-01-01',
  readTime: ATTACK,
  isPublished: true,
};

const CATALOGUE: Record<string, unknown> = {
  '/trek/all': [trek],
  '/trek/id/7': trek,
  '/country/all': [country],
  '/region/all': [region],
  '/blog/all': [post, { ...post, id: 2, metaTitle: named('Butter'), createdAt: ATTACK }],
};

/** Nothing on the page runs but what the site itself has put there. */
function expectInert({ html, document }: Awaited<ReturnType<typeof visit>>): void {
  const scripts = [...document.querySelectorAll('script')];
  for (const script of scripts) {
    if (/json/.test(script.type)) {
      expect(script.textContent).not.toContain('<');
      expect(() => JSON.parse(script.textContent ?? '')).not.toThrow();
    } else {
      expect([...Object.values(INLINE_SCRIPTS), SPECULATION_RULES]).toContain(script.textContent);
    }
  }
  // The site's own code is in a template, whose content is not part of the document.
  expect(html.match(/<script[\s>]/g)).toHaveLength(scripts.length + assetsOf().scripts.length);
  expect(document.querySelectorAll('iframe, [srcdoc]')).toHaveLength(0);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      expect(value).not.toMatch(/^\s*javascript:/i);
    }
  }
}

describe('markup in every text of the catalogue (X1, X2)', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSiteOn((request, response) => answering(200, CATALOGUE[request.url ?? ''])(request, response));
  });
  afterAll(() => site.close());

  const trekPath = `/treks/${titleSlug(trek.title)}`;
  const countryPath = `/country/${placeSlug(country.name)}`;
  const regionPath = `/region/${placeSlug(region.name)}`;
  const postPath = `/blog/${titleSlug(post.metaTitle)}`;

  test.each([
    ['/', [trek.title, country.name, post.title]],
    ['/treks', [trek.title, trek.difficulty, trek.duration]],
    ['/treks?view=list', [trek.title]],
    ['/treks/7', [trek.title]],
    [trekPath, [trek.title, named('Sunrise'), named('Porter'), named('Flights')]],
    [trekPath, [named('Camp 1'), named('Camp 3'), named('Ridge'), named('Forest')]],
    [countryPath, [country.name, country.description, trek.title]],
    [regionPath, [region.name, region.description, trek.title]],
    ['/blog', [post.title, post.metaDescription]],
    [postPath, [post.title, post.authorName]],
  ])('appears on %s as text', async (path, texts) => {
    const page = await visit(site, path);
    expect(page.status).toBe(200);
    for (const text of texts) expect(textOf(page.document.querySelector('main'))).toContain(text);
    expectInert(page);
  });

  test('appears as text in the head, which ends correctly', async () => {
    const { document } = await visit(site, trekPath);
    expect(document.title).toContain(trek.metaTitle);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(trek.metaDescription);
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toContain(trek.metaTitle);
    expect(document.head.querySelector('style')).not.toBeNull();
  });

  test('is removed from a post’s own HTML, and the rest stays', async () => {
    const { document } = await visit(site, postPath);
    expect(textOf(document.querySelector('p[title="kept"]'))).toBe('Warm');
    expect(textOf(document.querySelector('main'))).toContain('sip');
  });

  test('appears in no address of the site map', async () => {
    const map = await (await site.get('/sitemap.xml')).text();
    expect(map).toContain(`<loc>http://127.0.0.1:3000${trekPath}</loc>`);
    expect(map).not.toMatch(/<(script|img|svg)/);
  });
});

describe('markup in input that a page echoes (X1, X2)', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());
  const written = encodeURIComponent(ATTACK);

  test.each([
    `/treks?keyword=${written}`,
    `/treks?country=${written}&activity=${written}&region=${written}&duration=${written}&budget=${written}`,
    `/treks/${written}`,
    `/country/${written}`,
    `/region/${written}`,
    `/blog/${written}`,
    `/${written}`,
    `/contact?trek=${written}`,
    `/login?returnTo=${written}`,
    `/reset-password?token=${written}&email=${written}`,
    `/confirm-email?token=${written}`,
    `/stop-mails?token=${written}`,
    `/auth/google/callback?error=${written}`,
  ])('%s does not run', async (path) => {
    const page = await visit(site, path);
    expect([200, 404]).toContain(page.status);
    expectInert(page);
  });

  test.each(['/', '/treks', '/treks/mardi', '/country/nepal', '/region/annapurna', '/blog', '/blog/tea'])(
    'a backend’s message is text on %s',
    async (path) => {
      const away = await openSiteOn(answering(500, { message: ATTACK }));
      const page = await visit(away, path);
      expect(page.status).toBe(503);
      expectInert(page);
      await away.close();
    },
  );

  test('the keyword appears as typed', async () => {
    const { document } = await visit(site, `/treks?keyword=${written}`);
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain(ATTACK);
  });
});
