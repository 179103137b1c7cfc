import { contactSchema } from '@trek/ui/internal/contact/rules';
import {
  abandonSchema,
  bookingChangeSchema,
  bookingRequestSchema,
  cancelSchema,
  changeRequestSchema,
  codeEntrySchema,
  guestCodeSchema,
  ownTravelerBodySchema,
  payerBodySchema,
  removalSchema,
  travelerBodySchema,
  travelerPlaceSchema,
  travelerTokenSchema,
} from '@trek/ui/internal/contract/requests';
import { paymentRequestSchema } from '@trek/ui/internal/payment/rules';
import { savedTreksChangeSchema } from '@trek/ui/internal/saved-treks/rules';
import {
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@trek/ui/internal/sign-in/password-rules';
import {
  emailChangeSchema,
  emailConfirmationSchema,
  profileSchema,
  registrationSchema,
  signInSchema,
} from '@trek/ui/internal/sign-in/rules';

/** The fields of every public call with a body, as the server's own schemas have them. */
export const CALL_BODIES = {
  '/auth/register': registrationSchema,
  '/auth/login': signInSchema,
  '/auth/change-password': passwordChangeSchema,
  '/auth/reset-password-request': resetRequestSchema,
  '/auth/reset-password': passwordResetSchema,
  '/auth/confirm-email': emailConfirmationSchema,
  '/auth/confirm-email-code': codeEntrySchema,
  '/auth/profile': profileSchema,
  '/auth/email-change': emailChangeSchema,
  '/auth/confirm-email-change': codeEntrySchema,
  '/guest/code': guestCodeSchema,
  '/guest/session': codeEntrySchema,
  '/booking/user-details': bookingRequestSchema('2000-01-01'),
  '/booking/cancel': cancelSchema,
  '/booking/change-quote': bookingChangeSchema('2000-01-01'),
  '/booking/change-request': changeRequestSchema('2000-01-01'),
  '/booking/remove': removalSchema,
  '/booking/payer': payerBodySchema,
  '/booking/invoice': payerBodySchema,
  '/booking/traveler': travelerBodySchema('2030-01-01'),
  '/booking/traveler-link': travelerPlaceSchema,
  '/booking/traveler-link/end': travelerPlaceSchema,
  '/traveler/open': travelerTokenSchema,
  '/traveler/save': ownTravelerBodySchema('2030-01-01'),
  '/payment/create-payment-intent': paymentRequestSchema,
  '/payment/leave': abandonSchema,
  '/saved-treks': savedTreksChangeSchema,
  '/contact': contactSchema,
} as const;
