import type { LeaderDiscount } from '@trek/ui/pricing';
import * as z from 'zod';
import { singleLine, singleLines } from './text-schema.ts';

/** Schemas of the company's facts that treks refer to. */

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a slug');

/** Permits by name. The fees are per person, for visitors from outside the region. */
export const permitsSchema = z.record(
  slug,
  z.strictObject({
    name: singleLine,
    /** The office that issues it. */
    issuer: singleLine,
    /** In words, with its currency and period; missing: no published fee. */
    fee: singleLine.optional(),
    /** The publication of the fee. */
    source: singleLine,
  }),
);

/** Weather stations by name, with the means of the twelve months. */
export const climateSchema = z.record(
  slug,
  z.strictObject({
    place: singleLine,
    altitudeMeters: z.int().min(0).max(8_900),
    source: singleLine,
    /** January to December: °C by day, °C at night, millimeters of rain and melted snow. */
    months: z.array(z.tuple([z.int(), z.int(), z.int().min(0)])).length(12),
  }),
);

/** Treks that visitors look for and the company does not run, with the slugs of those that come nearest, best first. */
export const notOfferedSchema = z.array(
  z.strictObject({ names: singleLines.min(1), nearest: singleLines.min(1).max(5) }),
);

/** A trek that is not offered, to which another comes near. */
interface NearTrek {
  names: string[];
  /** 0: nothing comes nearer. */
  place: number;
}

/** The facts behind a trek's references. */
export interface TrekReferences {
  permits: z.output<typeof permitsSchema>[string][];
  climate?: z.output<typeof climateSchema>[string] | undefined;
  guide?: { name: string; role: string; bio: string } | undefined;
  /** Treks that are not offered and this one comes near to; left out: there are none. */
  nearTo?: NearTrek[] | undefined;
  /** For the whole trek; left out: there are no nights to pay for. */
  singleSupplementUsd?: number | undefined;
  /** As the terms promise it to the leader of a group; left out: they promise none. */
  leaderDiscount?: LeaderDiscount | undefined;
  /** Whether it can be booked without an account; left out: it can't. */
  takesGuests?: boolean | undefined;
}
