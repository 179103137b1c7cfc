import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/routes.tsx';
import { linksNamed, textOf, textsOf, visit } from './page.ts';
import { openSite, type TestSite } from './site.ts';

describe('the shell of every page', () => {
  let site: TestSite;
  let footer: Element;
  beforeAll(async () => {
    site = await openSite();
    footer = (await visit(site, '/faq')).document.querySelector('#root > footer') as Element;
  });
  afterAll(() => site.close());

  test.each(routes.map(({ path = '/no-such-page' }) => path.replace(':slug', 'nepal')))(
    '%s is between the header and the footer, and has at most one main title',
    async (path) => {
      const { document } = await visit(site, path);
      const parts = [...document.querySelectorAll('#root > header, #root > main, #root > footer')];
      expect(parts.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer']);
      expect(textOf(document.querySelector('main'))).toMatch(/\S/);
      expect(document.querySelectorAll('h1').length).toBeLessThanOrEqual(1);
      expect(textOf(document.querySelector('#root > footer'))).toBe(textOf(footer));
    },
  );

  test('the footer adds nothing to the outline of a page', () => {
    expect(footer.querySelectorAll('h1, h2, h3, h4, h5, h6')).toHaveLength(0);
  });

  test.each([
    [
      'Nepal office',
      ['Paknajol Marg, Thamel', 'Kathmandu 44600, Nepal', '+977 1 555 0103', 'Sunday to Friday 9am-5pm'],
    ],
    ['Australia office', ['Sydney NSW, Australia', '+61 2 5550 0103']],
  ])('the footer has the %s with its address, telephone and e-mail', (title, lines) => {
    const office = [...footer.querySelectorAll('section')].find(
      (section) => section.getAttribute('aria-label') === title,
    );
    for (const line of lines) expect(textOf(office)).toContain(line);
    const [phone, mail] = ['tel:', 'mailto:'].map((scheme) => office?.querySelector(`a[href^="${scheme}"]`));
    expect(phone?.getAttribute('href')).toBe(`tel:${textOf(phone).replaceAll(' ', '')}`);
    expect(mail?.getAttribute('href')).toBe(`mailto:${textOf(mail)}`);
  });

  test.each([
    ['Send Inquiry', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-conditions'],
    ['Legal Documents', '/legal-documents'],
    ['Nepal Visa', '/nepal-visa'],
    ['Equipment Checklist', '/equipment-checklist'],
    ['Travel Insurance', '/travel-insurance'],
    ['Bank Details', '/bank-details'],
    ['FAQ', '/faq'],
    ['Reviews', '/reviews'],
  ])('the footer links by “%s” to %s, which exists', async (name, path) => {
    expect(linksNamed(footer, name)).toEqual([path]);
    expect((await site.get(path)).status).toBe(200);
  });

  test.each([
    ['Facebook', 'www.facebook.com'],
    ['Instagram', 'www.instagram.com'],
    ['Twitter', 'twitter.com'],
    ['YouTube', 'www.youtube.com'],
    ['Tripadvisor', 'www.tripadvisor.com'],
    ['Google', 'www.google.com'],
  ])('the footer links to us on %s, in a new tab without a referrer', (name, host) => {
    const link = [...footer.querySelectorAll('a')].find((found) => found.ariaLabel === `${name} (opens in a new tab)`);
    expect(link?.host).toBe(host);
    expect(link?.target).toBe('_blank');
    expect(link?.relList.contains('noopener')).toBe(true);
  });

  test('the footer names the five cards for screen readers', () => {
    const cards = [...footer.querySelectorAll('img')].map(({ alt }) => alt);
    expect(cards).toEqual(['Visa', 'MasterCard', 'American Express', 'Discover', 'Diners']);
  });

  test('the footer states license, registration and the company’s employees', () => {
    for (const fact of [
      'Tourism License No. 0103',
      'Company Regd. No. 59628',
      '40+ local guides employed from remote regions',
    ])
      expect(textOf(footer)).toContain(fact);
  });

  test('the header has the menu of the contract, whose items work without scripts', async () => {
    const { document } = await visit(site, '/faq');
    const items = [...document.querySelectorAll('#root > header nav a')];
    const names = ['Nepal Trekking', 'Activities', 'India', 'Bhutan', 'Tibet', 'About Us', 'Blog', 'Contact'];
    expect(textsOf(items)).toEqual(expect.arrayContaining(names));
    for (const item of items) {
      const { pathname } = new URL(item.getAttribute('href') ?? '', 'http://localhost');
      expect((await site.get(pathname)).status, pathname).toBe(200);
    }
  });
});
