import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trek } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const SLUG = 'everest-base-camp-trek';
const CALL = `/office/content/treks/${SLUG}`;
const questions = ['How cold is it?', 'Is there Wi-Fi?', 'Can I charge a phone?'].map((question) => ({
  question,
  answer: 'It depends on the lodge.',
}));

describe.each(databases)('Z15: the texts of the site on %s', (database) => {
  let site: TestSite;
  let office: Visitor;
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    office = await signInOperator(site);
  });
  afterAll(() => site.remove());

  const path = () => join(site.settings.contentFolder, 'treks', `${SLUG}.json`);
  const file = () => readFile(path(), 'utf8');
  const shown = async () => (await office.get(CALL)).body;
  const save = async (change: object, version?: string) =>
    office.post(CALL, { version: version ?? (await shown()).version, texts: change });
  const visible = async () => {
    await site.tick();
    return (await site.visitor().get(`/trek/id/${trek.id}`)).body;
  };

  test('change a trek’s questions at once, and nothing else of its file', async () => {
    const before = JSON.parse(await file());
    expect((await office.get('/office/content')).body).toMatchObject({
      obstacle: null,
      treks: expect.arrayContaining([{ slug: SLUG, title: trek.title }]),
    });
    expect(await shown()).toMatchObject({ title: trek.title, texts: { questions: [] }, edits: [], canUndo: false });
    expect((await save({ questions })).status).toBe(200);
    const after = JSON.parse(await file());
    expect(after).toEqual({ ...before, questions, updatedAt: expect.any(String) });
    expect(Object.keys(after).slice(0, 3)).toEqual(Object.keys(before).slice(0, 3));
    expect(JSON.stringify(await visible())).toContain('Can I charge a phone?');
    expect((await shown()).edits).toEqual([expect.objectContaining({ who: OPERATOR_EMAIL })]);
    const { rows } = (await office.get('/office/trail?event=content-edited')).body;
    expect(rows[0]).toMatchObject({ who: OPERATOR_EMAIL, about: SLUG });
  });

  test('keep what looks like markup as text', async () => {
    const [first, ...others] = questions;
    const hostile = { question: 'Is <b>it</b> cold?', answer: '</script><img src=x onerror=alert(1)>' };
    expect((await save({ questions: [hostile, ...others] })).status).toBe(200);
    expect(JSON.stringify(await visible())).toContain(JSON.stringify(hostile.answer).slice(1, -1));
    expect((await save({ questions: [first, ...others] })).status).toBe(200);
  });

  test('are checked as files are, in the words of the check, before anything is written', async () => {
    const before = await file();
    const { version } = await shown();
    const check = (change: object) => office.post(`${CALL}/check`, { version, texts: change });
    expect((await check({ questions })).body).toEqual({ faults: [], warnings: [] });
    const empty = questions.map((one) => ({ ...one, answer: ' ' }));
    expect((await check({ questions: empty })).body.faults[0]).toMatchObject({
      field: 'questions.0.answer',
      text: 'is empty',
    });
    expect((await check({ questions: questions.slice(1) })).body.faults).toEqual([
      { field: 'questions', text: 'needs at least 3 entries' },
    ]);
    expect((await save({ questions: empty }, version)).status).toBe(400);
    expect((await save({ questions: [{ ...questions[0], html: true }, 7] }, version)).status).toBe(400);
    expect(await file()).toBe(before);
  });

  test('are not held up by errors that other files had before', async () => {
    const broken = join(site.settings.contentFolder, 'posts', 'broken.json');
    await writeFile(broken, '{');
    const { version } = await shown();
    expect((await office.post(`${CALL}/check`, { version, texts: { questions } })).body.faults).toEqual([]);
    await rm(broken);
  });

  test('lose nothing if two people edit at once, or a file is changed by hand', async () => {
    const { version } = await shown();
    const change = (word: string) =>
      save({ questions: questions.map((one) => ({ ...one, answer: `${word} wrote this.` })) }, version);
    const answers = await Promise.all(['Maya', 'Pema', 'Tara'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(await file()).toContain(winner.texts.questions[0].answer);
    const byHand = (await file()).replace('wrote this', 'wrote that');
    await writeFile(path(), byHand);
    expect(await change('Maya')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Someone has changed this trek meanwhile') },
    });
    const { version: now, canUndo } = await shown();
    expect(canUndo).toBe(false);
    expect((await office.post(`${CALL}/undone`, { version: now })).status).toBe(409);
    expect(await file()).toBe(byHand);
  });

  test('come back to the byte when an edit is undone, and an undo, too', async () => {
    const before = await file();
    await save({ questions: [] });
    const edited = await file();
    expect(JSON.parse(edited).questions).toBeUndefined();
    const undo = async () => office.post(`${CALL}/undone`, { version: (await shown()).version });
    expect((await undo()).status).toBe(200);
    expect(await file()).toBe(before);
    expect((await undo()).status).toBe(200);
    expect(await file()).toBe(edited);
  });

  test('are of a known trek alone', async () => {
    for (const slug of ['unknown', '..%2F..%2Fsecret', '..%2Fcompany%2Fcompany']) {
      expect((await office.get(`/office/content/treks/${slug}`)).status).toBe(404);
    }
  });

  test('stay whole, with a reason, if the disk refuses them', async () => {
    const before = await file();
    const history = join(site.settings.contentFolder, '.history');
    await rm(history, { recursive: true });
    await writeFile(history, 'in the way');
    expect(await save({ questions })).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('so nothing has changed') },
    });
    expect(await file()).toBe(before);
    await rm(history);
    expect((await save({ questions })).status).toBe(200);
    expect((await readdir(join(site.settings.contentFolder, 'treks'))).filter((name) => name.endsWith('.new'))).toEqual(
      [],
    );
  });

  test('are not edited where the content is the program’s own', async () => {
    site.settings.isContentOwn = false;
    await site.restart();
    const before = await file();
    expect((await office.get('/office/content')).body.obstacle).toContain('set CONTENT_DIR');
    const { version, obstacle } = await shown();
    expect(obstacle).toContain('Editing is off');
    expect((await save({ questions: [] }, version)).status).toBe(409);
    expect((await office.post(`${CALL}/undone`, { version })).status).toBe(409);
    expect(await file()).toBe(before);
    site.settings.isContentOwn = true;
    await site.restart();
  });
});
