import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createHtmlSanitizer } from './sanitize-html.ts';

const sanitize = createHtmlSanitizer(new JSDOM('').window);

/** Shows the HTML in a page that runs scripts, and tells whether anything ran. */
async function runs(html: string): Promise<boolean> {
  const { window } = new JSDOM(`<!doctype html><body>${html}</body>`, { runScripts: 'dangerously' });
  for (const element of window.document.querySelectorAll('*')) {
    for (const type of ['click', 'error', 'load', 'focus', 'mouseover', 'toggle']) {
      element.dispatchEvent(new window.Event(type));
    }
  }
  return 'hasRun' in window;
}

describe('an editor’s HTML', () => {
  test.each([
    ['headings and paragraphs', '<h2>The height</h2><p>Slow <strong>feet</strong>, <em>honest</em> evenings.</p>'],
    ['lists', '<ul><li>Tea</li><li>Rest</li></ul><ol><li>Walk</li></ol>'],
    ['tables', '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    ['quotations', '<blockquote><p>Climb high, sleep low.</p></blockquote>'],
    [
      'links',
      '<a href="https://example.com/a?b=1&amp;c=2">there</a> <a href="/treks">here</a> <a href="mailto:a@b.np">m</a>',
    ],
    ['letters of any script', '<p>नमस्ते · 你好 · ©</p>'],
  ])('%s stay unchanged', (_what, html) => {
    expect(sanitize(html)).toBe(html);
  });

  test('pictures stay, load when they come near and have an alternative', () => {
    expect(sanitize('<img src="/uploads/tea.jpg" width="640" height="480">')).toBe(
      '<img src="/uploads/tea.jpg" width="640" height="480" loading="lazy" alt="">',
    );
  });

  test('pictures and links of the backend’s uploads lead to the backend', () => {
    const ofBackend = createHtmlSanitizer(new JSDOM('').window, 'https://api.example.com');
    expect(
      ofBackend('<a href="/uploads/tea.jpg"><img src="/uploads/tea.jpg" alt="Tea"></a><a href="/treks">Treks</a>'),
    ).toBe(
      '<a href="https://api.example.com/uploads/tea.jpg"><img src="https://api.example.com/uploads/tea.jpg" alt="Tea" loading="lazy"></a><a href="/treks">Treks</a>',
    );
  });

  test.each(['https://www.youtube-nocookie.com/embed/abc', 'https://player.vimeo.com/video/1'])(
    'a video frame of %s stays, in a sandbox and with a name',
    (source) => {
      const frame = sanitize(`<iframe src="${source}" allowfullscreen></iframe>`);
      expect(frame).toContain(`src="${source}"`);
      expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"');
      expect(frame).toContain('title="Video"');
    },
  );

  test('a link within the post leads to its place', () => {
    expect(sanitize('<a href="#what-to-pack">Pack</a><h2 id="what-to-pack">What to pack</h2>')).toBe(
      '<a href="#user-content-what-to-pack">Pack</a><h2 id="user-content-what-to-pack">What to pack</h2>',
    );
    expect(sanitize('<a href="#">top</a> <a href="/faq#visa">visa</a>')).toBe(
      '<a href="#">top</a> <a href="/faq#visa">visa</a>',
    );
  });

  test('a link to a new tab does not expose this page', () => {
    expect(sanitize('<a href="https://example.com" target="_blank">x</a>')).toContain('rel="noopener noreferrer"');
  });
});

const ATTACKS = [
  '<script>window.hasRun=1</script>',
  '<img src=x onerror="window.hasRun=1">',
  '<svg onload="window.hasRun=1"><script>window.hasRun=1</script></svg>',
  '<a href="javascript:window.hasRun=1">x</a>',
  '<a href="java\tscript:window.hasRun=1">x</a>',
  '<a href=" &#106;avascript:window.hasRun=1">x</a>',
  '<iframe src="javascript:parent.hasRun=1"></iframe>',
  '<iframe srcdoc="<script>parent.hasRun=1</script>"></iframe>',
  '<details open ontoggle="window.hasRun=1">x</details>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hasRun=1"></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.hasRun=1>"></noscript>',
  '<p onclick="window.hasRun=1">x</p>',
  '<object data="data:text/html,<script>parent.hasRun=1</script>"></object>',
  '<body onload="window.hasRun=1">',
];

describe('hostile HTML', () => {
  test.each(ATTACKS)('%s is inert', async (attack) => {
    expect(await runs(sanitize(attack))).toBe(false);
    expect(sanitize(attack)).not.toMatch(/<script|<svg|<math|<object|javascript:|\son\w+=/i);
  });

  test('control: the trap is triggered by HTML that was not sanitized', async () => {
    expect(await runs('<script>window.hasRun=1</script>')).toBe(true);
    expect(await runs('<p onclick="window.hasRun=1">x</p>')).toBe(true);
  });

  test.each([
    'https://evil.example/embed',
    'http://evil.example/embed',
    'ftp://www.youtube.com/embed/a',
    'https://www.youtube.com.evil.example/',
    'data:text/html,x',
  ])('a frame of %s is left out', (source) => {
    expect(sanitize(`<p>a</p><iframe src="${source}"></iframe>`)).toBe('<p>a</p>');
  });

  test('names and ids do not shadow those of the document', () => {
    const { window } = new JSDOM(`<body>${sanitize('<img name="cookie"><p id="getElementById">x</p>')}</body>`);
    expect(typeof window.document.getElementById).toBe('function');
    expect(window.document.cookie).toBe('');
  });

  test('a form, a style or an overlay cannot pose as the page', () => {
    expect(
      sanitize('<form action="https://evil.example"><input name="password"></form><style>*{display:none}</style>'),
    ).toBe('');
    expect(sanitize('<p style="position:fixed">x</p>')).toBe('<p>x</p>');
    expect(sanitize('<p data-scope="session-screen" data-part="root">x</p>')).toBe('<p>x</p>');
  });
});
