import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { apiCalls, BACKEND_URL } from '../../testing/api-answers.ts';
import { type Answer, answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { findSubjects } from './find-subjects.rules.ts';
import { loadSearchIndex } from './load-search-index.ts';

const server = setupServer();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => {
  log.mockRestore();
  server.close();
});

const api = createApiClient({ backendUrl: BACKEND_URL, placeholderImage: '', capabilities: ['search-index'] });
const load = (answers: Partial<Record<keyof typeof apiCalls, Answer>>) => {
  server.use(...apiHandlers(answers));
  return loadSearchIndex(api);
};

test('the index is the backend’s own', async () => {
  expect(await load({})).toEqual(apiCalls.searchIndex.answer);
});

test.each<[string, Answer]>([
  ['has no such call', { kind: 'answer', status: 404, body: { message: 'Not found' } }],
  ['answers every path with a page', faults.malformed],
  ['answers with something else', answer({ names: [1], subjects: [] })],
  ['answers with subjects of an unknown kind', answer({ names: [], subjects: [{ kind: 'hotel', title: 'Lodge' }] })],
])('a backend that %s is searched through its catalogue', async (_, given) => {
  const index = await load({ searchIndex: given });
  const [trek] = apiCalls.listTreks.answer;
  expect(findSubjects(index, trek.title)[0]).toMatchObject({ kind: 'trek', title: trek.title });
  expect(findSubjects(index, 'annapurna').map(({ kind }) => kind)).toContain('region');
});

test('a catalogue without regions and posts is searched by its treks', async () => {
  const gone: Answer = { kind: 'answer', status: 404, body: {} };
  const index = await load({ searchIndex: gone, listRegions: gone, listPosts: gone });
  expect(index.subjects.every(({ kind }) => kind === 'trek')).toBe(true);
});

test('a backend that does not answer is reported', async () => {
  await expect(load({ searchIndex: faults.offline })).rejects.toMatchObject({ failure: 'network' });
});
