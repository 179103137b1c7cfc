import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guideMonth } from '../src/data/guide-month.ts';
import { linksNamed, textOf, textsOf, visit } from './page.ts';
import { openSite, type TestSite } from './site.ts';

describe('the home page', () => {
  let site: TestSite;
  let main: Element;
  beforeAll(async () => {
    site = await openSite();
    main = (await visit(site, '/')).document.querySelector('main') as Element;
  });
  afterAll(() => site.close());

  const part = (id: string) => main.querySelector(`section[aria-labelledby="${id}"]`) as Element;

  test('names the company in its headline', () => {
    expect(textsOf(main.querySelectorAll('h1'))).toEqual([expect.stringMatching(/^Unforgettable Adventures with \S/)]);
  });

  test('has its sections in order', () => {
    expect(textsOf(main.querySelectorAll('h2'))).toEqual([
      'Popular Treks',
      'How booking works',
      'What we show before you book',
      'Why Choose Us',
      'Where to trek now',
      'Message from the Chairman',
      'Beyond the Himalayas',
      'The people you will meet',
      'From our blog',
      'All our treks',
      'Tell us when you can come',
    ]);
  });

  test.each([
    ['Explore Treks', '/treks'],
    ['About Us', '/about'],
    ['View All of our team', '/about#team'],
    ['Read the full message', '/about/#ceo'],
    ['Discover Bhutan', '/country/bhutan'],
    ['All posts', '/blog'],
  ])('links by “%s” to %s', (name, href) => {
    expect(linksNamed(main, name)).toEqual([href]);
  });

  test('has a tab for each country, the first one open, each with a link to all its treks', async () => {
    const countries: { name: string }[] = await (await site.get('/api/country/all')).json();
    const tabs = [...part('popular').querySelectorAll('[role="tab"]')];
    expect(textsOf(tabs)).toEqual(countries.map(({ name }) => name));
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(tabs.map((_, index) => String(index === 0)));
    for (const { name } of countries) {
      expect(linksNamed(part('popular'), `View All ${name} Treks`)).toEqual([`/treks?country=${name}`]);
    }
  });

  test('gives six reasons to choose the company', () => {
    expect(textsOf(part('why').querySelectorAll('h3'))).toEqual([
      'Expert Local Guides',
      'Safety First Approach',
      'Personalized Service',
      'Sustainable Tourism',
      'Small Group Sizes',
      '24/7 Support',
    ]);
  });

  test('shows four figures', () => {
    const names = textsOf(part('why').querySelectorAll('dt'));
    const values = textsOf(part('why').querySelectorAll('dd'));
    expect(names.map((name, index) => [name, values[index]])).toEqual([
      ['Happy Trekkers', '15,000+'],
      ['Successful Treks', '1,200+'],
      ['Years Experience', '12+'],
      ['Expert Guides', '40+'],
    ]);
  });

  test('shows the first three people of the team', async () => {
    const team = textsOf((await visit(site, '/about')).document.querySelectorAll('#team article h3'));
    expect(textsOf(part('people').querySelectorAll('li h3'))).toEqual(team.slice(0, 3));
  });

  test('shows the three newest published posts, newest first', async () => {
    const posts: { title: string; createdAt: string; isPublished: boolean }[] = await (
      await site.get('/api/blog/all')
    ).json();
    const newest = posts
      .filter(({ isPublished }) => isPublished)
      .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .slice(0, 3);
    expect(newest).toHaveLength(3);
    expect(textsOf(part('posts').querySelectorAll('h3'))).toEqual(newest.map(({ title }) => title));
  });

  test.each([
    ['2026-11-27T10:00:00Z', 10],
    // The company's day is the 28th: December 1 is the first that can be booked.
    ['2026-11-27T18:15:00Z', 11],
    ['2026-12-29T00:00:00Z', 0],
  ])('begins its guide at %s with month %i', (moment, month) => {
    expect(guideMonth(new Date(moment))).toBe(month);
  });

  test('guides through the month of the first bookable day and the next two', () => {
    const kathmanduMs = (5 * 60 + 45) * 60_000;
    const now = new Date(Date.now() + kathmanduMs + 3 * 86_400_000);
    const months = [0, 1, 2].map((ahead) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toLocaleString('en', {
        month: 'long',
        timeZone: 'UTC',
      }),
    );
    expect(textsOf(part('season').querySelectorAll('h3'))).toEqual(months);
    for (const month of part('season').querySelectorAll('ol > li')) {
      expect(textOf(month.querySelector('p'))).toMatch(/^(Winter|Spring|Summer|Autumn)$/);
      expect(month.querySelector('a')?.getAttribute('href')).toMatch(/^\/treks\/./);
    }
  });
});
