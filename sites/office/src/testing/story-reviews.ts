import type { OfficeReview } from '@trek/api/office';
import { http, type RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { type OfficeAnswer, officeHandlers, respond } from './story-office.tsx';

const REVIEWS = `${BACKEND_URL}/office/reviews`;

export const storyReview: OfficeReview = {
  ...{ id: 'booking-1', reference: 'TH-7K3M2Q', trek: 'Annapurna Base Camp Trek', stars: 5, month: '2029-11' },
  text: 'Dawa knew every lodge on the way.\nWe had a rest day in Chhomrong and were glad of it.',
  ...{
    language: 'en-US',
    guide: 'Dawa Sherpa',
    name: 'Maya',
    country: 'Nepal',
    status: 'sent',
    reason: '',
    answer: '',
  },
  writtenAt: '2030-02-19T08:00:00.000Z',
};

/** As long as the form lets it be, in another language, without a name. */
const longReview: OfficeReview = {
  ...storyReview,
  ...{ id: 'booking-2', reference: 'TH-9P4N6R', stars: 2, language: 'de', name: '', country: '', guide: '' },
  text: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente und sehr viel Regen. '.repeat(38),
};

/** The decisions that a story has sent: their path and body. */
export const sentDecision = fn<(path: string, body: Record<string, unknown>) => void>();

interface ReviewAnswers {
  list?: OfficeAnswer;
  /** To every decision. */
  done?: OfficeAnswer;
}

export function reviewHandlers({
  list = [storyReview, longReview],
  done = { message: 'Decided' },
}: ReviewAnswers = {}): RequestHandler[] {
  return [
    http.get(REVIEWS, () => respond(list)),
    http.post(`${REVIEWS}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*\/reviews/, '');
      sentDecision(path, (await request.clone().json()) as Record<string, unknown>);
      return respond(done);
    }),
    ...officeHandlers(),
  ];
}
