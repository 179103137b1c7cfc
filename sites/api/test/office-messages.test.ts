import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const maya = { name: 'Maya Gurung', email: 'maya@example.org', phone: '+977 1 5550100' };
const QUESTION = 'Namaste! I have a question about "Everest Base Camp Trek": is there a shower? <b>Maya</b>';
const ANSWER = 'Namaste Maya,\n\nYes: <i>hot</i> on most days.';

describe.each(databases)('answers to messages on %s', (database) => {
  let site: TestSite;
  let office: Visitor;
  let id: string;
  const write = (message: string, sender: object = maya) => site.visitor().post('/contact', { ...sender, message });
  const thread = async (of = id) => (await office.get(`/office/messages/${of}`)).body;
  const answersBy = (mails: string[]) => mails.filter((mail) => mail.includes('Subject: Your message to'));

  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    office = await signInOperator(site);
    await write(QUESTION);
    id = (await office.get('/office/messages')).body.rows[0].id;
  });
  afterAll(() => site.remove());

  test('the page of a message names its trek, and omits a booking that does not exist', async () => {
    site.now = new Date(site.now.getTime() + 60_000);
    await write('And about TH-000000?');
    expect(await thread()).toMatchObject({
      message: { id, answeredAt: null },
      entries: [
        { kind: 'message', text: QUESTION, by: null },
        { kind: 'message', text: 'And about TH-000000?', by: null },
      ],
      treks: [{ id: 101, title: 'Everest Base Camp Trek' }],
      references: [],
    });
  });

  test('messages of others are on pages of their own', async () => {
    await write('Is there Wi-Fi?', { ...maya, name: 'Bina Rai', email: 'bina@example.org' });
    const texts = (await thread()).entries.map(({ text }: { text: string }) => text);
    expect(texts).not.toContain('Is there Wi-Fi?');
  });

  test('an answer is mailed once, however often it is sent, and closes the message', async () => {
    const send = () => office.post(`/office/messages/${id}/answers`, { key: 'answer-of-today', text: ANSWER });
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [mail = ''] = await vi.waitFor(async () => {
      const found = answersBy(await site.mails());
      expect(found).toHaveLength(1);
      return found;
    });
    expect(mail).toContain('To: maya@example.org');
    expect(mail).toMatch(/Reply-To: .*<info@localhost>/);
    const html = mail.slice(mail.indexOf('<!doctype html>'));
    expect(html).toContain('&lt;i&gt;hot&lt;/i&gt; on most days.');
    expect(html).not.toMatch(/<[bi]>/);
    expect(await thread()).toMatchObject({
      message: { answeredBy: OPERATOR_EMAIL },
      entries: [{}, {}, { kind: 'answer', text: ANSWER, by: OPERATOR_EMAIL }],
    });
    const { rows } = (await office.get('/office/trail')).body;
    expect(rows.filter(({ event }: { event: string }) => event === 'message-mailed')).toHaveLength(1);
  });

  test('another text with the key of an answer that was sent is refused, and not lost without a word', async () => {
    const before = answersBy(await site.mails()).length;
    const answer = await office.post(`/office/messages/${id}/answers`, {
      key: 'answer-of-today',
      text: 'Another one.',
    });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('was sent') } });
    expect(answersBy(await site.mails())).toHaveLength(before);
  });

  test.each([
    ['', 'Write something.'],
    ['  \n ', 'Write something.'],
    ['x'.repeat(4001), 'An answer can have at most 4000 characters.'],
  ])('an answer like %j is refused, and nothing is mailed', async (text, message) => {
    const before = answersBy(await site.mails()).length;
    const answer = await office.post(`/office/messages/${id}/answers`, { key: 'another-answer', text });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(answersBy(await site.mails())).toHaveLength(before);
  });

  test('a message that does not exist can be neither read nor answered', async () => {
    expect((await office.get('/office/messages/none')).status).toBe(404);
    const answer = await office.post('/office/messages/none/answers', { key: 'an-answer', text: 'Namaste' });
    expect(answer.status).toBe(404);
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    expect(await store.selectFrom('message_answers').select('id').where('id', '=', 'an-answer').execute()).toEqual([]);
    await store.destroy();
  });

  test('sentences can be saved once, used by every operator, and removed', async () => {
    const sentence = { key: 'sentence-1', name: 'Aaa shower', text: 'Namaste {name}' };
    await office.post('/office/sentences', sentence);
    expect((await office.post('/office/sentences', sentence)).body[0]).toMatchObject({ name: 'Aaa shower' });
    const count = (await thread()).sentences.length;
    expect((await thread()).sentences[0]).toEqual({ id: 'sentence-1', name: 'Aaa shower', text: 'Namaste {name}' });
    await office.post('/office/sentences/sentence-1/removed', {});
    expect((await office.post('/office/sentences/sentence-1/removed', {})).status).toBe(200);
    expect((await thread()).sentences).toHaveLength(count - 1);
  });

  test('visitors find none of it', async () => {
    for (const path of [`/office/messages/${id}`, '/office/messages'])
      expect((await site.visitor().get(path)).status).toBe(404);
    for (const path of [`/office/messages/${id}/answers`, '/office/sentences'])
      expect((await site.visitor().post(path, { key: 'from-outside', text: 'x', name: 'x' })).status).toBe(404);
  });
});
