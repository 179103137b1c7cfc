import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { optionalLink } from './optional-link.tsx';
import type { LinkComponent } from './ports.ts';

const HostLink: LinkComponent = (props) => createElement('a', props);

test('a link leads to a page of the host, or is plain text without one', () => {
  const Link = optionalLink(HostLink);
  const draw = (href: string | null) => renderToStaticMarkup(createElement(Link, { href, onClick: () => {} }, 'Terms'));
  expect([draw('/terms'), draw(null)]).toEqual(['<a href="/terms">Terms</a>', '<span>Terms</span>']);
});
