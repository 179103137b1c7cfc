import { learnEveryLinkEnding } from '@trek/ui/internal/sign-in/every-link-ending';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { ApiTypes } from './http/api-context.ts';
import { handleError, logErrors } from './http/error-handler.ts';
import { HttpError, NOT_FOUND } from './http/http-error.ts';
import { knownMethods } from './http/known-methods.ts';
import { Metrics, metricsRoutes } from './http/metrics.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendSharedBody } from './http/shared-body.ts';
import { bookingRoutes } from './routes/booking.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { contactRoutes } from './routes/contact.ts';
import { contractRoutes } from './routes/contract.ts';
import { emailRoutes } from './routes/email.ts';
import { googleRoutes } from './routes/google.ts';
import { guestRoutes } from './routes/guest.ts';
import { healthRoutes } from './routes/health.ts';
import { invitationRoutes } from './routes/invitation.ts';
import { officeRoutes } from './routes/office.ts';
import { officeAccessRoutes } from './routes/office-access.ts';
import { officePasskeyRoutes } from './routes/office-passkeys.ts';
import { ownTravelerRoutes } from './routes/own-traveler.ts';
import { passwordRoutes } from './routes/password.ts';
import { paymentRoutes } from './routes/payment.ts';
import { personalDataRoutes } from './routes/personal-data.ts';
import { profileRoutes } from './routes/profile.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { savedTrekRoutes } from './routes/saved-treks.ts';
import type { Services } from './routes/services.ts';
import { sessionRoutes } from './routes/session.ts';
import { uploadRoutes } from './routes/uploads.ts';

const MAXIMUM_BODY_BYTES = 100_000;
const PREFLIGHT_SECONDS = 86_400;
/** Maximum length of a request id that a proxy sets. */
const LONGEST_REQUEST_ID = 64;

/** Builds the HTTP app with every route. */
export function createApp(services: Services) {
  const { log, corsOrigins, metricsToken } = services.settings;
  const metrics = new Metrics(services.store, services.hasher);
  const mayCall = (origin: string) =>
    corsOrigins.includes(origin) || services.catalogue.partnerAt(origin) !== undefined;
  learnEveryLinkEnding();
  return new Hono<ApiTypes>()
    .onError(handleError)
    .notFound(() => {
      throw new HttpError(404, NOT_FOUND);
    })
    .use(sendSharedBody)
    .use(requestId({ limitLength: LONGEST_REQUEST_ID }))
    .use(metrics.measure)
    .use(logErrors(log))
    .use(securityHeaders(services.settings))
    .use(knownMethods)
    .use(
      cors({
        // Pages of partners have no business in the office. Their files may change while the server runs.
        origin: (origin, { req }) => (mayCall(origin) && !req.path.startsWith('/office/') ? origin : null),
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['Authorization', 'Content-Type'],
        exposeHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: PREFLIGHT_SECONDS,
      }),
    )
    .use(
      bodyLimit({
        maxSize: MAXIMUM_BODY_BYTES,
        onError: () => {
          throw new HttpError(413, 'The request is too large.');
        },
      }),
    )
    .route('/', catalogueRoutes(services))
    .route('/openapi.json', contractRoutes())
    .route('/auth', sessionRoutes(services))
    .route('/auth', passwordRoutes(services))
    .route('/auth', emailRoutes(services))
    .route('/auth', profileRoutes(services))
    .route('/auth', personalDataRoutes(services))
    .route('/auth', googleRoutes(services))
    .route('/guest', guestRoutes(services))
    .route('/invitation', invitationRoutes(services))
    .route('/traveler', ownTravelerRoutes(services))
    .route('/review', reviewRoutes(services))
    .route('/booking', bookingRoutes(services))
    .route('/payment', paymentRoutes(services))
    .route('/saved-treks', savedTrekRoutes(services))
    .route('/contact', contactRoutes(services))
    .route('/office/access', officeAccessRoutes(services))
    .route('/office/passkeys', officePasskeyRoutes(services))
    .route('/office', officeRoutes(services))
    .route('/health', healthRoutes(services))
    .route('/metrics', metricsRoutes(metrics, metricsToken))
    .route('/uploads', uploadRoutes(services));
}
