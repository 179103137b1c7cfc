import * as z from 'zod/mini';
import type { BookingStatus } from './statuses.ts';

/**
 * The backend's answers, one schema per entity: the contract that the reference backend is tested against and that
 * fixtures satisfy. The browser reads treks, bookings and users by hand, because other backends write them differently:
 * amounts as text, null for missing values.
 */

const id = z.int();
const texts = z.array(z.string());

/** A field that not every backend has. One of another kind counts as missing: it hides no booking. */
const extra = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** A photograph in several sizes: `{path}-{width}.{format}` is the address of each. */
const photoSchema = z.object({
  /** As the paths of `image`, without width and ending. */
  path: z.string(),
  /** Pixels, smallest first. */
  widths: z.array(z.int()),
  /** `avif` and `webp`: the first that a browser can read is the best. */
  formats: texts,
  /** Pixels of the photograph itself. */
  width: z.int(),
  height: z.int(),
  /** Describes the picture. */
  alt: z.string(),
  /** The photographer. */
  credit: z.optional(z.string()),
  /** The point that stays in sight where it is cut, in percent from the left and from the top. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** The path of the same picture for a dark page, in the same sizes. */
  dark: z.optional(z.string()),
  /** A few blurred pixels as a data address, to be shown until it is there. */
  standIn: z.optional(z.string()),
});
/** A photograph with its sizes as the backend sends it. */
export type PhotoEntity = z.output<typeof photoSchema>;

/** The photographs behind `image`, in their order. Empty: `image` is drawn. Missing: the backend does not tell. */
const sources = extra(z.array(photoSchema));

/** The first of `image` in sizes, if it is drawn. Missing: there is a photograph, or no other size. */
const drawing = extra(photoSchema);

/** Checks a country of the backend. */
export const countrySchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.string(),
  sources,
  drawing,
});
/** A country as the backend sends it. */
export type CountryEntity = z.output<typeof countrySchema>;

/** Checks a region of the backend. */
export const regionSchema = z.object({
  id,
  name: z.string(),
  countryId: id,
  country: z.object({ id, name: z.string() }),
  description: z.string(),
  image: z.string(),
  sources,
  drawing,
  isPopular: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
/** A region as the backend sends it. */
export type RegionEntity = z.output<typeof regionSchema>;

/** Decimal degrees. `isApproximate`: it may be a few kilometers off. */
const coordinates = z.object({
  latitude: z.number(),
  longitude: z.number(),
  isApproximate: z.optional(z.boolean()),
});

/** A part of a day. `way`: `walk`, `drive`, `flight`, `helicopter` or `boat`. Kilometers are rounded. */
const legSchema = z.object({ way: z.string(), distanceKm: z.nullable(z.number()) });

/**
 * A point between two nights. `kind`: `trailhead`, `pass`, `summit`, `viewpoint`, `base camp`, `lake`, `monastery`, `sight` or
 * `low`, such as a bridge.
 */
const routePointSchema = z.object({
  name: z.string(),
  kind: z.string(),
  /** Meters above sea level. */
  altitude: z.number(),
  coordinates: z.nullable(coordinates),
});

const itineraryEntrySchema = z.object({
  day: z.int(),
  title: z.string(),
  description: z.string(),
  accommodation: z.nullable(z.string()),
  meal: z.nullable(z.string()),
  /** Meters above sea level, overnight. */
  altitude: z.nullable(z.number()),
  /** Hours on foot, as text: `5–6`. */
  walkingHours: z.nullable(z.string()),
  startLocation: z.nullable(z.string()),
  endLocation: z.nullable(z.string()),
  /** The place of the night, in decimal degrees. */
  coordinates: z.nullable(coordinates),
  /** How the day moves, in order; empty: it stays. */
  legs: extra(z.array(legSchema)),
  /** The highest and lowest points on the way, in order. */
  via: extra(z.array(routePointSchema)),
  /** Meters up and down on foot between the named points; null: not known, or no walk. */
  ascent: extra(z.nullable(z.number())),
  descent: extra(z.nullable(z.number())),
  /** The measure against illness on a night far above the one before; null: it needs none. */
  precaution: extra(z.nullable(z.string())),
});
/** A day of a trek’s itinerary as the backend sends it. */
export type ItineraryEntryEntity = z.output<typeof itineraryEntrySchema>;

/**
 * When a trek goes. Months are 1 to 12. In the shoulder months it goes with more luck, and on request if it crosses a
 * pass that snow may close. In a closed period it does not go: `MM-DD` for each year, or `YYYY-MM-DD` for one.
 */
const seasonSchema = z.object({
  months: z.array(z.int()),
  shoulderMonths: z.array(z.int()),
  crossesPass: z.boolean(),
  closed: z.array(z.object({ from: z.string(), to: z.string() })),
});
/** A season of a trek with its price. */
export type SeasonEntity = z.output<typeof seasonSchema>;

/** The discount on the leader's own place in a group, from so many travelers on, in percent. */
const leaderDiscountSchema = z.array(z.object({ fromTravelers: z.int(), percent: z.number() }));

/**
 * When a trek can be booked. Months are 1 to 12. A start outside of these months, or with fewer travelers than the minimum,
 * is on request. Without `seasonMonths` every month is in season. A trek's `season` comes before both lists of months.
 */
const bookingPolicySchema = z.object({
  seasonMonths: z.array(z.int()),
  shoulderMonths: z.array(z.int()),
  minimumTravelers: z.int(),
  leadTimeDays: z.int(),
  longestLeadMonths: z.int(),
  /** The company talks about every departure first: all are on request. */
  talkFirst: extra(z.boolean()),
  /** Missing: the leader of a group pays like everyone. */
  leaderDiscount: extra(leaderDiscountSchema),
  /** A start that is not listed is the visitors’ own, with a guide for them alone. Missing: the backend does not say. */
  privateStarts: extra(z.boolean()),
  /** It can be booked without an account, by a code that is mailed: `POST /guest/code`. Missing: with an account only. */
  guests: extra(z.boolean()),
});
const departureSchema = z.object({
  /** `YYYY-MM-DD` */
  startDate: z.string(),
  places: z.int(),
  /** It surely goes. */
  isGuaranteed: z.boolean(),
  /** The places that are left, as this answer was made: the payment counts again. Missing: the backend does not say. */
  placesLeft: extra(z.int()),
  /** How many more have to join before it is guaranteed. Missing: it is, or nothing is promised. */
  missingTravelers: extra(z.int()),
  /** US dollars per person. Missing: the trek's price. */
  price: extra(z.number()),
  /** Its leader’s name. Missing: not known yet. */
  guide: extra(z.string()),
  /** A sentence about this start. */
  note: extra(z.string()),
});

/** A departure with what is left of its places, as `GET /trek/departures/{id}` answers. */
export interface OpenDepartureEntity extends DepartureEntity {
  endDate: string;
  placesLeft: number;
}

/** A departure with a fixed day as the backend sends it. */
export type DepartureEntity = z.output<typeof departureSchema>;

/** The answer to a request for a code that is mailed. */
export const mailedCodeSchema = z.object({
  /** Comes back with the code as it was typed. */
  codeId: z.string().check(z.minLength(1)),
});
/** The session of a visitor without an account, for one booking. */
export const guestSessionSchema = z.object({
  /** Three parts with dots between. */
  token: z.string().check(z.minLength(1)),
});

/** The rules by which a trek is booked: deposit, group, lead time. */
export type BookingPolicyEntity = z.output<typeof bookingPolicySchema>;

/** How a trip begins and ends around the trek. Null: the company has not said. */
const arrivalSchema = z.object({
  /** Travelers are met at the airport. */
  airportPickup: z.nullable(z.boolean()),
  /** Hotel nights that are included before and after the trek. */
  nightsBefore: z.nullable(z.int()),
  nightsAfter: z.nullable(z.int()),
  /** Ways to the trek and back: when, who drives, and whether they are paid for. Empty: the company has not said. */
  transfers: z.array(z.object({ text: z.string(), isIncluded: z.boolean() })),
  meetingPoint: z.nullable(z.string()),
  /** It is answered day and night. */
  emergencyPhone: z.nullable(z.string()),
});

/** Answers to common questions before a booking. Every part may be missing. */
const trekDetailsSchema = z.object({
  /** Missing: not known; empty: none is needed. */
  permits: z.optional(z.array(z.object({ name: z.string(), issuer: z.string(), fee: z.nullable(z.string()) }))),
  /** The reasons for its difficulty. */
  effort: z.optional(z.object({ terrain: z.string(), fitness: z.string() })),
  /** Differences from the general packing list. */
  packing: z.optional(texts),
  questions: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  /** Missing: the backend knows no such facts. */
  arrival: z.optional(arrivalSchema),
  /** US dollars for a room or tent of one's own on all nights. */
  singleSupplement: z.optional(z.number()),
  /** The nearest weather station, with the means of the twelve months. */
  weather: z.optional(
    z.object({
      place: z.string(),
      /** Meters above sea level. */
      altitude: z.number(),
      source: z.string(),
      /** January to December: °C by day and at night, millimeters of rain. */
      months: z.array(z.object({ day: z.number(), night: z.number(), rain: z.number() })),
    }),
  ),
  /** Estimate for the transport of one traveler during the trip: kilograms of CO₂, and how they were found. */
  carbon: z.optional(z.object({ kilograms: z.number(), method: z.string() })),
  /** The member of the team who knows it best. */
  guide: z.optional(z.object({ name: z.string(), role: z.string(), bio: z.string() })),
  /** Treks for those who like this one, the most similar first. */
  similar: z.optional(
    z.array(
      z.object({
        id: z.union([z.int(), z.string()]),
        title: z.string(),
        region: z.nullable(z.string()),
        duration: z.int(),
        difficulty: z.string(),
        maxAltitude: z.nullable(z.number()),
      }),
    ),
  ),
  /** Sources of the facts. */
  sources: z.optional(texts),
});
/** The facts of a trek that its page alone shows. */
export type TrekDetailsEntity = z.output<typeof trekDetailsSchema>;

/** A published review of a trek, by someone who walked it. Texts are plain: nothing in them is markup. */
const trekReviewSchema = z.object({
  /** 1 to 5. */
  stars: z.int(),
  text: z.string(),
  /** BCP 47 tag of the text. */
  language: z.string(),
  /** `YYYY-MM` of the trek. */
  month: z.string(),
  /** As the writer chose; missing: no name. */
  name: z.optional(z.string()),
  country: z.optional(z.string()),
  /** The leader of the departure, where known. */
  guide: z.optional(z.string()),
  /** The company's answer. */
  answer: z.optional(z.string()),
});

const trekReviewsSchema = z.object({
  /** How many were published. */
  count: z.int(),
  /** Their average, 1 to 5. */
  stars: z.number(),
  /** Newest treks first. Missing where a list shows the trek. */
  list: z.optional(z.array(trekReviewSchema)),
});
/** Checks a trek of the backend. */
export const trekSchema = z.object({
  id,
  /** Its slug is the address of its page. */
  title: z.string(),
  description: z.string(),
  /** Of the description and all other texts, as BCP 47 has it: `en`. The kit asks for the page's by `Accept-Language`. */
  language: extra(z.string()),
  /** The languages that they exist in. */
  languages: extra(texts),
  /** `Easy`, `Moderate`, `Challenging`, `Difficult`, `Very Difficult` or `Extreme`. */
  difficulty: z.string(),
  /** US dollars per person; null: on request. */
  price: z.nullable(z.number()),
  /** Days. */
  duration: z.int(),
  /** Meters; null: not known. */
  maxAltitude: z.nullable(z.number()),
  /** Such as `Spring` and `Autumn`. */
  bestSeason: texts,
  /** Addresses of pictures, or their paths below `/uploads/` of the backend. */
  image: texts,
  sources,
  drawing,
  trekHighlight: z.object({ highlights: texts }),
  included: z.object({ included: texts, excluded: texts }),
  itenaries: z.array(itineraryEntrySchema),
  culturalFeatures: texts,
  floralFeatures: texts,
  groupSize: z.object({ minSize: z.int(), maxSize: z.int() }),
  location: z.string(),
  regionId: z.nullable(id),
  region: z.nullable(regionSchema),
  country: z.object({ id, name: z.string() }),
  activity: z.string(),
  activities: texts,
  trekTypes: texts,
  isPopular: z.boolean(),
  isGroup: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Missing: the words of `bestSeason` serve search and filters. */
  season: extra(seasonSchema),
  /** Missing: any day from today may be booked. */
  bookingPolicy: extra(bookingPolicySchema),
  /** Starts that anyone can join, oldest first; left out: none is listed. */
  departures: extra(z.array(departureSchema)),
  /** Reviews of its own. Missing: it has none, and the kit shows what it shows of all. */
  reviews: extra(trekReviewsSchema),
  /** With a trek by its id, not in lists. */
  details: extra(trekDetailsSchema),
  /** Names of `BACKEND_CAPABILITIES` that the backend has; in a list, with its first trek. */
  capabilities: extra(texts),
});
/** A trek as the backend sends it. */
export type TrekEntity = z.output<typeof trekSchema>;

/** Checks a blog post of the backend. */
export const blogPostSchema = z.object({
  id,
  title: z.string(),
  image: z.string(),
  sources,
  drawing,
  /** HTML as an editor wrote it. */
  content: z.string(),
  authorName: z.string(),
  createdAt: z.string(),
  /** Minutes. */
  readTime: z.int(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  isPublished: z.boolean(),
  /** The subject, as `Planning`. */
  topic: extra(z.string()),
  /** Treks, and posts by their meta title, for those who have read it. */
  relatedTreks: extra(z.array(z.object({ title: z.string() }))),
  relatedPosts: extra(z.array(z.object({ title: z.string(), metaTitle: z.string() }))),
});
/** A blog post as the backend sends it. */
export type BlogPostEntity = z.output<typeof blogPostSchema>;

/** Checks a user of the backend. */
export const userSchema = z.object({
  id: z.union([z.int(), z.string()]),
  email: z.string(),
  fullname: z.string(),
  role: z._default(z.string(), 'user'),
  phone: z.optional(z.nullable(z.string())),
  /** Set for accounts that sign in with Google, null for password accounts. */
  googleId: z.optional(z.nullable(z.string())),
  avatar: z.optional(z.nullable(z.string())),
  /** For letters and invoices, in several lines. */
  postalAddress: extra(z.nullable(z.string())),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});
/** The visitor who is signed in. */
export type User = z.output<typeof userSchema>;

/** Checks the answer to a sign-in. */
export const signedInSchema = z.object({
  /** Three parts with dots between, the second with `exp`, seconds since 1970: a JSON Web Token. */
  token: z.string(),
  user: userSchema,
});
/** The answer to a sign-in: token and user. */
export type SignedInAnswer = z.output<typeof signedInSchema>;

/** A device on which the visitor is signed in. */
export const signedInDeviceSchema = z.object({
  id: z.string(),
  /** Names as their makers write them, as `Chrome` on `Windows`; null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  begunAt: z.string(),
  /** When it was last used, give or take a few minutes. */
  seenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
/** A device on which the visitor is signed in. */
export type SignedInDevice = z.output<typeof signedInDeviceSchema>;

/** One traveler's details as the permits need them; an empty text is not known yet. */
export const travelerSchema = z.object({
  /** Counted from 1 within the booking. */
  position: z.int().check(z.positive()),
  passportName: z.string(),
  passportNumber: extra(z.string()),
  /** The last day on which the passport is valid: `YYYY-MM-DD` */
  passportExpiry: extra(z.string()),
  /** The code of ISO 3166-1 alpha-2: `NP`. A word where it was written before there was a list. */
  nationality: z.string(),
  /** `YYYY-MM-DD` */
  birthDate: z.string(),
  diet: z.string(),
  /** When and how they arrive, in words: `March 13, 14:20, QR 652`. */
  arrival: extra(z.string()),
  /** Insurer and policy number in one text, where the four fields below are not known. */
  insurance: z.string(),
  insuranceCompany: extra(z.string()),
  insurancePolicy: extra(z.string()),
  /** The insurer's telephone in an emergency. */
  insuranceHotline: extra(z.string()),
  /** Up to how many meters above the sea the insurance covers, in digits: `6000`. */
  insuranceAltitude: extra(z.string()),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  /** `traveler`: they have filled it in by a private link, and the texts above are empty. Missing: the owner has. */
  filledInBy: extra(z.string()),
  /** The names of the fields that are still empty, where the owner sees none of them. */
  missing: extra(texts),
  /** When the private link was made by which this traveler fills in the details; missing: there is none. */
  linkedAt: extra(z.string()),
});
/** The details of a person who goes on a booked trek. */
export type TravelerEntity = z.output<typeof travelerSchema>;

/** A traveler's own part of a booking, as a private link shows it: the trek, its days, and the own details. */
export const ownTravelerSchema = z.object({
  trek: z.object({ title: z.string() }),
  /** `YYYY-MM-DD` */
  startDate: z.string(),
  /** The last day: `YYYY-MM-DD` */
  endDate: z.string(),
  /** The trek's highest point in meters above the sea. */
  maxAltitude: extra(z.number()),
  traveler: travelerSchema,
});
/** A traveler's own part of a booking. */
export type OwnTravelerEntity = z.output<typeof ownTravelerSchema>;

/** A new private link, and the travelers with it. */
export const travelerLinkSchema = z.object({
  /** Opens the traveler's own form, by `POST /traveler/open`. Only this answer has it. */
  token: z.string(),
  travelers: z.array(travelerSchema),
});
/** A new private link of a traveler. */
export type TravelerLinkEntity = z.output<typeof travelerLinkSchema>;

/** A trek that a visitor has saved. */
export const savedTrekSchema = z.object({
  trekId: z.union([z.int(), z.string()]),
  /** ISO 8601. */
  savedAt: z.string(),
  /** The departures that the visitor knows of, as `YYYY-MM-DD`: any other is new to them. */
  seenDepartures: z.array(z.string()),
  /** The visitor asks for a mail when departures are added. Left out: as it was. */
  departureMails: z.optional(z.boolean()),
});
/** A trek that the visitor has saved, as the backend sends it. */
export type SavedTrekEntity = z.output<typeof savedTrekSchema>;

const bookingPaymentSchema = z.object({
  id: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** `succeeded`, or `open` while its outcome is unknown. */
  status: z.string(),
  createdAt: z.string(),
  /** When the money came: what a receipt says. */
  paidAt: extra(z.string()),
  /** The sum refunded so far. */
  refundedAmount: extra(z.number()),
  /** Of its receipt: `R-00042`. Missing: the payment's id stands for it. */
  receiptNumber: extra(z.string()),
  /** False: it was not owed, and is not returned yet. Missing: it counts for the booking. */
  isOwed: extra(z.boolean()),
});
/** A payment or refund of a booking. */
export type BookingPaymentEntity = z.output<typeof bookingPaymentSchema>;

const percent = z.number().check(z.gte(0), z.lte(100));
const days = z.int().check(z.gte(0));

/** The terms that a booking keeps: those of the day of its first payment. */
export const bookingTermsSchema = z.object({
  depositPercent: percent,
  minimumAdvancePercent: percent,
  /** Before the trek. */
  balanceDueDays: days,
  freeCancellationDays: days,
  /** Later than the free days, but at least this many before departure: the part of the trip that it costs. */
  lateCancellation: z.object({ days, percent }),
  /** To another person: at least this many days before departure. */
  transfer: z.object({ days, feeUsd: z.number().check(z.gte(0)) }),
});
/** Deposit, due days and refunds that hold for a booking. */
export type BookingTerms = z.output<typeof bookingTermsSchema>;

/** A line of a booking's price besides place and discounts of the group: the name of its kind, its text, and its sum, below 0 a reduction. */
const priceLineSchema = z.object({ kind: z.string(), text: z.string(), amount: z.number() });
export type PriceLineEntity = z.output<typeof priceLineSchema>;

const payerSchema = z.object({ name: z.string(), address: z.string() });
/** The person or company that receipts and invoices name, with an address of several lines. */
export type PayerEntity = z.output<typeof payerSchema>;

const invoiceSchema = z.object({
  /** `I-00017` */
  number: z.string(),
  /** `invoice` or `credit-note`. Others are shown as invoices. */
  kind: z.string(),
  /** The number of the invoice that a credit note takes back. */
  corrects: z.optional(z.string()),
  /** `YYYY-MM-DD` */
  issuedOn: z.string(),
  payer: payerSchema,
  /** The company with address and registration, line by line. */
  company: texts,
  trek: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  travelers: z.int(),
  /** The parts of the total: `per-person`, `discount` of `percent`, `leader`, `line` with its `text`, or `retained` of a canceled booking. */
  lines: z.array(
    z.object({ kind: z.string(), text: z.optional(z.string()), percent: z.optional(z.number()), amount: z.number() }),
  ),
  /** Of a credit note below 0. */
  total: z.number(),
});
/** An issued paper of a booking. It never changes: a credit note takes it back. */
export type InvoiceEntity = z.output<typeof invoiceSchema>;
const bookingChangeSchema = z.object({
  status: z.string(),
  startDate: z.string(),
  travelers: z.int(),
  /** The name of who goes instead of the person who booked. */
  transferTo: z.optional(z.string()),
  /** US dollars, with the fee, as it was shown. */
  totalAmount: z.number(),
  requestedAt: z.string(),
  reason: z.optional(z.string()),
});

/** A booking's days and sums after a change, by price and terms. Money in US dollars. */
export const changeQuoteSchema = z.object({
  startDate: z.string(),
  /** The last day. */
  endDate: z.string(),
  travelers: z.int(),
  /** The fee of the terms, in the total. */
  feeAmount: z.number(),
  totalAmount: z.number(),
  /** By how much the total is more than now, or less: then below 0. */
  differenceAmount: z.number(),
  /** The sum that would be left to pay. */
  balanceAmount: z.number(),
  /** When that would be due; null: nothing is. */
  balanceDueDate: z.nullable(z.string()),
  /** The sum paid beyond the total, which would be returned. */
  refundAmount: z.number(),
});
/** A booking's days and sums after a change. */
export type ChangeQuoteEntity = z.output<typeof changeQuoteSchema>;

/**
 * Days as `YYYY-MM-DD`, empty where the backend gives none. Money in US dollars: cards are charged whole ones, so that what is
 * paid and what is left add up to the total rounded to whole dollars.
 */
export const bookingSchema = z.object({
  id: z.union([z.int(), z.string()]),
  trekId: z.union([z.int(), z.string()]),
  trek: z.object({ title: z.string(), image: texts }),
  /** `pending`: not paid; `confirmed`: a deposit is paid; or `cancelled`. Others are shown as they are. */
  status: z.string(),
  /** `YYYY-MM-DD` */
  startDate: z.string(),
  /** The last day: `YYYY-MM-DD` */
  endDate: z.string(),
  /** US dollars paid so far. The client leaves out what it can't read. */
  advanceAmount: z.optional(z.number()),
  /** US dollars left to pay. */
  balanceAmount: z.optional(z.number()),
  createdAt: z.string(),
  /** The reference to quote on the telephone: `TH-7K3M2Q`. */
  reference: extra(z.string()),
  travelers: extra(z.int()),
  /** With its cents. */
  totalAmount: extra(z.number()),
  /** The price per person it was booked at, with its cents, before the group discount. */
  pricePerPerson: extra(z.number()),
  /** As the trek's policy names it, to tell the leader's part of the total. */
  leaderDiscount: extra(leaderDiscountSchema),
  /** The other parts of the total. */
  priceLines: extra(z.array(priceLineSchema)),
  /** The sum paid so far and not refunded. */
  paidAmount: extra(z.number()),
  /** Null: nothing is owed. */
  balanceDueDate: extra(z.nullable(z.string())),
  /** Missing: nothing is paid yet, or the backend keeps none, and today's terms count. */
  terms: extra(bookingTermsSchema),
  country: extra(z.string()),
  specialRequirements: extra(z.string()),
  /** Set once the owner has asked to cancel what was paid for. `requested`, `approved` or `declined`. */
  cancellation: extra(z.nullable(z.object({ status: z.string(), refundAmount: z.number(), requestedAt: z.string() }))),
  /**
   * Set once the owner has asked for another day or group, or named a person who goes instead. `requested`, `accepted` or
   * `declined`, with the company's words where it has written any.
   */
  changeRequest: extra(z.nullable(bookingChangeSchema)),
  /**
   * Set where the company has to agree to the departure before anything is paid. `requested` until it has answered, then
   * `confirmed` or `declined`.
   */
  departureRequest: extra(z.nullable(z.object({ status: z.string(), requestedAt: z.string() }))),
  /**
   * The revision of its calendar entries, of which the backend mails a file with each change: how many changes there were,
   * and when the last one was.
   */
  calendar: extra(z.object({ sequence: z.int(), changedAt: z.string() })),
  /** The visitor who booked it without an account: a mailed code opens it, to be seen and paid, and the office does the rest. */
  guest: extra(z.object({ name: z.string(), email: z.string() })),
  /** It was only looked at: unpaid, and nothing was requested or agreed. Its owner may remove it where the backend can. */
  isUnfinished: extra(z.boolean()),
  /** As receipts and the next invoice name them. */
  payer: extra(payerSchema),
  /** Oldest first. Missing: the backend issues none. */
  invoices: extra(z.array(invoiceSchema)),
  /** Of how many travelers all details are known; missing: the backend takes none. */
  completeTravelers: extra(z.int()),
  /** The trek's highest point in meters above the sea. */
  maxAltitude: extra(z.number()),
  /** Oldest first, without those that came to nothing. */
  payments: extra(z.array(bookingPaymentSchema)),
});
/** A booking of the signed-in visitor as the backend sends it. */
export type BookingEntity = z.output<typeof bookingSchema>;

/** A booking as the client reads it: its status is one that this kit knows, or `unknown` with the backend's own word. */
export interface BookedTrek extends Omit<BookingEntity, 'status'> {
  status: BookingStatus | 'unknown';
  /** The status in the backend's own word. Left out: there is none. */
  statusText?: string | undefined;
}

/** The company that a visitor's contract is with, and the addresses of its terms. */
const operatorSchema = z.object({
  name: z.optional(z.string()),
  terms: z.optional(z.string()),
  privacy: z.optional(z.string()),
});
export type Operator = z.output<typeof operatorSchema>;

/** Checks how the backend takes payments. */
export const paymentConfigSchema = z.object({
  /** Stripe’s, with `pk_` before it. Any text where payments are simulated. */
  publishableKey: z.string(),
  /** For pages of others, which have no such pages by themselves. */
  operator: extra(operatorSchema),
});
/** How the backend takes payments, and with whom visitors book. */
export type PaymentConfig = z.output<typeof paymentConfigSchema>;

/** Checks the order of a card payment. */
export const paymentIntentSchema = z.object({
  /** The card form confirms the payment by it. */
  clientSecret: z.string(),
  /** With `mock_` before it the payment is simulated, and needs no card. */
  paymentIntentId: z.string(),
});
/** The order of a card payment, for the card form. */
export type PaymentIntent = z.output<typeof paymentIntentSchema>;

/** Checks how far a card payment is. */
export const paymentStatusSchema = z.object({
  /** `succeeded`, `failed` and `canceled` are final. Anything else is asked for again. */
  status: z.string(),
  /** The reason of a failure, for the visitor. */
  message: z.optional(z.string()),
});
/** How far a card payment is. */
export type PaymentStatus = z.output<typeof paymentStatusSchema>;
