import { plainText } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { audit, auditEntryOf } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { readBody } from '../http/request-body.ts';
import type { OfficeThread, OfficeThreadEntry } from '../office/office.types.ts';
import { commandSchema } from '../office/office-command.ts';
import { writeAuditEntry } from '../store/audit-log.ts';
import { referencesIn } from '../store/booking-reference.ts';
import { existingReferences } from '../store/office-bookings.ts';
import {
  answerMessage,
  answersTo,
  markAnswered,
  messagesOfSender,
  removeSentence,
  savedSentences,
  saveSentence,
} from '../store/office-messages.ts';
import type { AuditEvent } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { officeMessage } from './office-entities.ts';
import { messageFile, messagePage } from './office-lists.ts';
import type { Services } from './services.ts';

const LONGEST_ANSWER = 4000;
const LONGEST_NAME = 60;
const OTHER_ANSWER = 'The answer before this change was sent. Look at it, and send this one if it is still needed.';

const answeredSchema = z.object({ isAnswered: z.boolean() });
const answer = z
  .string()
  .check(
    z.overwrite(plainText),
    z.minLength(1, 'Write something.'),
    z.maxLength(LONGEST_ANSWER, `An answer can have at most ${LONGEST_ANSWER} characters.`),
  );
const answerSchema = z.extend(commandSchema, { text: answer });
const sentenceSchema = z.extend(commandSchema, {
  text: answer,
  name: z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, 'Give it a name.'),
      z.regex(/^[^\n]*$/, 'Write the name on one line.'),
      z.maxLength(LONGEST_NAME, `A name can have at most ${LONGEST_NAME} characters.`),
    ),
});

/** The messages of the contact form, and what the office answers. */
export function officeMessageRoutes(services: Services) {
  const { store, settings, mailQueue, catalogue } = services;
  const seen = (context: ApiContext, event: AuditEvent, about: string) =>
    audit(services, context, event, { who: context.var.user.email, about });

  /** A longer title that has a shorter one in it names one trek. */
  function treksNamedIn(text: string): OfficeThread['treks'] {
    const named = catalogue.allTreks().filter(({ title }) => text.includes(title));
    return named
      .filter(({ id, title }) => !named.some((other) => other.id !== id && other.title.includes(title)))
      .map(({ id, title }) => ({ id, title }));
  }

  async function threadOf(id: string): Promise<OfficeThread> {
    const messages = await messagesOfSender(store, id);
    const message = messages.find((one) => one.id === id);
    if (!message) throw new HttpError(404, NOT_FOUND);
    const answers = await answersTo(
      store,
      messages.map((one) => one.id),
    );
    const written = messages.map((one) => one.message).join('\n');
    return {
      message: officeMessage(message),
      entries: [
        ...messages.map((one): OfficeThreadEntry => {
          return { id: one.id, kind: 'message', text: one.message, at: one.created_at, by: null };
        }),
        ...answers.map((one): OfficeThreadEntry => {
          return { id: one.id, kind: 'answer', text: one.text, at: one.written_at, by: one.written_by };
        }),
      ].toSorted((one, other) => one.at.localeCompare(other.at) || other.kind.localeCompare(one.kind)),
      treks: treksNamedIn(written),
      references: await existingReferences(store, referencesIn(written)),
      sentences: await savedSentences(store),
    };
  }

  return new Hono<ApiTypes>()
    .get('/messages', async (context) => context.json(await messagePage(context, store)))
    .get('/messages.csv', async (context) => {
      const file = messageFile(context, store);
      await seen(context, 'file-taken', 'messages.csv');
      return file;
    })
    .get('/messages/:id', async (context) => context.json(await threadOf(context.req.param('id'))))
    .post('/messages/:id/answered', async (context) => {
      const { isAnswered } = await readBody(context, answeredSchema);
      const { user } = context.var;
      if (!(await markAnswered(store, context.req.param('id'), isAnswered, user.email, settings.now()))) {
        throw new HttpError(404, NOT_FOUND);
      }
      await seen(context, isAnswered ? 'message-answered' : 'message-opened', context.req.param('id'));
      return context.json({ isAnswered });
    })
    .post('/messages/:id/answers', async (context) => {
      const id = context.req.param('id');
      const { key, text } = await readBody(context, answerSchema);
      const { email } = context.var.user;
      await inTransaction(store, async (transaction) => {
        const given = { id: key, message_id: id, text, written_by: email };
        const outcome = await answerMessage(transaction, given, settings.now());
        if (outcome === 'known') return;
        if (outcome === 'gone') throw new HttpError(404, NOT_FOUND);
        if (outcome === 'other') throw new HttpError(409, OTHER_ANSWER);
        const entry = auditEntryOf(services, context, { who: email, about: id });
        await writeAuditEntry(transaction, { ...entry, event: 'message-mailed' }, settings.now());
      });
      void mailQueue.run();
      return context.json(await threadOf(id));
    })
    .post('/sentences', async (context) => {
      const { key, name, text } = await readBody(context, sentenceSchema);
      await saveSentence(store, { id: key, name, text });
      await seen(context, 'sentence-saved', name);
      return context.json(await savedSentences(store));
    })
    .post('/sentences/:id/removed', async (context) => {
      const name = await removeSentence(store, context.req.param('id'));
      if (name !== undefined) await seen(context, 'sentence-removed', name);
      return context.json(await savedSentences(store));
    });
}
