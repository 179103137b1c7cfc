import { profile } from '../account/profile/profile.texts.es.ts';
import { savedTreks } from '../account/saved-treks/saved-treks.texts.es.ts';
import { session } from '../account/session/session.texts.es.ts';
import { account, confirmEmail, googleCallback, password } from '../account/sign-in/sign-in.texts.es.ts';
import { api, trekFacts } from '../api/api.texts.es.ts';
import { compare } from '../catalogue/compare/compare.texts.es.ts';
import { place } from '../catalogue/place-page/place-view.texts.es.ts';
import { walk } from '../catalogue/route/walk.texts.es.ts';
import { catalogue } from '../catalogue/rows/catalogue.texts.es.ts';
import { search, suggestions } from '../catalogue/search/search.texts.es.ts';
import { itinerary } from '../catalogue/trek-page/itinerary.texts.es.ts';
import { trekAnswers } from '../catalogue/trek-page/trek-answers.texts.es.ts';
import { trekDetail } from '../catalogue/trek-page/trek-detail.texts.es.ts';
import { field, kit, late } from '../core/texts/core.texts.es.ts';
import { calendar, carousel } from '../kit/kit.texts.es.ts';
import { booking } from '../sales/booking/booking.texts.es.ts';
import { manageBooking } from '../sales/my-bookings/manage-booking.texts.es.ts';
import { payment } from '../sales/payment/payment.texts.es.ts';
import { blog } from '../site/blog/blog.texts.es.ts';
import { chat } from '../site/chat/chat.texts.es.ts';
import { contact } from '../site/contact/contact.texts.es.ts';
import { navigation } from '../site/navigation/navigation.texts.es.ts';
import type { WholeTrekMessages } from './messages.types.ts';

/** Every text of the kit in Spanish. */
export const es: WholeTrekMessages = {
  account,
  api,
  blog,
  booking,
  calendar,
  carousel,
  catalogue,
  chat,
  compare,
  confirmEmail,
  contact,
  field,
  googleCallback,
  itinerary,
  kit,
  late,
  manageBooking,
  navigation,
  password,
  payment,
  place,
  profile,
  savedTreks,
  search,
  session,
  suggestions,
  trekAnswers,
  trekDetail,
  trekFacts,
  walk,
};
