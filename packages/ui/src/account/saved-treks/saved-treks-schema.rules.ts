import * as z from 'zod/mini';
import { savedTrekSchema } from '../../api/entities.ts';
import { isCalendarDate } from '../../core/internal/calendar-date.ts';
import { MOST_SAVED, nothingSaved, type SavedTreksState } from './saved-treks.rules.ts';

export * from './saved-treks.rules.ts';

/** Bounds of one request. Removing all treks and saving as many others sends both. */
const MOST_CHANGES = 2 * MOST_SAVED;
const MOST_DEPARTURES = 200;

const trekId = z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]);

/** A trek of that body. */
export const savedTrekToSendSchema = z.object({
  trekId,
  savedAt: z.iso.datetime(),
  seenDepartures: z.array(z.string().check(z.refine(isCalendarDate))).check(z.maxLength(MOST_DEPARTURES)),
  departureMails: z.optional(z.boolean()),
});

/** Body of `POST /saved-treks`. */
export const savedTreksChangeSchema = z.object({
  save: z.array(savedTrekToSendSchema).check(z.maxLength(MOST_CHANGES)),
  remove: z.array(trekId).check(z.maxLength(MOST_CHANGES)),
});

const treksSchema = z.array(savedTrekSchema);
const stateSchema = z.object({
  owner: z.nullable(z.string()),
  account: treksSchema,
  changes: z.object({ save: treksSchema, remove: z.array(z.union([z.int(), z.string()])) }),
});

/** The state in a stored text; nothing saved if the text is not ours. */
export function readSavedTreksState(text: string | null): SavedTreksState {
  try {
    return stateSchema.safeParse(JSON.parse(text ?? 'null')).data ?? nothingSaved();
  } catch {
    return nothingSaved();
  }
}
