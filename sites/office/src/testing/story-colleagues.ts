import type { OfficeColleague, OfficeColleagues, OfficeInvitation } from '@trek/api/office';
import { OWNER } from '@trek/api/office-role';
import { http, type RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { type OfficeAnswer, officeHandlers, respond } from './story-office.tsx';

const COLLEAGUES = `${BACKEND_URL}/office/colleagues`;

const owner: OfficeColleague = {
  ...{ id: '7', email: 'maya@trek.example', name: 'Maya Gurung', role: OWNER, hasPassword: true, hasFactor: true },
  seenAt: '2030-02-20T08:00:00.000Z',
};

/** The owner alone. */
export const storyOwner: OfficeColleagues = { you: owner.id, colleagues: [owner], invitations: [] };

const invitation: OfficeInvitation = {
  ...{ id: 'invitation-1', email: 'dawa@trek.example', name: 'Dawa Sherpa', role: 'guide', isExpired: false },
  ...{ invitedBy: owner.email, invitedAt: '2030-02-19T08:00:00.000Z', expiresAt: '2030-02-26T08:00:00.000Z' },
};

/** Colleagues of each role, and two invitations. */
const storyColleagues: OfficeColleagues = {
  you: owner.id,
  colleagues: [
    owner,
    { ...owner, ...{ id: '8', email: 'pema@trek.example', name: 'Pema Lhamo', role: 'office' } },
    { ...owner, ...{ id: '9', email: 'books@trek.example', name: 'Tara Lama', role: 'accountant', hasFactor: false } },
    {
      ...{ id: '10', name: 'Hans-Peter Wolfeschlegelsteinhausenbergerdorff', role: 'guide', hasPassword: false },
      ...{ email: 'hans-peter.wolfeschlegelsteinhausenbergerdorff@trek.example', hasFactor: false, seenAt: null },
    },
  ],
  invitations: [
    invitation,
    { ...invitation, ...{ id: 'invitation-2', email: 'karma@trek.example', name: 'Karma', isExpired: true } },
  ],
};

/** The commands that a story has sent: their path and body. */
export const sentToColleagues = fn<(path: string, body: Record<string, unknown>) => void>();

interface ColleagueAnswers {
  list?: OfficeAnswer;
  /** To every command. */
  done?: OfficeAnswer;
}

export function colleagueHandlers({
  list = storyColleagues,
  done = storyColleagues,
}: ColleagueAnswers = {}): RequestHandler[] {
  return [
    http.get(COLLEAGUES, () => respond(list)),
    http.post(`${COLLEAGUES}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*\/colleagues/, '');
      sentToColleagues(path, (await request.clone().json()) as Record<string, unknown>);
      return respond(done);
    }),
    ...officeHandlers(),
  ];
}
