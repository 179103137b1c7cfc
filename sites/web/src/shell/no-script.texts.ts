import { defineTexts } from '@trek/ui/internal/texts';

/** Texts for visitors without scripts. By themselves: no other browser needs them. */
export const noScriptTexts = /* @__PURE__ */ defineTexts('siteNoScript', {
  call: 'You can read everything without JavaScript. Booking, signing in and sending a message need it; without it, call',
  write: 'or write to',
  account: 'Your account needs JavaScript: bookings, saved treks and settings.',
  booking: 'The page of a booking needs JavaScript. The confirmation that we mailed you has its dates and amounts.',
  googleReturn: 'Signing in with Google needs JavaScript.',
  review: 'Writing a review needs JavaScript, too.',
  saved: 'Saved treks need JavaScript: this device stores them, and the server does not know them.',
  traveler: 'Filling in your details needs JavaScript, too.',
  allTreks: 'All treks',
  contact: 'Contact us',
});
