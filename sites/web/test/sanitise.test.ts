import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { sanitise } from '../src/data/sanitise.ts';

const MODULE = '@trek/ui/blog/sanitise-html';

test('X1 control: a post that is not sanitised keeps its handlers', () => {
  const page = new JSDOM('<p onclick="go()">Permits</p>').window.document;
  expect(page.querySelector('p')?.getAttribute('onclick')).toBe('go()');
});

test('a post whose sanitiser does not arrive fails as a broken network does, and the next one asks again', async () => {
  vi.doMock(MODULE, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(sanitise('<p>Permits</p>', '/api')).rejects.toMatchObject({
    message: 'Network error. Please check your internet connection.',
    failure: 'network',
  });
  vi.doUnmock(MODULE);
  await expect(sanitise('<p onclick="go()">Permits</p>', '/api')).resolves.toBe('<p>Permits</p>');
});

test('a picture among the uploads comes from where the backend is', async () => {
  const picture = '<img src="/uploads/tea.jpg" alt="Tea">';
  expect(await sanitise(picture, '/api')).toContain('src="/api/uploads/tea.jpg"');
  expect(await sanitise(picture, 'https://api.example.com')).toContain('src="https://api.example.com/uploads/tea.jpg"');
});
