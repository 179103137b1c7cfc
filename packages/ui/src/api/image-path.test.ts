import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageAddress } from './image-path.ts';

const HOST = 'https://api.example.com';
const address = (path: string | null | undefined) => imageAddress(path, HOST, '/placeholder.svg');

test.each([
  ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['http://cdn.example.com/a.jpg', 'http://cdn.example.com/a.jpg'],
  ['HTTPS://cdn.example.com/a.jpg', 'HTTPS://cdn.example.com/a.jpg'],
])('an absolute address stays: %s', (path, expected) => {
  expect(address(path)).toBe(expected);
});

test.each(['https://', 'http://my host/a.jpg', 'https://[x', 'HTTP://%'])(
  'an absolute address that leads nowhere gives the placeholder: %s',
  (path) => {
    expect(address(path)).toBe('/placeholder.svg');
  },
);

test('every unchanged path is a valid address', () => {
  const paths = fc.tuple(fc.constantFrom('http://', 'https://', ''), fc.string()).map((parts) => parts.join(''));
  fc.assert(fc.property(paths, (path) => URL.canParse(address(path), HOST)));
});

test.each([
  ['/app/uploads/a.jpg', `${HOST}/uploads/a.jpg`],
  ['/app/a.jpg', `${HOST}/uploads/a.jpg`],
])('a leading /app/ is dropped: %s', (path, expected) => {
  expect(address(path)).toBe(expected);
});

test.each([
  ['/uploads/a.jpg', `${HOST}/uploads/a.jpg`],
  [' /uploads/a.jpg ', `${HOST}/uploads/a.jpg`],
  ['/uploads/app/a.jpg', `${HOST}/uploads/app/a.jpg`],
])('a path below /uploads/ is joined to the host: %s', (path, expected) => {
  expect(address(path)).toBe(expected);
});

test.each([
  ['a.jpg', `${HOST}/uploads/a.jpg`],
  ['/a.jpg', `${HOST}/uploads/a.jpg`],
  ['treks/a.jpg', `${HOST}/uploads/treks/a.jpg`],
  ['/application/a.jpg', `${HOST}/uploads/application/a.jpg`],
  ['//evil.example/a.jpg', `${HOST}/uploads/evil.example/a.jpg`],
  ['javascript:alert("http://a.b")', `${HOST}/uploads/javascript:alert("http://a.b")`],
  ['javascript:alert(1)', `${HOST}/uploads/javascript:alert(1)`],
])('every other path is placed below /uploads/: %s', (path, expected) => {
  expect(address(path)).toBe(expected);
});

test.each(['', '   ', null, undefined])('an empty path (%j) gives the placeholder', (path) => {
  expect(address(path)).toBe('/placeholder.svg');
});

test('any path gives a picture of the web or of the host’s uploads', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (path) => /^(https?:\/\/|\/placeholder\.svg$)/i.test(address(path)) && !address(path).includes(`${HOST}//`),
    ),
  );
});
