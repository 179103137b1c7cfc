import { profile } from '../account/profile/profile.texts.es.ts';
import { savedTreks } from '../account/saved-treks/saved-treks.texts.es.ts';
import { session } from '../account/session/session.texts.es.ts';
import {
  emailConfirmation,
  googleCallback,
  mailedCode,
  password,
  signIn,
} from '../account/sign-in/sign-in.texts.es.ts';
import { api, trekFacts } from '../api/api.texts.es.ts';
import { compare } from '../catalogue/compare/compare.texts.es.ts';
import { listing } from '../catalogue/listing/listing.texts.es.ts';
import { placePage } from '../catalogue/place-page/place-page.texts.es.ts';
import { route } from '../catalogue/route/route.texts.es.ts';
import { rows } from '../catalogue/rows/rows.texts.es.ts';
import { search, suggestions } from '../catalogue/search/search.texts.es.ts';
import { trekCard } from '../catalogue/trek-card/trek-card.texts.es.ts';
import { trekPage } from '../catalogue/trek-page/trek-page.texts.es.ts';
import { trekPageAnswers } from '../catalogue/trek-page/trek-page-answers.texts.es.ts';
import { itinerary } from '../catalogue/trek-page/trek-page-itinerary.texts.es.ts';
import { field, kit, late } from '../core/texts/core.texts.es.ts';
import { arrival } from '../kit/arrival/arrival.texts.es.ts';
import { calendar, carousel, secondCurrency } from '../kit/kit.texts.es.ts';
import { booking } from '../sales/booking/booking.texts.es.ts';
import { manageBooking } from '../sales/manage-booking/manage-booking.texts.es.ts';
import { payment } from '../sales/payment/payment.texts.es.ts';
import { blog } from '../site/blog/blog.texts.es.ts';
import { chat } from '../site/chat/chat.texts.es.ts';
import { contact } from '../site/contact/contact.texts.es.ts';
import { navigation } from '../site/navigation/navigation.texts.es.ts';
import type { WholeTrekMessages } from './messages.types.ts';

/** Every text of the kit in Spanish. */
export const es: WholeTrekMessages = {
  api,
  blog,
  booking,
  calendar,
  carousel,
  chat,
  compare,
  contact,
  emailConfirmation,
  mailedCode,
  field,
  googleCallback,
  arrival,
  itinerary,
  kit,
  late,
  listing,
  manageBooking,
  navigation,
  password,
  payment,
  placePage,
  profile,
  route,
  rows,
  savedTreks,
  search,
  secondCurrency,
  session,
  signIn,
  suggestions,
  trekPageAnswers,
  trekCard,
  trekFacts,
  trekPage,
};
