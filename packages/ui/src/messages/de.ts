import { profile } from '../account/profile/profile.texts.de.ts';
import { savedTreks } from '../account/saved-treks/saved-treks.texts.de.ts';
import { session } from '../account/session/session.texts.de.ts';
import {
  emailConfirmation,
  googleCallback,
  mailedCode,
  password,
  signIn,
} from '../account/sign-in/sign-in.texts.de.ts';
import { api, trekFacts } from '../api/api.texts.de.ts';
import { compare } from '../catalogue/compare/compare.texts.de.ts';
import { listing } from '../catalogue/listing/listing.texts.de.ts';
import { placePage } from '../catalogue/place-page/place-page.texts.de.ts';
import { route } from '../catalogue/route/route.texts.de.ts';
import { rows } from '../catalogue/rows/rows.texts.de.ts';
import { search, suggestions } from '../catalogue/search/search.texts.de.ts';
import { trekCard } from '../catalogue/trek-card/trek-card.texts.de.ts';
import { trekPage } from '../catalogue/trek-page/trek-page.texts.de.ts';
import { trekPageAnswers } from '../catalogue/trek-page/trek-page-answers.texts.de.ts';
import { itinerary } from '../catalogue/trek-page/trek-page-itinerary.texts.de.ts';
import { field, kit, late } from '../core/texts/core.texts.de.ts';
import { arrival } from '../kit/arrival/arrival.texts.de.ts';
import { calendar, carousel, secondCurrency } from '../kit/kit.texts.de.ts';
import { booking } from '../sales/booking/booking.texts.de.ts';
import { manageBooking } from '../sales/manage-booking/manage-booking.texts.de.ts';
import { payment } from '../sales/payment/payment.texts.de.ts';
import { blog } from '../site/blog/blog.texts.de.ts';
import { chat } from '../site/chat/chat.texts.de.ts';
import { contact } from '../site/contact/contact.texts.de.ts';
import { navigation } from '../site/navigation/navigation.texts.de.ts';
import type { WholeTrekMessages } from './messages.types.ts';

/** Every text of the kit in German. */
export const de: WholeTrekMessages = {
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
