import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cancelAnchorScroll, scrollToAnchor, scrollToInitialAnchor } from '../src/routing/scroll-to-anchor.ts';

const POST = `<h2 id="user-content-packing">Packing</h2><h2 id="user-content-höhe">Höhe</h2><h2 id="fees">Fees</h2>
  <h2 id="user-content-fees">Other fees</h2>`;

function visit(html: string, address = 'https://trek.example/blog/a-post') {
  const { window } = new JSDOM(html, { url: address });
  window.HTMLElement.prototype.scrollIntoView = () => {};
  const { document, HTMLElement, HTMLDetailsElement, MutationObserver } = window;
  const globals = { window, document, HTMLElement, HTMLDetailsElement, MutationObserver, CSS: { escape: String } };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return () => document.activeElement?.textContent;
}

describe('an address with an anchor', () => {
  afterEach(() => {
    cancelAnchorScroll();
    vi.unstubAllGlobals();
  });

  test.each([
    ['fees', 'Fees'],
    // The ids of a post's own HTML have a prefix, which no one who writes a link knows.
    ['packing', 'Packing'],
    ['user-content-packing', 'Packing'],
    ['h%C3%B6he', 'Höhe'],
    ['höhe', 'Höhe'],
  ])('#%s scrolls to its target', (name, title) => {
    const focused = visit(POST);
    scrollToAnchor(name);
    expect(focused()).toBe(title);
  });

  test.each([
    ['packing', 'Packing'],
    ['h%C3%B6he', 'Höhe'],
  ])('scrolls there on load, too: #%s', (name, title) => {
    const focused = visit(POST, `https://trek.example/blog/a-post#${name}`);
    scrollToInitialAnchor();
    expect(focused()).toBe(title);
  });

  test('ignores half a character', () => {
    const focused = visit(POST, 'https://trek.example/blog/a-post#%C3');
    scrollToInitialAnchor();
    expect(focused()).toBe(visitBody(POST));
  });
});

const visitBody = (html: string) => new JSDOM(html).window.document.body.textContent;
