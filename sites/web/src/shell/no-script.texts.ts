import { defineTexts } from '@trek/ui/internal/texts';

/** Texts for visitors without scripts. By themselves: no other browser needs them. */
export const noScriptTexts = /* @__PURE__ */ defineTexts('siteNoScript', {
  call: 'You can read everything without JavaScript. Booking, signing in and sending a message need it; without it, call',
  write: 'or write to',
  traveler: 'Filling in your details needs JavaScript, too.',
});
