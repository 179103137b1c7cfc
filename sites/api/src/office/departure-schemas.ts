import { plainText } from '@trek/ui/internal/sign-in/rules';
import * as z from 'zod/mini';
import { amountSchema } from './amount.ts';
import { MOST_DAYS, MOST_PLACES } from './departure-limits.ts';
import { commandSchema } from './office-command.ts';

const LONGEST_TEXT = 200;
const LONGEST_REASON = 500;

const line = z
  .string()
  .check(
    z.overwrite(plainText),
    z.regex(/^[^\n]*$/, 'Write it on one line.'),
    z.maxLength(LONGEST_TEXT, `A text can have at most ${LONGEST_TEXT} characters.`),
  );
const people = (what: string) =>
  z
    .int(`${what} must be a whole number.`)
    .check(z.gte(1, `${what} must be at least 1.`), z.lte(MOST_PLACES, `${what} can be at most ${MOST_PLACES}.`));
const day = z.iso.date('The day is missing, or there is no such day.');

const facts = {
  kind: z.enum(['joined', 'private'], 'Choose who can join.'),
  places: people('The number of places'),
  /** Null: the trek's price. */
  price: z.nullable(amountSchema(0.01)),
  /** Null: nothing is promised. */
  guaranteedFrom: z.nullable(people('The number of travelers from which it goes')),
  guide: line,
  note: line,
};

/** New departures of a trek, the same on each day. */
export const newDeparturesSchema = z.extend(commandSchema, {
  ...facts,
  trekId: z.int('Choose a trek.'),
  days: z
    .array(day)
    .check(
      z.minLength(1, 'No day is left in this series.'),
      z.maxLength(MOST_DAYS, `At most ${MOST_DAYS} departures can be created at once.`),
    ),
});

/** As the page has read the departure last: another operator’s change meanwhile is not overwritten. */
const seen = { seenAt: z.string() };

export const changedDepartureSchema = z.extend(commandSchema, { ...facts, ...seen });
export const departureStateSchema = z.extend(commandSchema, { ...seen, isOpen: z.boolean() });
export const movedDepartureSchema = z.extend(commandSchema, { ...seen, startDate: day });
export const canceledDepartureSchema = z.extend(commandSchema, {
  ...seen,
  /** The refund for all: everything that was paid, or as much as the terms of each booking give today. */
  refund: z.enum(['everything', 'terms'], 'Choose what is refunded.'),
  /** The sum for all bookings in US dollars, as the page has shown it. */
  refundAmount: z.number('Look at the sum of the refunds first.'),
  reason: z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, 'Give the reason; it is logged.'),
      z.maxLength(LONGEST_REASON, `The reason can have at most ${LONGEST_REASON} characters.`),
    ),
});
