import type { OfficeMessage, OfficeThread } from '@trek/api/office';
import { http, type RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { apiHandlers } from '../../../../packages/ui/src/testing/msw-handlers.ts';
import { type OfficeAnswer, respond } from './story-office.tsx';

const MESSAGES = `${BACKEND_URL}/office/messages`;
const QUESTION = 'Namaste! I have a question about "Annapurna Base Camp Trek": is there a shower?\nAnd a socket?';

export const storyMessage: OfficeMessage = {
  ...{ id: 'message-1', name: 'Maya Gurung', email: 'maya@example.org', phone: '+977 9812345678', message: QUESTION },
  ...{ createdAt: '2030-02-19T10:00:00.000Z', answeredAt: null, answeredBy: null },
};

const storyThread: OfficeThread = {
  message: storyMessage,
  entries: [{ id: 'message-1', kind: 'message', text: QUESTION, at: storyMessage.createdAt, by: null }],
  treks: [{ id: 12, title: 'Annapurna Base Camp Trek' }],
  references: ['TH-7K2M9Q'],
  sentences: [
    { id: 'first-1', name: 'We are looking into it', text: 'Namaste {name},\n\nWe are looking into it.' },
    { id: 'first-2', name: 'When, and how many?', text: 'When would you like to start {trek}?' },
  ],
};

/** A thread with an answer of 2030, and what came after it. */
export const storyAnswered: OfficeThread = {
  ...storyThread,
  message: { ...storyMessage, answeredAt: '2030-02-20T08:00:00.000Z', answeredBy: 'office@trek.example' },
  entries: [
    ...storyThread.entries,
    {
      ...{ id: 'answer-1', kind: 'answer', text: 'Namaste Maya,\n\nYes: hot on most days.' },
      ...{ at: '2030-02-20T08:00:00.000Z', by: 'office@trek.example' },
    },
    {
      ...{ id: 'message-2', kind: 'message', at: '2030-02-20T09:30:00.000Z', by: null },
      text: `Thank you! ${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)}`,
    },
  ],
};

interface MessageAnswers {
  thread?: OfficeAnswer;
  /** In place of the list, which has one message. */
  list?: OfficeAnswer;
  /** To every command. */
  done?: OfficeAnswer;
}

/** The commands that a story has sent: their path and body. */
export const sentMessage = fn<(path: string, body: Record<string, unknown>) => void>();

/** Handlers of the calls about messages, before those of visitors. */
export function messageHandlers(given: MessageAnswers = {}): RequestHandler[] {
  const command = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace(/^.*\/office/, '');
    sentMessage(path, (await request.clone().json()) as Record<string, unknown>);
    return respond(given.done ?? storyAnswered);
  };
  return [
    http.get(MESSAGES, () => respond(given.list ?? { rows: [storyMessage], next: null })),
    http.get(`${MESSAGES}/:id`, () => respond(given.thread ?? storyThread)),
    http.post(`${MESSAGES}/:id/:act`, command),
    http.post(`${BACKEND_URL}/office/sentences`, command),
    http.post(`${BACKEND_URL}/office/sentences/:id/removed`, command),
    ...apiHandlers(),
  ];
}
