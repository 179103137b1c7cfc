import { profileTexts } from '../account/profile/profile.texts.ts';
import { savedTreksTexts } from '../account/saved-treks/saved-treks.texts.ts';
import { sessionTexts } from '../account/session/session.texts.ts';
import { emailConfirmationTexts } from '../account/sign-in/email-confirmation.texts.ts';
import { googleCallbackTexts } from '../account/sign-in/google/google-callback.texts.ts';
import { mailedCodeTexts } from '../account/sign-in/mailed-code/mailed-code.texts.ts';
import { passwordTexts } from '../account/sign-in/password/password.texts.ts';
import { signInTexts } from '../account/sign-in/sign-in.texts.ts';
import { apiTexts } from '../api/api.texts.ts';
import { trekFactsTexts } from '../api/trek-facts.texts.ts';
import { compareTexts } from '../catalogue/compare/compare.texts.ts';
import { filterPanelTexts } from '../catalogue/listing/filters/filter-panel.texts.ts';
import { listingTexts } from '../catalogue/listing/listing.texts.ts';
import { countryTitleTexts } from '../catalogue/listing/listing-title.texts.ts';
import { placePageTexts } from '../catalogue/place-page/place-page.texts.ts';
import { routeTexts } from '../catalogue/route/route.texts.ts';
import { rowsTexts } from '../catalogue/rows/rows.texts.ts';
import { searchTexts } from '../catalogue/search/search.texts.ts';
import { suggestionsTexts } from '../catalogue/search/suggestions.texts.ts';
import { trekCardTexts } from '../catalogue/trek-card/trek-card.texts.ts';
import { trekPageTexts } from '../catalogue/trek-page/trek-page.texts.ts';
import { trekPageAnswersTexts } from '../catalogue/trek-page/trek-page-answers.texts.ts';
import { itineraryTexts } from '../catalogue/trek-page/trek-page-itinerary.texts.ts';
import { lateTexts } from '../core/lazy/late.texts.ts';
import { fieldTexts } from '../core/texts/field.texts.ts';
import { kitTexts } from '../core/texts/kit.texts.ts';
import { arrivalTexts } from '../kit/arrival/arrival.texts.ts';
import { carouselTexts } from '../kit/carousel/carousel.texts.ts';
import { calendarTexts } from '../kit/date-field/calendar.texts.ts';
import { secondCurrencyTexts } from '../kit/second-currency/second-currency.texts.ts';
import { bookingTexts } from '../sales/booking/booking.texts.ts';
import { bookingPanelTexts } from '../sales/booking/panel/booking-panel.texts.ts';
import { manageBookingTexts } from '../sales/manage-booking/manage-booking.texts.ts';
import { paymentTexts } from '../sales/payment/payment.texts.ts';
import { blogTexts } from '../site/blog/blog.texts.ts';
import { chatTexts } from '../site/chat/chat.texts.ts';
import { contactTexts } from '../site/contact/contact.texts.ts';
import { navigationTexts } from '../site/navigation/navigation.texts.ts';

/** Every text of the kit in English. */
export const en = {
  api: apiTexts.english,
  blog: blogTexts.english,
  booking: { ...bookingPanelTexts.english, ...bookingTexts.english },
  calendar: calendarTexts.english,
  carousel: carouselTexts.english,
  chat: chatTexts.english,
  compare: compareTexts.english,
  contact: contactTexts.english,
  emailConfirmation: emailConfirmationTexts.english,
  mailedCode: mailedCodeTexts.english,
  field: fieldTexts.english,
  googleCallback: googleCallbackTexts.english,
  arrival: arrivalTexts.english,
  itinerary: itineraryTexts.english,
  kit: kitTexts.english,
  late: lateTexts.english,
  listing: { ...listingTexts.english, ...countryTitleTexts.english, ...filterPanelTexts.english },
  manageBooking: manageBookingTexts.english,
  navigation: navigationTexts.english,
  password: passwordTexts.english,
  payment: paymentTexts.english,
  placePage: placePageTexts.english,
  profile: profileTexts.english,
  route: routeTexts.english,
  rows: rowsTexts.english,
  savedTreks: savedTreksTexts.english,
  search: searchTexts.english,
  secondCurrency: secondCurrencyTexts.english,
  session: sessionTexts.english,
  signIn: signInTexts.english,
  suggestions: suggestionsTexts.english,
  trekPageAnswers: trekPageAnswersTexts.english,
  trekCard: trekCardTexts.english,
  trekFacts: trekFactsTexts.english,
  trekPage: trekPageTexts.english,
} as const;
