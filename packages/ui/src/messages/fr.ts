import { profile } from '../account/profile/profile.texts.fr.ts';
import { savedTreks } from '../account/saved-treks/saved-treks.texts.fr.ts';
import { session } from '../account/session/session.texts.fr.ts';
import { account, confirmEmail, googleCallback, password } from '../account/sign-in/sign-in.texts.fr.ts';
import { api, trekFacts } from '../api/api.texts.fr.ts';
import { compare } from '../catalogue/compare/compare.texts.fr.ts';
import { place } from '../catalogue/place-page/place-view.texts.fr.ts';
import { walk } from '../catalogue/route/walk.texts.fr.ts';
import { catalogue } from '../catalogue/rows/catalogue.texts.fr.ts';
import { search, suggestions } from '../catalogue/search/search.texts.fr.ts';
import { itinerary } from '../catalogue/trek-page/itinerary.texts.fr.ts';
import { trekAnswers } from '../catalogue/trek-page/trek-answers.texts.fr.ts';
import { trekDetail } from '../catalogue/trek-page/trek-detail.texts.fr.ts';
import { field, kit, late } from '../core/texts/core.texts.fr.ts';
import { calendar, carousel } from '../kit/kit.texts.fr.ts';
import { booking } from '../sales/booking/booking.texts.fr.ts';
import { manageBooking } from '../sales/my-bookings/manage-booking.texts.fr.ts';
import { payment } from '../sales/payment/payment.texts.fr.ts';
import { blog } from '../site/blog/blog.texts.fr.ts';
import { chat } from '../site/chat/chat.texts.fr.ts';
import { contact } from '../site/contact/contact.texts.fr.ts';
import { navigation } from '../site/navigation/navigation.texts.fr.ts';
import type { WholeTrekMessages } from './messages.types.ts';

/** Every text of the kit in French. */
export const fr: WholeTrekMessages = {
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
