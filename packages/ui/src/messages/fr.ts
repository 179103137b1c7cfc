import { profile } from '../account/profile/profile.texts.fr.ts';
import { savedTreks } from '../account/saved-treks/saved-treks.texts.fr.ts';
import { session } from '../account/session/session.texts.fr.ts';
import {
  emailConfirmation,
  googleCallback,
  mailedCode,
  password,
  signIn,
} from '../account/sign-in/sign-in.texts.fr.ts';
import { api, trekFacts } from '../api/api.texts.fr.ts';
import { compare } from '../catalogue/compare/compare.texts.fr.ts';
import { listing } from '../catalogue/listing/listing.texts.fr.ts';
import { placePage } from '../catalogue/place-page/place-page.texts.fr.ts';
import { route } from '../catalogue/route/route.texts.fr.ts';
import { rows } from '../catalogue/rows/rows.texts.fr.ts';
import { search, suggestions } from '../catalogue/search/search.texts.fr.ts';
import { trekCard } from '../catalogue/trek-card/trek-card.texts.fr.ts';
import { trekPage } from '../catalogue/trek-page/trek-page.texts.fr.ts';
import { trekPageAnswers } from '../catalogue/trek-page/trek-page-answers.texts.fr.ts';
import { itinerary } from '../catalogue/trek-page/trek-page-itinerary.texts.fr.ts';
import { field, kit, late } from '../core/texts/core.texts.fr.ts';
import { arrival } from '../kit/arrival/arrival.texts.fr.ts';
import { calendar, carousel, secondCurrency } from '../kit/kit.texts.fr.ts';
import { booking } from '../sales/booking/booking.texts.fr.ts';
import { manageBooking } from '../sales/manage-booking/manage-booking.texts.fr.ts';
import { payment } from '../sales/payment/payment.texts.fr.ts';
import { blog } from '../site/blog/blog.texts.fr.ts';
import { chat } from '../site/chat/chat.texts.fr.ts';
import { contact } from '../site/contact/contact.texts.fr.ts';
import { navigation } from '../site/navigation/navigation.texts.fr.ts';
import type { WholeTrekMessages } from './messages.types.ts';

/** Every text of the kit in French. */
export const fr: WholeTrekMessages = {
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
