import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an office begins with. It adds and removes sentences as it likes. */
const FIRST_SENTENCES = [
  [
    'We are looking into it',
    'Namaste {name},\n\nThank you for your message. We are looking into it and write to you again as soon as we know more.',
  ],
  [
    'When, and how many?',
    'Namaste {name},\n\nThank you for asking about {trek}. When would you like to start, and how many of you are coming? Then we can tell you the price.',
  ],
  [
    'Is it too hard for me?',
    'Namaste {name},\n\nThank you for asking about {trek}. How often do you walk in the hills, for how many hours, and how high have you been? Then we can tell you whether it suits you.',
  ],
] as const;

/** Answers to messages, and sentences for them. An older server reads neither. */
export const messageAnswers: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    await schema
      .createTable('message_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('written_by', 'text', (column) => column.notNull())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('message_answers_by_message').on('message_answers').column('message_id').execute();
    await schema
      .createIndex('contact_messages_by_sender')
      .on('contact_messages')
      .columns(['email', 'created_at', 'id'])
      .execute();
    await schema
      .createTable('saved_sentences')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    const first = FIRST_SENTENCES.map(([name, text], index) => ({ id: `first-${index + 1}`, name, text }));
    await (database as unknown as Kysely<{ saved_sentences: { id: string; name: string; text: string } }>)
      .insertInto('saved_sentences')
      .values(first)
      .execute();
  },
};
