import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { readBlogPosts } from '../../api/normalize-post.ts';
import {
  type BlogPostSummary,
  cleanTitle,
  findPost,
  newestPosts,
  postHeadings,
  shareLinks,
  summarizePost,
  withAnchors,
} from './blog.rules.ts';
import { createHtmlSanitizer } from './sanitize-html.ts';

const images = { backendUrl: 'https://api.example.com', placeholder: '/placeholder.svg' };
const post = (entry: object) => readBlogPosts([{ isPublished: true, ...entry }], images)[0] as BlogPostSummary;

describe('the title of a post', () => {
  test.each([
    ['Walk 100% like a local', 'Walk 100 a local'],
    ['Like   the wind', 'the wind'],
    ['Likely weather in a likeable place', 'Likely weather in a likeable place'],
    ['  50 %  off  ', '50 off'],
    ['', ''],
  ])('%j reads %j', (title, shown) => {
    expect(cleanTitle(title)).toBe(shown);
  });

  test('has no percent sign and no double space, and a second cleaning changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const clean = cleanTitle(title);
        expect(clean).not.toMatch(/%|\s{2}|^\s|\s$/);
        expect(cleanTitle(clean)).toBe(clean);
      }),
    );
  });
});

describe('posts', () => {
  test('are hidden until they are published', () => {
    const posts = readBlogPosts(
      [{ metaTitle: 'One', isPublished: false }, { metaTitle: 'Two' }, { metaTitle: 'Three', isPublished: true }, null],
      images,
    );
    expect(posts.map(({ slug }) => slug)).toEqual(['three']);
  });

  test('are listed newest first, up to the requested number', () => {
    const posts = ['2026-01-02', '2026-03-01', '2025-12-31', '2026-02-01'].map((createdAt) =>
      post({ metaTitle: createdAt, createdAt }),
    );
    expect(newestPosts(posts, 3).map(({ createdAt }) => createdAt)).toEqual(['2026-03-01', '2026-02-01', '2026-01-02']);
    expect(newestPosts(posts)).toHaveLength(4);
  });

  test('are listed last without a readable date, and keep the backend’s order when their dates are equal', () => {
    const order = (dates: string[]) =>
      newestPosts(dates.map((createdAt, index) => post({ metaTitle: `${index}`, createdAt }))).map(({ slug }) => slug);
    expect(order(['2024-01-01', '', '2026-01-01', 'soon', '2025-01-01'])).toEqual(['2', '4', '0', '1', '3']);
    expect(order(['2026-01-01', '2026-01-01', '2026-01-01'])).toEqual(['0', '1', '2']);
  });

  test('are found by the slug of their meta title', () => {
    const posts = [post({ metaTitle: 'Permits in Nepal, explained', title: 'Which paper do I need?' })];
    expect(findPost(posts, 'permits-in-nepal-explained')?.title).toBe('Which paper do I need?');
    expect(findPost(posts, 'Permits+in+Nepal+explained')?.title).toBe('Which paper do I need?');
    expect(findPost(posts, 'which-paper-do-i-need')).toBeUndefined();
    expect(findPost(posts, '')).toBeUndefined();
  });

  test('are listed without their text', () => {
    const [whole] = readBlogPosts([{ isPublished: true, metaTitle: 'One', content: '<p>Long</p>' }], images);
    expect(whole && summarizePost(whole)).not.toHaveProperty('content');
  });
});

describe('sharing', () => {
  test('is offered by Facebook, Twitter, LinkedIn and e-mail', () => {
    const links = shareLinks('https://example.com/', 'Permits').map(({ network, href }) => [
      network,
      href.split('?')[0],
    ]);
    expect(links).toEqual([
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php'],
      ['Twitter', 'https://twitter.com/intent/tweet'],
      ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/'],
      ['e-mail', 'mailto:'],
    ]);
  });

  test('puts the address and the title into each link, whatever signs they hold', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'grapheme' }), (address, title) => {
        const [facebook, twitter, linkedIn, mail] = shareLinks(address, title).map(({ href }) => new URL(href));
        expect(facebook?.searchParams.get('u')).toBe(address);
        expect(twitter?.searchParams.get('url')).toBe(address);
        expect(twitter?.searchParams.get('text')).toBe(title);
        expect(linkedIn?.searchParams.get('url')).toBe(address);
        expect(mail?.searchParams.get('body')).toBe(address);
      }),
    );
  });
});

describe('the headings of a post', () => {
  const three = '<h2>A &amp; B</h2><p>x</p><h2 class="y"><em>Two</em></h2><h3>No</h3><h2>Three</h2>';

  test('are listed as text, each with the id that it gets', () => {
    expect(postHeadings(three)).toEqual([
      { id: 'part-1', title: 'A & B' },
      { id: 'part-2', title: 'Two' },
      { id: 'part-3', title: 'Three' },
    ]);
    const html = withAnchors(three);
    for (const { id } of postHeadings(three)) expect(html).toContain(`<h2 id="${id}"`);
    expect(html).toContain('<h2 id="part-2" class="y"><em>Two</em></h2>');
  });

  test('keep the value of an attribute, and the id that the post links to', () => {
    const purifier = createHtmlSanitizer(new JSDOM('').window);
    const html = purifier(
      '<h2 title="5,000 m > 4,000 m">High</h2><p title="<h2>no</h2>">x</p><h2 id="pack">Pack</h2><img alt=\'a "<h2" b\'><h2>3 < 4</h2>',
    );
    expect(postHeadings(html)).toEqual([
      { id: 'part-1', title: 'High' },
      { id: 'user-content-pack', title: 'Pack' },
      { id: 'part-3', title: '3 < 4' },
    ]);
    const { document } = new JSDOM(withAnchors(html)).window;
    expect([...document.querySelectorAll('h2')].map(({ id, textContent }) => [id, textContent])).toEqual([
      ['part-1', 'High'],
      ['user-content-pack', 'Pack'],
      ['part-3', '3 < 4'],
    ]);
    expect(document.querySelector('p')?.title).toBe('<h2>no</h2>');
    expect(document.querySelector('img')?.alt).toBe('a "<h2" b');
  });

  test('keep their other attributes', () => {
    const attributes = 'dir="rtl" lang="ar" align="center" title="a > b"';
    expect(
      withAnchors(`<p>x</p><h2 ${attributes}>A</h2><h2 lang="ar" id="a" dir="rtl">B</h2><h2 id="a" lang="de">C</h2>`),
    ).toBe(
      `<p>x</p><h2 id="part-1" ${attributes}>A</h2><h2 lang="ar" id="a" dir="rtl">B</h2><h2 id="part-3" lang="de">C</h2>`,
    );
  });

  test('keep every letter, whatever is in the texts and attributes', () => {
    const purifier = createHtmlSanitizer(new JSDOM('').window);
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '<h2>',
      '</h2>',
      '<p title="',
      '">',
      ' id=',
      '&',
      '=',
      'x',
      '<!--',
    );
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const html = purifier(texts.map((one) => `<h2 lang='${one}'>${one}</h2><p title='${one}'>${one}</p>`).join(''));
        const { document } = new JSDOM(withAnchors(html)).window;
        const before = new JSDOM(html).window.document;
        const titles = (page: Document) => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
        expect(titles(document)).toEqual(titles(before));
        const others = (page: Document) =>
          [...page.querySelectorAll('h2')].map(({ attributes }) =>
            [...attributes].flatMap(({ name, value }) => (name === 'id' ? [] : [[name, value]])),
          );
        expect(others(document)).toEqual(others(before));
        expect([...document.querySelectorAll('h2')].every(({ id }) => id !== '')).toBe(true);
        expect(document.querySelectorAll('*')).toHaveLength(before.querySelectorAll('*').length);
      }),
    );
  });

  // Copied headings keep their id, and empty lines of Google Docs their level.
  test('have unique ids, and a text', () => {
    const html = '<h2 id="a">A</h2><h2 id="a">B</h2><h2></h2><h2> </h2><h2>C<br>D</h2>';
    expect(postHeadings(html).map(({ id, title }) => [id, title])).toEqual([
      ['a', 'A'],
      ['part-2', 'B'],
      ['part-5', 'C D'],
    ]);
    expect(withAnchors(html)).toContain('<h2 id="part-2">B</h2>');
  });

  test('have no list if there are only two', () => {
    expect(postHeadings('<h2>One</h2><h2>Two</h2>')).toEqual([]);
  });
});
