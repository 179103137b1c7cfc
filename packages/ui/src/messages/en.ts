import { profileMessages } from '../account/profile/profile.messages.ts';
import { sessionMessages } from '../account/session/session.messages.ts';
import { accountMessages } from '../account/sign-in/account.messages.ts';
import { confirmEmailMessages } from '../account/sign-in/confirm-email.messages.ts';
import { googleCallbackMessages } from '../account/sign-in/google-callback.messages.ts';
import { passwordMessages } from '../account/sign-in/password.messages.ts';
import { apiMessages } from '../api/api.messages.ts';
import { trekFactsMessages } from '../api/trek-facts.messages.ts';
import { listingMessages } from '../catalogue/listing/listing.messages.ts';
import { placeMessages } from '../catalogue/place-page/place-view.messages.ts';
import { walkMessages } from '../catalogue/route/walk.messages.ts';
import { showcaseMessages } from '../catalogue/rows/showcase.messages.ts';
import { searchMessages } from '../catalogue/search/search.messages.ts';
import { suggestionsMessages } from '../catalogue/search/suggestions.messages.ts';
import { treksMessages } from '../catalogue/trek-card/treks.messages.ts';
import { trekDetailMessages } from '../catalogue/trek-page/trek-detail.messages.ts';
import { fieldMessages } from '../core/internal/field.messages.ts';
import { kitMessages } from '../core/internal/kit.messages.ts';
import { lateMessages } from '../core/lazy/late.messages.ts';
import { calendarMessages } from '../kit/calendar.messages.ts';
import { carouselMessages } from '../kit/carousel.messages.ts';
import { bookingMessages } from '../sales/booking/public-messages.ts';
import { manageBookingMessages } from '../sales/my-bookings/manage-booking.messages.ts';
import { paymentMessages } from '../sales/payment/payment.messages.ts';
import { blogMessages } from '../site/blog/blog.messages.ts';
import { chatMessages } from '../site/chat/chat.messages.ts';
import { contactMessages } from '../site/contact/contact.messages.ts';
import { navigationMessages } from '../site/navigation/navigation.messages.ts';

/** Every text of the kit in English. */
export const en = {
  account: accountMessages,
  api: apiMessages,
  blog: blogMessages,
  booking: bookingMessages,
  calendar: calendarMessages,
  carousel: carouselMessages,
  catalogue: { ...treksMessages, ...showcaseMessages, ...listingMessages },
  chat: chatMessages,
  confirmEmail: confirmEmailMessages,
  contact: contactMessages,
  field: fieldMessages,
  googleCallback: googleCallbackMessages,
  kit: kitMessages,
  late: lateMessages,
  manageBooking: manageBookingMessages,
  navigation: navigationMessages,
  password: passwordMessages,
  payment: paymentMessages,
  place: placeMessages,
  profile: profileMessages,
  search: searchMessages,
  session: sessionMessages,
  suggestions: suggestionsMessages,
  trekDetail: trekDetailMessages,
  trekFacts: trekFactsMessages,
  walk: walkMessages,
} as const;
