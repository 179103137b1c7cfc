import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { sanitize } from '../src/data/sanitize.ts';

const MODULE = '@trek/ui/blog/sanitize-html';

test('X1 control: an unsanitized post keeps its event handlers', () => {
  const page = new JSDOM('<p onclick="go()">Permits</p>').window.document;
  expect(page.querySelector('p')?.getAttribute('onclick')).toBe('go()');
});

test('a post whose sanitizer fails to load fails like a network error, and the next request retries', async () => {
  vi.doMock(MODULE, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(sanitize('<p>Permits</p>', '/api')).rejects.toMatchObject({
    message: 'Network error. Please check your internet connection.',
    failure: 'network',
  });
  vi.doUnmock(MODULE);
  await expect(sanitize('<p onclick="go()">Permits</p>', '/api')).resolves.toBe('<p>Permits</p>');
});

test('a picture among the uploads comes from the backend’s host', async () => {
  const picture = '<img src="/uploads/tea.jpg" alt="Tea">';
  expect(await sanitize(picture, '/api')).toContain('src="/api/uploads/tea.jpg"');
  expect(await sanitize(picture, 'https://api.example.com')).toContain('src="https://api.example.com/uploads/tea.jpg"');
});
