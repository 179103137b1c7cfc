import { profile } from '../account/profile/profile.texts.de.ts';
import { savedTreks } from '../account/saved-treks/saved-treks.texts.de.ts';
import { session } from '../account/session/session.texts.de.ts';
import { account, confirmEmail, googleCallback, password } from '../account/sign-in/sign-in.texts.de.ts';
import { api, trekFacts } from '../api/api.texts.de.ts';
import { compare } from '../catalogue/compare/compare.texts.de.ts';
import { place } from '../catalogue/place-page/place-view.texts.de.ts';
import { walk } from '../catalogue/route/walk.texts.de.ts';
import { catalogue } from '../catalogue/rows/catalogue.texts.de.ts';
import { search, suggestions } from '../catalogue/search/search.texts.de.ts';
import { itinerary } from '../catalogue/trek-page/itinerary.texts.de.ts';
import { trekAnswers } from '../catalogue/trek-page/trek-answers.texts.de.ts';
import { trekDetail } from '../catalogue/trek-page/trek-detail.texts.de.ts';
import { field, kit, late } from '../core/texts/core.texts.de.ts';
import { calendar, carousel } from '../kit/kit.texts.de.ts';
import { booking } from '../sales/booking/booking.texts.de.ts';
import { manageBooking } from '../sales/my-bookings/manage-booking.texts.de.ts';
import { payment } from '../sales/payment/payment.texts.de.ts';
import { blog } from '../site/blog/blog.texts.de.ts';
import { chat } from '../site/chat/chat.texts.de.ts';
import { contact } from '../site/contact/contact.texts.de.ts';
import { navigation } from '../site/navigation/navigation.texts.de.ts';
import type { WholeTrekMessages } from './messages.types.ts';

/** Every text of the kit in German. */
export const de: WholeTrekMessages = {
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
