import { profileTexts } from '../account/profile/profile.texts.ts';
import { savedTreksTexts } from '../account/saved-treks/saved-treks.texts.ts';
import { sessionTexts } from '../account/session/session.texts.ts';
import { accountTexts } from '../account/sign-in/account.texts.ts';
import { confirmEmailTexts } from '../account/sign-in/confirm-email.texts.ts';
import { googleCallbackTexts } from '../account/sign-in/google/google-callback.texts.ts';
import { passwordTexts } from '../account/sign-in/password/password.texts.ts';
import { apiTexts } from '../api/api.texts.ts';
import { trekFactsTexts } from '../api/trek-facts.texts.ts';
import { compareTexts } from '../catalogue/compare/compare.texts.ts';
import { countryTitleTexts } from '../catalogue/listing/country-title.texts.ts';
import { filterPanelTexts } from '../catalogue/listing/filters/filter-panel.texts.ts';
import { listingTexts } from '../catalogue/listing/listing.texts.ts';
import { placeTexts } from '../catalogue/place-page/place-view.texts.ts';
import { walkTexts } from '../catalogue/route/walk.texts.ts';
import { showcaseTexts } from '../catalogue/rows/showcase.texts.ts';
import { searchTexts } from '../catalogue/search/search.texts.ts';
import { suggestionsTexts } from '../catalogue/search/suggestions.texts.ts';
import { treksTexts } from '../catalogue/trek-card/treks.texts.ts';
import { itineraryTexts } from '../catalogue/trek-page/itinerary.texts.ts';
import { trekAnswersTexts } from '../catalogue/trek-page/trek-answers.texts.ts';
import { trekDetailTexts } from '../catalogue/trek-page/trek-detail.texts.ts';
import { lateTexts } from '../core/lazy/late.texts.ts';
import { fieldTexts } from '../core/texts/field.texts.ts';
import { kitTexts } from '../core/texts/kit.texts.ts';
import { carouselTexts } from '../kit/carousel/carousel.texts.ts';
import { calendarTexts } from '../kit/date-field/calendar.texts.ts';
import { bookingTexts } from '../sales/booking/booking.texts.ts';
import { bookingPanelTexts } from '../sales/booking/panel/booking-panel.texts.ts';
import { manageBookingTexts } from '../sales/my-bookings/manage-booking.texts.ts';
import { paymentTexts } from '../sales/payment/payment.texts.ts';
import { blogTexts } from '../site/blog/blog.texts.ts';
import { chatTexts } from '../site/chat/chat.texts.ts';
import { contactTexts } from '../site/contact/contact.texts.ts';
import { navigationTexts } from '../site/navigation/navigation.texts.ts';

/** Every text of the kit in English. */
export const en = {
  account: accountTexts.english,
  api: apiTexts.english,
  blog: blogTexts.english,
  booking: { ...bookingPanelTexts.english, ...bookingTexts.english },
  calendar: calendarTexts.english,
  carousel: carouselTexts.english,
  catalogue: {
    ...treksTexts.english,
    ...showcaseTexts.english,
    ...listingTexts.english,
    ...countryTitleTexts.english,
    ...filterPanelTexts.english,
  },
  chat: chatTexts.english,
  compare: compareTexts.english,
  confirmEmail: confirmEmailTexts.english,
  contact: contactTexts.english,
  field: fieldTexts.english,
  googleCallback: googleCallbackTexts.english,
  itinerary: itineraryTexts.english,
  kit: kitTexts.english,
  late: lateTexts.english,
  manageBooking: manageBookingTexts.english,
  navigation: navigationTexts.english,
  password: passwordTexts.english,
  payment: paymentTexts.english,
  place: placeTexts.english,
  profile: profileTexts.english,
  savedTreks: savedTreksTexts.english,
  search: searchTexts.english,
  session: sessionTexts.english,
  suggestions: suggestionsTexts.english,
  trekAnswers: trekAnswersTexts.english,
  trekDetail: trekDetailTexts.english,
  trekFacts: trekFactsTexts.english,
  walk: walkTexts.english,
} as const;
