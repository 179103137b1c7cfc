import { describe, expect, test } from 'vitest';
import { postLosses } from '../src/content/post-losses.ts';

const lossesOf = (...content: string[]) =>
  postLosses([{ slug: 'a-post', content: { metaTitle: 'A post', content } as never }]).map((text) =>
    text.replace('posts/a-post.json: ', ''),
  );

describe('the content check of a post', () => {
  test.each([
    ['<video src="/a.mp4"></video>', 'content.0: <video> is left out'],
    ['<form action="/x"><p>Ask</p></form>', 'content.0: <form> is left out'],
    ['<style>p { color: red }</style>', 'content.0: <style> is left out'],
    ['<p onclick="go()">x</p>', 'content.0: onclick of <p> is left out: go()'],
    ['<a href="javascript:go()">x</a>', 'content.0: href of <a> is left out: javascript:go()'],
    [
      '<p style="text-align: center; color: red; line-height: 2; font-weight: 700">x</p>',
      'content.0: the style of <p> is left out: text-align: center, color: red',
    ],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
      'content.0: a frame of https://www.google.com/maps/embed?pb=1 is left out: frames of YouTube and Vimeo are shown',
    ],
    ['<a href="#fees">Fees</a>', 'content: a link leads to #fees, which is not in the post'],
  ])('reports a loss: %s', (html, loss) => {
    expect(lossesOf(html)).toEqual([loss]);
  });

  test.each([
    '<h2 id="fees">Fees</h2><p class="x">a <strong>b</strong> <a href="#fees">c</a></p><img src="/uploads/a.jpg" alt="a">',
    // The forms of other programs are shown as they were there, so nothing is lost.
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p style="line-height:1.38"><span style="font-weight:700">x</span></p></b>',
    '<p style="text-align:left;color:#000000;background-color:transparent">x</p>',
    "<p class=MsoNormal style='mso-pagination:none'><a name='_Toc1'></a>x<o:p></o:p></p><a href='#_Toc1'>y</a>",
    '<img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/uploads/a.jpg" alt="a">',
    '<iframe src="//www.youtube.com/embed/x"></iframe>',
  ])('reports nothing without a loss: %s', (html) => {
    expect(lossesOf(html)).toEqual([]);
  });

  test('reports each lost block once, with its place', () => {
    expect(lossesOf('<p>x</p>', '<video></video><video></video>')).toEqual(['content.1: <video> is left out']);
  });

  describe('the check of links into posts', () => {
    const about = (slug: string, metaTitle: string, ...content: string[]) => ({
      slug,
      content: { metaTitle, content } as never,
    });
    const linksOf = (...hrefs: string[]) =>
      postLosses([
        about('one', 'Everest in Spring!', ...hrefs.map((href) => `<a href="${href}">x</a>`), '<h2 id="fees">x</h2>'),
        about('two', 'What to pack', '<h2 id="packing">x</h2><h2>y</h2><h2 id="Höhe">z</h2>'),
      ]);

    test.each([
      ['/blog/what-to-pack#boots', '/blog/what-to-pack#boots'],
      ['https://trek.example/blog/what-to-pack#boots', 'https://trek.example/blog/what-to-pack#boots'],
      ['/blog/everest-in-spring#packing', '/blog/everest-in-spring#packing'],
      ['/blog/what-to-pack/?from=mail#part-4', '/blog/what-to-pack/?from=mail#part-4'],
    ])('reports %s without its anchor', (href, named) => {
      expect(linksOf(href)).toEqual([`posts/one.json: content: a link leads to ${named}, which is not in that post`]);
    });

    test('accepts existing anchors, and pages other than posts', () => {
      const good = [
        ...['/blog/what-to-pack#packing', '/blog/what-to-pack#part-2', '/blog/what-to-pack#H%C3%B6he'],
        ...['https://trek.example/blog/everest-in-spring#fees', '/blog/what-to-pack', '/blog/what-to-pack#'],
        ...['/faq#visa', '/blog/unknown#x', 'https://other.example/a/blog/what-to-pack#x', 'mailto:a@b.np#x'],
      ];
      expect(linksOf(...good)).toEqual([]);
    });
  });

  test('accepts an anchor in another block', () => {
    expect(lossesOf('<a href="#fees">Fees</a>', '<h2 id="fees">Fees</h2>')).toEqual([]);
  });
});
