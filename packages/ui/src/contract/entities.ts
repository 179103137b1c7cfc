import * as z from 'zod/mini';
import type { BackendCapability } from '../api/capabilities.ts';
import {
  blogPostSchema,
  bookingSchema,
  bookingTermsSchema,
  changeQuoteSchema,
  countrySchema,
  guestSessionSchema,
  mailedCodeSchema,
  ownTravelerSchema,
  paymentConfigSchema,
  paymentIntentSchema,
  paymentStatusSchema,
  regionSchema,
  savedTrekSchema,
  signedInDeviceSchema,
  signedInSchema,
  travelerLinkSchema,
  travelerSchema,
  trekSchema,
  userSchema,
} from '../api/entities.ts';
import { searchIndexSchema } from '../api/search-index.ts';

/**
 * Rules of the contract about the entities' fields, besides their schemas: apart from those, which browsers load. A field is beyond the
 * contract where its schema is an `extra`, and where `beyond` names it here.
 */

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Rules of the contract about the fields of an object. */
export interface FieldRules {
  /** Fields that the contract knows and a backend may leave out: the kit shows less, or a stand-in. */
  mayLack: readonly string[];
  /** Fields that the schema lets out and the contract gives. */
  mustHave: readonly string[];
  /** Fields that a backend may also write as text: a number in words, or an id that is none. */
  asText: readonly string[];
  /** Fields beyond the contract. Of a request: with the capability that lets the kit send them. */
  beyond: Readonly<Record<string, BackendCapability | null>>;
}

const rules = new Map<unknown, FieldRules>();

/** The rules of an object's fields. */
export const fieldRulesOf = (schema: unknown): FieldRules =>
  rules.get(schema) ?? { mayLack: [], mustHave: [], asText: [], beyond: {} };

/** Says what the contract thinks of an object's fields. */
export function ruleFields<Fields extends Shape>(
  schema: z.ZodMiniObject<Fields>,
  given: {
    mayLack?: readonly (keyof Fields & string)[];
    mustHave?: readonly (keyof Fields & string)[];
    asText?: readonly (keyof Fields & string)[];
    beyond?: Partial<Record<keyof Fields & string, BackendCapability | null>>;
  },
): void {
  const { mayLack = [], mustHave = [], asText = [], beyond = {} } = given;
  rules.set(schema, { mayLack, mustHave, asText, beyond: beyond as FieldRules['beyond'] });
}

/** An answer that may name what the backend can do beyond the contract. */
const announcing = <Fields extends Shape>(schema: z.ZodMiniObject<Fields>) =>
  z.extend(schema, { capabilities: trekSchema.shape.capabilities });

const user = announcing(userSchema);

/** A refusal: the sentence is shown to the visitor. */
const error = z.union([
  z.looseObject({ message: z.string().check(z.minLength(1)) }),
  z.looseObject({ error: z.string().check(z.minLength(1)) }),
]);

/** A trek's start with what is left of its places. */
const openDeparture = z.extend(trekSchema.shape.departures.def.innerType.def.innerType.def.element, {
  endDate: z.string(),
  placesLeft: z.int(),
});

/** The entities of the answers, by the names that the document gives them. */
export const ENTITIES = {
  Photo: trekSchema.shape.drawing.def.innerType.def.innerType,
  Country: countrySchema,
  Region: regionSchema,
  Trek: trekSchema,
  ItineraryEntry: trekSchema.shape.itenaries.def.element,
  BlogPost: blogPostSchema,
  User: user,
  SignedIn: z.extend(signedInSchema, { user }),
  Booking: bookingSchema,
  BookingTerms: bookingTermsSchema,
  PaymentConfig: announcing(paymentConfigSchema),
  PaymentIntent: paymentIntentSchema,
  PaymentStatus: paymentStatusSchema,
  Error: error,
  OpenDeparture: openDeparture,
  SearchIndex: searchIndexSchema,
  Device: signedInDeviceSchema,
  Traveler: travelerSchema,
  TravelerLink: travelerLinkSchema,
  OwnTraveler: ownTravelerSchema,
  SavedTrek: savedTrekSchema,
  ChangeQuote: changeQuoteSchema,
  MailedCode: mailedCodeSchema,
  GuestSession: guestSessionSchema,
} as const satisfies Record<string, z.ZodMiniType>;

const named = { asText: ['id'] } as const;
ruleFields(countrySchema, { ...named, mayLack: ['description', 'image'] });
ruleFields(regionSchema, {
  mayLack: ['countryId', 'description', 'image', 'isPopular', 'createdAt', 'updatedAt'],
  asText: ['id', 'countryId'],
});
ruleFields(trekSchema.shape.country, named);
ruleFields(regionSchema.shape.country, { ...named, mayLack: ['id'] });
ruleFields(trekSchema, {
  mayLack: [
    ...(['location', 'regionId', 'region', 'groupSize', 'trekHighlight', 'included', 'itenaries'] as const),
    ...(['culturalFeatures', 'floralFeatures', 'activity', 'activities', 'trekTypes', 'isGroup', 'isPopular'] as const),
    ...(['metaTitle', 'metaDescription', 'bestSeason', 'maxAltitude', 'createdAt', 'updatedAt'] as const),
  ],
  asText: ['id', 'price', 'duration', 'maxAltitude', 'regionId'],
});
ruleFields(ENTITIES.ItineraryEntry, {
  mayLack: ['description', 'accommodation', 'meal', 'altitude', 'startLocation', 'endLocation'],
  asText: ['altitude'],
  beyond: { walkingHours: null, coordinates: null },
});
ruleFields(blogPostSchema, {
  ...named,
  mayLack: ['image', 'authorName', 'createdAt', 'readTime', 'metaDescription'],
});
const AMOUNTS = ['advanceAmount', 'balanceAmount'] as const;
ruleFields(bookingSchema, { mayLack: ['createdAt'], mustHave: AMOUNTS, asText: AMOUNTS });
ruleFields(bookingSchema.shape.trek, { mayLack: ['image'] });
