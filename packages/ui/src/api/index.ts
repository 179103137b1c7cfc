export { ApiError, type ApiFailure, type ApiMessage, describeError, type ErrorDescription } from './api-error.ts';
export { type Announcement, BACKEND_CAPABILITIES, type BackendCapability } from './capabilities.ts';
export { type ApiClient, type ApiClientSettings, createApiClient } from './client.ts';
export {
  type BlogPostEntity,
  type BookedTrek,
  type BookingEntity,
  type BookingPaymentEntity,
  type BookingPolicyEntity,
  blogPostSchema,
  bookingSchema,
  bookingTermsSchema,
  type CountryEntity,
  countrySchema,
  type DepartureEntity,
  type InvoiceEntity,
  type ItineraryEntryEntity,
  type OpenDepartureEntity,
  type PaymentConfig,
  type PaymentIntent,
  type PaymentStatus,
  type PhotoEntity,
  paymentConfigSchema,
  paymentIntentSchema,
  paymentStatusSchema,
  type RegionEntity,
  regionSchema,
  type SavedTrekEntity,
  type SeasonEntity,
  type SignedInAnswer,
  type SignedInDevice,
  signedInDeviceSchema,
  signedInSchema,
  type TravelerEntity,
  type TrekDetailsEntity,
  type TrekEntity,
  travelerSchema,
  trekSchema,
  type User,
  userSchema,
} from './entities.ts';
export type { CachedResponse } from './http/etag-cache.ts';
export { API_TIMEOUT_MS } from './http/http.ts';
export { lateCall } from './http/late-call.ts';
export type { ImageSource } from './image-path.ts';
export type { BlogPost, RelatedLink } from './normalize-post.ts';
export type { Photo, PhotoSizes } from './photo.ts';
export { type Place, type PlaceSummary, summarizePlace } from './place.ts';
export type { Remote } from './remote.ts';
export type {
  BookingDetails,
  ContactMessage,
  Credentials,
  DetailsToSave,
  PaymentRequest,
  Registration,
  SavedTreksChange,
} from './requests.ts';
export { type SearchIndex, searchIndexSchema } from './search-index.ts';
export { placeSlug, titleSlug } from './slug.ts';
export type { BookingStatus, PaymentStatusName } from './statuses.ts';
export type {
  Coordinates,
  ItineraryDay,
  Leg,
  RoutePoint,
  Trek,
  TrekSummary,
} from './trek.ts';
export { findTrekAddress, readTrek, readTrekAddress, type TrekAddress } from './trek-subject.ts';
