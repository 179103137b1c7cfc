import { expect, test } from 'vitest';
import { shareImage } from '../server/share-image.ts';

test.each([
  [
    'a photograph in the shape of a preview',
    '/api/uploads/sized/lodge-0123456789ab-1280.webp',
    '/api/uploads/sized/lodge-0123456789ab-share.jpg',
  ],
  ['a drawing as pixels', '/api/uploads/art/country-1.svg', '/api/uploads/share/country-1.png'],
  ['any other photograph as it is', '/api/uploads/tea.jpg', '/api/uploads/tea.jpg'],
  ['any other drawing by the site’s own picture', '/art/placeholder.svg', '/art/share.png'],
  ['nothing by the site’s own picture', undefined, '/art/share.png'],
])('a link preview shows %s', (_, image, shown) => {
  expect(shareImage(image)).toBe(shown);
});
