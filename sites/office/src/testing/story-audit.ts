import type { OfficeAuditEntry } from '@trek/api/office';
import { http, type RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { type OfficeAnswer, officeHandlers, respond } from './story-office.tsx';

const entry: OfficeAuditEntry = {
  ...{ id: 'entry-1', at: '2030-02-20T08:00:00.000Z', event: 'role-changed', network: 'DutjXkkh', account: null },
  ...{ who: 'maya@trek.example', whoName: 'Maya Gurung', accountName: null, about: 'pema@trek.example: office, guide' },
};

/** By a colleague, a visitor with an account, a stranger and the command line. */
export const storyAuditEntries: OfficeAuditEntry[] = [
  entry,
  {
    ...entry,
    ...{ id: 'entry-2', event: 'sign-in-failed', who: null, whoName: null, about: null, account: 'Qm3v81Za' },
    accountName: 'Tara Lama, tara@example.org',
  },
  {
    ...entry,
    ...{ id: 'entry-3', event: 'sign-in-failed', who: null, whoName: null, about: null, account: 'b7_Kd02x' },
  },
  {
    ...entry,
    ...{ id: 'entry-4', event: 'factor-forgotten', who: 'npm run office', whoName: null, network: null },
    about: 'pema@trek.example',
  },
];

/** Names, addresses and subjects without a space. */
export const storyLongEntry: OfficeAuditEntry = {
  ...entry,
  ...{ id: 'entry-5', event: 'message-answered', whoName: 'Hans-Peter Wolfeschlegelsteinhausenbergerdorff' },
  who: 'hans-peter.wolfeschlegelsteinhausenbergerdorff@trek.example',
  accountName: 'Wolfeschlegelsteinhausenbergerdorff, wolfeschlegelsteinhausenbergerdorff@example.org',
  about: 'ThirtyDaysAroundTheAnnapurnasAndBackAgain'.repeat(4),
};

/** The queries of the files that a story has downloaded. */
export const requestedFile = fn<(query: string) => void>();

export function auditHandlers({
  list = { rows: storyAuditEntries, next: null },
}: {
  list?: OfficeAnswer;
} = {}): RequestHandler[] {
  return [
    http.get(`${BACKEND_URL}/office/trail`, () => respond(list)),
    http.get(`${BACKEND_URL}/office/trail.csv`, ({ request }) => {
      requestedFile(new URL(request.url).search);
      return respond({});
    }),
    ...officeHandlers(),
  ];
}
