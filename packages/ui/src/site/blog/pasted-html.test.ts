import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createHtmlSanitizer, type HtmlLoss } from './sanitize-html.ts';

const sanitize = createHtmlSanitizer(new JSDOM('').window);
const ofBackend = createHtmlSanitizer(new JSDOM('').window, 'https://api.example.com');

describe('text pasted from', () => {
  test.each([
    // ProseMirror/prosemirror#459, standardnotes/app#2941
    [
      'Google Docs, in its wrapper',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Slow feet.</span></p></b>',
      '<p dir="ltr"><span>Slow feet.</span></p>',
    ],
    [
      'Google Docs, with bold, italic and underlined words',
      '<p><span style="font-weight:700">Bold</span> <span style="font-weight:400;font-style:italic">slanted</span> <span style="text-decoration:underline">under</span> <span style="text-decoration:line-through">out</span> m<span style="vertical-align:super">2</span></p>',
      '<p><span><strong>Bold</strong></span> <span><em>slanted</em></span> <span><u>under</u></span> <span><s>out</s></span> m<span><sup>2</sup></span></p>',
    ],
    [
      'Google Docs, as a link and a heading, which are underlined and bold by themselves',
      '<h2><span style="font-weight:700">Height</span></h2><a href="/faq"><span style="text-decoration:underline">FAQ</span></a>',
      '<h2><span>Height</span></h2><a href="/faq"><span>FAQ</span></a>',
    ],
    [
      'Google Docs, by way of an editor that drops styles',
      '<b id="docs-internal-guid-1a2b"><p>Slow feet.</p></b>',
      '<p>Slow feet.</p>',
    ],
    // Word's clipboard: the property that says "normal" is Word's own, so the text is bold.
    [
      'Word, in bold',
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='mso-ansi-language:EN-US'>Permits<o:p></o:p></span></b></p>",
      '<p class="MsoNormal"><b><span lang="EN-US">Permits</span></b></p>',
    ],
    ['Word, with a comment for itself', '<!--[if gte mso 9]><xml>x</xml><![endif]--><p>Permits</p>', '<p>Permits</p>'],
    [
      'Outlook, in a paragraph that is bold as a whole',
      '<div><p style="font-weight:bold">Please read</p></div>',
      '<div><p><strong>Please read</strong></p></div>',
    ],
    [
      'Apple Notes',
      '<meta charset="UTF-8"><style type="text/css">p.p1 {margin: 0}</style><p class="p1"><b></b><span style="font-weight: bold">Tea</span></p>',
      '<p class="p1"><b></b><span><strong>Tea</strong></span></p>',
    ],
    ['an editor that overrides italics', '<em style="font-style:normal">Plain</em>', 'Plain'],
    [
      'CKEditor, a video',
      '<figure class="media"><oembed url="https://www.youtube.com/watch?v=abc-1"></oembed></figure>',
      '<figure class="media"><iframe src="https://www.youtube.com/embed/abc-1" allowfullscreen="" loading="lazy" sandbox="allow-scripts allow-same-origin allow-presentation" title="Video"></iframe></figure>',
    ],
  ])('%s, looks as it did there', (_, html, shown) => {
    expect(sanitize(html)).toBe(shown);
  });
});

describe('a link within a pasted post leads to its place', () => {
  const target = (html: string) => {
    const { document } = new JSDOM(sanitize(html)).window;
    const place = decodeURIComponent(document.querySelector('a[href]')?.getAttribute('href')?.slice(1) ?? '');
    return document.getElementById(place);
  };

  test.each([
    // microsoft/markitdown#314
    ['of Word', '<a href="#_Toc100">Fees</a><h2><a name="_Toc100"></a>Fees</h2>'],
    ['of Word, from a file', '<a href="file:///C:/tmp/fees.htm#_Toc100">Fees</a><h2><a name="_Toc100">Fees</a></h2>'],
    ['whose target has a name and another id', '<a href="#fees">Fees</a><h2><a id="x1" name="fees">Fees</a></h2>'],
    ['to an id', '<a href="#fees">Fees</a><h2 id="fees">Fees</h2>'],
    ['of Google Docs, exported', '<a href="#h.gjdgxs">Fees</a><h2 id="h.gjdgxs">Fees</h2>'],
    [
      'of Google Docs, copied',
      '<a href="https://docs.google.com/document/d/1aB/edit#heading=h.gjdgxs">Fees</a><h2 id="h.gjdgxs">Fees</h2>',
    ],
    ['that was sanitized once', sanitize('<a href="#fees">Fees</a><h2 id="fees">Fees</h2>')],
    ['with letters of another script', '<a href="#g%C3%A9b%C3%BChren">Fees</a><h2 id="gébühren">Fees</h2>'],
  ])('%s', (_, html) => {
    expect(target(html)).not.toBeNull();
  });

  test('the names of elements do not shadow properties of the document', () => {
    expect(
      sanitize('<a name="cookie">x</a><img name="body"><img name="createElement"><b style="font-weight:400">y</b>'),
    ).toBe('<a id="user-content-cookie">x</a><img loading="lazy" alt=""><img loading="lazy" alt="">y');
  });
});

describe('addresses', () => {
  test.each([
    // postlight/parser#190, radgeek/feedwordpress#56
    [
      '<img alt="a" src="/uploads/a.jpg" srcset="/uploads/a-2x.jpg 2x">',
      '<img alt="a" src="B/uploads/a.jpg" srcset="B/uploads/a-2x.jpg 2x" loading="lazy">',
    ],
    [
      '<img alt="a" src="/uploads/a.jpg" srcset="/uploads/a,b.jpg 640w,/uploads/a.jpg 1280w, https://example.com/x.jpg 2x" sizes="100vw">',
      '<img alt="a" src="B/uploads/a.jpg" srcset="B/uploads/a,b.jpg 640w, B/uploads/a.jpg 1280w, https://example.com/x.jpg 2x" sizes="100vw" loading="lazy">',
    ],
    [
      '<picture><source srcset="/uploads/a.avif, /uploads/b.avif 2x" type="image/avif"><img alt="a" src="/uploads/a.jpg"></picture>',
      '<picture><source srcset="B/uploads/a.avif, B/uploads/b.avif 2x" type="image/avif"><img alt="a" src="B/uploads/a.jpg" loading="lazy"></picture>',
    ],
    [
      '<img alt="a" class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/uploads/a.jpg" data-srcset="/uploads/a-2x.jpg 2x">',
      '<img alt="a" class="lazyload" src="B/uploads/a.jpg" srcset="B/uploads/a-2x.jpg 2x" loading="lazy">',
    ],
    // tinymce's relative_urls, and what lazy loading of WordPress puts behind a picture
    [
      '<img alt="a" src="../../uploads/a.jpg" srcset="./uploads/b.jpg 2x">',
      '<img alt="a" src="B/uploads/a.jpg" srcset="B/uploads/b.jpg 2x" loading="lazy">',
    ],
    [
      '<img alt="a" data-src="/uploads/a.jpg"><noscript><img src="/uploads/a.jpg"></noscript>',
      '<img alt="a" src="B/uploads/a.jpg" loading="lazy">',
    ],
    ['<img alt="a" src="uploads/a.jpg">', '<img alt="a" src="B/uploads/a.jpg" loading="lazy">'],
    ['<img alt="a" src="/app/uploads/a.jpg">', '<img alt="a" src="B/uploads/a.jpg" loading="lazy">'],
    ['<img alt="a" src="//cdn.example.com/a.jpg">', '<img alt="a" src="https://cdn.example.com/a.jpg" loading="lazy">'],
    ['<a href="//example.com/a">a</a>', '<a href="https://example.com/a">a</a>'],
    ['<a href="/uploads/map.pdf">a</a>', '<a href="B/uploads/map.pdf">a</a>'],
  ])('%s lead to the right page', (html, shown) => {
    expect(ofBackend(html)).toBe(shown.replaceAll('B/', 'https://api.example.com/'));
  });

  // sismics/reader#53, otwcode/otwarchive#1506, and what 'Share' and the browser's address give.
  test.each([
    ['//www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    ['//www.youtube-nocookie.com/embed/x?rel=0', 'https://www.youtube-nocookie.com/embed/x?rel=0'],
    ['//player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
    ['https://youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    ['https://youtu.be/x-_1?si=abc&t=30', 'https://www.youtube.com/embed/x-_1?start=30'],
    ['https://www.youtube.com/watch?v=x&list=y', 'https://www.youtube.com/embed/x'],
    ['https://m.youtube.com/watch?v=x', 'https://www.youtube.com/embed/x'],
    ['https://www.youtube.com/shorts/x', 'https://www.youtube.com/embed/x'],
    ['http://www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    ['www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    ['youtu.be/x', 'https://www.youtube.com/embed/x'],
    ['//youtube-nocookie.com/embed/x', 'https://www.youtube-nocookie.com/embed/x'],
    ['https://www.youtube.com/v/x', 'https://www.youtube.com/embed/x'],
    ['https://music.youtube.com/watch?v=x&t=1m30s', 'https://www.youtube.com/embed/x?start=90'],
    ['https://www.youtube.com/playlist?list=PL1', 'https://www.youtube.com/embed/videoseries?list=PL1'],
    ['http://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
    ['https://vimeo.com/channels/staffpicks/123', 'https://player.vimeo.com/video/123'],
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
    ['https://vimeo.com/123/abc1', 'https://player.vimeo.com/video/123?h=abc1'],
    [' https://www.youtube.com/embed/x ', 'https://www.youtube.com/embed/x'],
  ])('recognize a video: %s', (source, shown) => {
    expect(sanitize(`<iframe src="${source}"></iframe>`)).toContain(` src="${shown}"`);
    expect(sanitize(`<iframe src="about:blank" data-src="${source}"></iframe>`)).toContain(` src="${shown}"`);
  });

  // The code that YouTube gave before 2011, and CKEditor's old data.
  test.each([
    '<object width="5" height="3"><param name="movie" value="//www.youtube.com/v/x"><embed src="//www.youtube.com/v/x"></object>',
    '<object width="5" height="3" data="https://www.youtube.com/embed/x"></object>',
    '<embed width="5" height="3" src="//www.youtube.com/v/x">',
    '<div width="5" height="3" data-oembed-url="https://youtu.be/x"></div>',
  ])('recognize a video in another element: %s', (html) => {
    const shown = sanitize(html);
    expect(shown).toMatch(/^<iframe [^>]*src="https:\/\/www\.youtube\.com\/embed\/x"[^>]*><\/iframe>$/);
    expect(shown).toContain('width="5" height="3"');
  });

  test.each([
    '//evil.example/embed/x',
    'youtube.com.evil.example/embed/x',
    'http://evil.example/www.youtube.com/embed/x',
    'https://youtu.be.evil.example/x',
    'https://vimeo.com.evil.example/1',
    'https://youtu.be/"><script>',
    'https://www.youtube.com@evil.example/embed/x',
  ])('reject what is not a video: %s', (source) => {
    expect(sanitize(`<p>a</p><iframe src='${source}'></iframe>`)).toBe('<p>a</p>');
  });
});

test('reports every removed part, and no other', () => {
  const losses: HtmlLoss[] = [];
  const sanitize = createHtmlSanitizer(new JSDOM('').window, '', (loss) => losses.push(loss));
  sanitize('<p class="a">x <strong>y</strong><img src="/uploads/a.jpg" alt="a"></p><h2>z</h2>');
  expect(losses).toEqual([]);
  sanitize('<p style="text-align:center" data-x="1">x</p><video src="/a.mp4"></video><iframe src="/map"></iframe>');
  expect(losses).toEqual([
    { element: 'iframe', attribute: 'src', value: '/map' },
    { element: 'p', attribute: 'data-x', value: '1' },
    { element: 'p', attribute: 'style', value: 'text-align:center' },
    { element: 'video' },
  ]);
});
