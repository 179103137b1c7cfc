import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { readBody } from '../http/request-body.ts';
import type { OfficeReview } from '../office/office.types.ts';
import { REVIEW_LIMITS } from '../office/review-limits.ts';
import { trekTitles } from '../store/office-bookings.ts';
import { decideReview, listReviews, reviewOf } from '../store/reviews.ts';
import type { Services } from './services.ts';

const STATES = ['sent', 'published', 'declined'] as const;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('publish'), writtenAt: z.string(), answer: text(REVIEW_LIMITS.answer) }),
  z.object({
    decision: z.literal('decline'),
    writtenAt: z.string(),
    reason: text(REVIEW_LIMITS.reason).check(z.minLength(1, 'Say why: the writer reads it.')),
  }),
]);

/** The reviews of customers: the office publishes each, or declines it with a reason. */
export function officeReviewRoutes(services: Services) {
  const { store, settings } = services;
  return new Hono<ApiTypes>()
    .get('/', async (context) => {
      const wanted = STATES.find((state) => state === context.req.query('state')) ?? 'sent';
      const rows = await listReviews(store, wanted, REVIEW_LIMITS.rows);
      const titleOf = await trekTitles(store, [...new Set(rows.map(({ trek_id }) => trek_id))]);
      return context.json(
        rows.map(
          (row): OfficeReview => ({
            ...{ id: row.booking_id, reference: row.reference ?? '', trek: titleOf.get(row.trek_id) ?? '' },
            ...{ stars: row.stars, text: row.text, language: row.language, month: row.month, guide: row.guide },
            ...{ name: row.shown_name, country: row.shown_country, status: row.status },
            ...{ reason: row.reason, answer: row.answer, writtenAt: row.written_at },
          }),
        ),
      );
    })
    .post('/:id/decision', async (context) => {
      const id = context.req.param('id');
      const decision = await readBody(context, decisionSchema);
      const review = await reviewOf(store, id);
      if (!review) throw new HttpError(404, NOT_FOUND);
      const { email } = context.var.user;
      const publishes = decision.decision === 'publish';
      const written = publishes
        ? { status: 'published' as const, reason: '', answer: decision.answer }
        : { status: 'declined' as const, reason: decision.reason, answer: '' };
      if (!(await decideReview(store, id, decision.writtenAt, written, { by: email, at: settings.now() })))
        throw new HttpError(409, 'The writer has changed this review. Please read it again.');
      const event = publishes ? 'review-published' : 'review-declined';
      await audit(services, context, event, { who: email, about: id });
      return context.json({ message: 'Decided' });
    });
}
