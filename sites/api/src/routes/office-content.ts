import { companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  checkText,
  editObstacle,
  readEdits,
  readTrekFile,
  type TrekFile,
  textsIn,
  withTexts,
  writeText,
} from '../content/edit-trek.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { auditEntryOf } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { readBody } from '../http/request-body.ts';
import type { OfficeContent, OfficeEditCheck, OfficeTrekContent } from '../office/office.types.ts';
import { writeAuditEntry } from '../store/audit-log.ts';
import { formerTreks } from '../store/last-good-content.ts';
import type { Store } from '../store/open-store.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Services } from './services.ts';

const LONGEST_TEXT = 4000;
const MOST_QUESTIONS = 20;

const typed = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT, `A text has at most ${LONGEST_TEXT} characters.`));
const texts = z.object({
  questions: z.array(z.object({ question: typed, answer: typed })).check(z.maxLength(MOST_QUESTIONS)),
});
const version = z.string().check(z.maxLength(100));
const checkSchema = z.object({ version, texts });
const undoSchema = z.object({ version });

const CHANGED =
  'Someone has changed this trek meanwhile. Copy what you have typed, load the page again, and type it there.';
const BROKEN = 'This trek’s file has an error, which must be repaired in the file itself: see Today.';
const NOT_LAST = 'The file was changed since, outside of the office: there is nothing to undo.';

/** Edits of the treks' files. */
export function officeContentRoutes({ store, settings, keyedHash }: Services) {
  const { contentFolder: folder, now } = settings;
  const obstacle = () => editObstacle(folder, settings.isContentOwn);

  async function fileOf(context: ApiContext): Promise<{ slug: string; title: string; file: TrekFile }> {
    const slug = context.req.param('slug') ?? '';
    // A name that is in the database leads out of no folder.
    const row = await store.selectFrom('treks').select('content').where('slug', '=', slug).executeTakeFirst();
    const file = row && (await readTrekFile(folder, slug));
    if (!row || !file) throw new HttpError(404, NOT_FOUND);
    return { slug, title: JSON.parse(row.content).title, file };
  }

  async function shown(context: ApiContext): Promise<OfficeTrekContent> {
    const { slug, title, file } = await fileOf(context);
    const edits = await readEdits(folder, slug);
    const parts = textsIn(file);
    return {
      ...{ slug, title, version: file.version, texts: parts ?? { questions: [] } },
      obstacle: (await obstacle()) ?? (parts ? null : BROKEN),
      edits: edits.map(({ id, at, who }) => ({ id, at, who })),
      canUndo: edits[0]?.versionAfter === file.version,
    };
  }

  async function mayEdit(): Promise<void> {
    const text = await obstacle();
    if (text) throw new HttpError(409, text);
  }

  /** Writes a file for one person at a time, on every server: the second to come finds another version. */
  async function write(
    context: ApiContext,
    { slug, of, text, about }: { slug: string; of: string; text: (file: TrekFile) => Promise<string>; about: string },
  ): Promise<void> {
    const who = context.var.user.email;
    await inTransaction(store, async (transaction) => {
      await lockTrek(transaction, slug);
      const file = await readTrekFile(folder, slug);
      if (file?.version !== of) throw new HttpError(409, CHANGED);
      const next = await text(file);
      const entry = auditEntryOf({ settings, keyedHash, store }, context, { who, about });
      await writeAuditEntry(transaction, { ...entry, event: 'content-edited' }, now());
      // The last step: a transaction that has failed before has written no file.
      await writeText(folder, slug, { file, text: next, who, now: now() }).catch(refuse);
    });
  }

  return new Hono<ApiTypes>()
    .get('/', async (context) => {
      const rows = await store.selectFrom('treks').select(['slug', 'content']).orderBy('slug').execute();
      const treks = rows.map(({ slug, content }) => ({ slug, title: String(JSON.parse(content).title) }));
      treks.sort((one, other) => one.title.localeCompare(other.title, 'en'));
      return context.json({ obstacle: (await obstacle()) ?? null, treks } satisfies OfficeContent);
    })
    .get('/treks/:slug', async (context) => context.json(await shown(context)))
    .post('/treks/:slug/check', async (context) => {
      const wanted = await readBody(context, checkSchema);
      const { slug, file } = await fileOf(context);
      await mayEdit();
      if (file.version !== wanted.version) throw new HttpError(409, CHANGED);
      const text = withTexts(file, wanted.texts, companyDay(now()));
      return context.json((await checkText(folder, slug, text, () => formerTreks(store))) satisfies OfficeEditCheck);
    })
    .post('/treks/:slug', async (context) => {
      const wanted = await readBody(context, checkSchema);
      const { slug, file } = await fileOf(context);
      await mayEdit();
      const text = withTexts(file, wanted.texts, companyDay(now()));
      const { faults } = await checkText(folder, slug, text, () => formerTreks(store));
      if (faults.length > 0) throw new HttpError(400, faults.map((fault) => fault.text).join('\n'));
      await write(context, { slug, of: wanted.version, text: async () => text, about: slug });
      return context.json(await shown(context));
    })
    .post('/treks/:slug/undone', async (context) => {
      const { version: of } = await readBody(context, undoSchema);
      const { slug } = await fileOf(context);
      await mayEdit();
      const before = async (file: TrekFile) => {
        const [last] = await readEdits(folder, slug);
        if (last?.versionAfter !== file.version) throw new HttpError(409, NOT_LAST);
        return last.before;
      };
      await write(context, { slug, of, text: before, about: `${slug}: undone` });
      return context.json(await shown(context));
    });
}

/** The disk is full, say, or someone has taken the server's right away. */
function refuse(error: NodeJS.ErrnoException): never {
  if (error.code === undefined) throw error;
  throw new HttpError(503, `The content can’t be written (${error.code}), so nothing has changed.`);
}

/** Locks a trek against other edits, in SQL that both databases support. */
async function lockTrek(transaction: Store, slug: string): Promise<void> {
  await transaction
    .updateTable('treks')
    .set((column) => ({ slug: column.ref('slug') }))
    .where('slug', '=', slug)
    .execute();
}
