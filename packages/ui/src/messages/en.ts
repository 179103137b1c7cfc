import { accountMessages } from '../account/account.messages.ts';
import { confirmEmailMessages } from '../account/confirm-email.messages.ts';
import { googleCallbackMessages } from '../account/google-callback.messages.ts';
import { passwordMessages } from '../account/password.messages.ts';
import { apiMessages } from '../api/api.messages.ts';
import { blogMessages } from '../blog/blog.messages.ts';
import { bookingMessages } from '../booking/public-messages.ts';
import { catalogueMessages } from '../catalogue/public-messages.ts';
import { chatMessages } from '../chat/chat.messages.ts';
import { contactMessages } from '../contact/contact.messages.ts';
import { fieldMessages } from '../internal/field.messages.ts';
import { trekFactsMessages } from '../internal/trek-facts.messages.ts';
import { calendarMessages } from '../kit/calendar.messages.ts';
import { carouselMessages } from '../kit/carousel.messages.ts';
import { kitMessages } from '../kit/kit.messages.ts';
import { lateMessages } from '../late/late.messages.ts';
import { manageBookingMessages } from '../manage-booking/manage-booking.messages.ts';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import { paymentMessages } from '../payment/payment.messages.ts';
import { placeMessages } from '../place/place-view.messages.ts';
import { profileMessages } from '../profile/profile.messages.ts';
import { searchMessages } from '../search/search.messages.ts';
import { suggestionsMessages } from '../search/suggestions.messages.ts';
import { sessionMessages } from '../session/session.messages.ts';
import { trekDetailMessages } from '../trek/trek-detail.messages.ts';
import { walkMessages } from '../walk/walk.messages.ts';

/** Every text of the kit in English. */
export const en = {
  account: accountMessages,
  api: apiMessages,
  blog: blogMessages,
  booking: bookingMessages,
  calendar: calendarMessages,
  carousel: carouselMessages,
  catalogue: catalogueMessages,
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
