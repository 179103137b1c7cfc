import { defineTexts } from '@trek/ui/internal/texts';
import { SITE_NAME } from '../content/site-name.ts';

/** The texts of the site's pages, except those of text alone: each has a title and a sentence for search engines. */
export const pageTexts = defineTexts('sitePages', {
  home: {
    title: `${SITE_NAME} · Treks in Nepal, Bhutan, Tibet and India`,
    description:
      'Walk the Himalaya with guides who grew up there: treks and tours in Nepal, Bhutan, Tibet and India, with day-by-day itineraries and clear prices.',
  },
  treks: {
    title: 'All Treks & Tours',
    description:
      'Every trek and tour we lead in Nepal, Bhutan, Tibet and India: filter by country, days, price and more.',
    order: 'Recommended: in season now, popular first, and from different regions.',
  },
  trek: { loading: 'Loading trek...' },
  blog: {
    lead: 'Notes from people who walk these trails, for those who are about to.',
    all: 'All posts',
    feed: 'Follow new posts by RSS',
    readyTitle: 'Ready to go?',
    readyText: 'Choose a trail, and the month when it is at its best.',
    exploreTreks: 'Explore Treks',
  },
  booking: {
    title: 'Your booking',
    description: 'Your booking, its payments and next steps.',
    registration: (number: string) => `Company registration ${number}`,
    passport: (months: number) => `A passport that is valid for at least ${months} months beyond the end of your trek`,
    visaNepal: 'A visa for Nepal, which most visitors get on arrival:',
    visaNepalLink: 'fees and what to bring',
    visaBhutan: 'A visa for Bhutan: send us a scan of your passport, and we’ll apply for it',
    visaTibet: 'A Chinese visa and a Tibet travel permit: send us a scan of your passport, and we’ll apply for both',
    visaIndia: 'A visa for India: apply online before you travel',
    insurance: 'Proof of',
    insuranceLink: 'travel insurance',
    insuranceCover: ' that covers helicopter rescue',
    photos: 'Two passport photos for each permit',
  },
  traveler: {
    title: 'Your travel details',
    description: 'Fill in your own details for the permits of your trek.',
  },
  compare: {
    title: 'Compare treks',
    titleOf: (names: string) => `Compare ${names}`,
    description: 'Price, days, altitude and season of up to three treks, side by side.',
    loading: 'Loading treks...',
  },
  contact: {
    title: 'Contact us',
    description: 'Write to our office in Thamel, Kathmandu, call us, or come by: we plan every trek with you.',
    lead: 'Ask us anything about the mountains. The people who answer walk these trails themselves.',
  },
  invitation: {
    title: 'Your invitation to the office',
    description: 'Accept an invitation to work in our office, with the link we mailed you.',
    opening: 'Opening your invitation...',
    text: (name: string, role: string) => `Namaste ${name}, you are invited to work in our office as ${role}.`,
    roles: {
      operator: 'an owner',
      office: 'a member of the office',
      accountant: 'an accountant',
      guide: 'a guide',
    },
    hasAccount:
      'There is an account with your address. It will open the office: its password and its sign-in with Google end, and it is signed out everywhere. Its bookings stay.',
    otherAccount: (own: string, invited: string) =>
      `You are signed in as ${own}, but ${invited} is invited. If you accept, you are signed out here.`,
    next: 'You set a new password now, and an authenticator app on your phone when you enter the office.',
    accept: 'Accept and set a password',
    endedTitle: 'This invitation has ended',
    ended: 'It was accepted or withdrawn, or has expired. If you accepted it, sign in; otherwise ask for another one.',
    colleagueTitle: 'You work in the office already',
    colleague: 'Your account and its password stay as they are.',
    office: 'Go to the office',
    failed: 'That did not work just now. Please try again.',
    again: 'Try again',
  },
  office: {
    title: 'Sign in to the office',
    description: 'These pages are for our staff. Sign in with your own account.',
    failed: 'The office can’t be reached right now.',
    signedInAs: 'You are signed in as',
    otherAccount: 'Sign in with another account',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'There is no path here. The way home is marked.',
    home: 'Back to home',
    search: 'Search treks',
    find: 'Search',
    treks: 'Treks that many walk',
    allTreks: 'All treks',
  },
  profile: { title: 'My Account', description: 'Your account and your bookings.' },
  saved: { title: 'Saved treks', description: 'The treks that you have saved.' },
  login: {
    title: 'Sign in',
    description: 'Sign in to book a trek and see your bookings.',
    guestBooking: 'Booked without an account? Find your booking',
  },
  signup: { title: 'Create your account', description: 'Create an account to book treks in the Himalaya.' },
  forgotPassword: { title: 'Forgot your password?', description: 'Request a link to set a new password.' },
  resetPassword: { title: 'Set a new password', description: 'Set a new password with the link we mailed you.' },
  confirmEmail: {
    title: 'Confirm your email address',
    description: 'Confirm your email address with the link we mailed you.',
  },
  stopMails: {
    title: 'Stop the emails about new departures?',
    description: 'Stop the emails about new departures of your saved treks.',
    text: 'You asked for them on your list of saved treks. Press the button, and no more will come, whichever treks they were about.',
    action: 'Stop the emails',
    doneTitle: 'The emails have stopped',
    doneText: 'Your treks stay saved. You can ask for the emails again on your list.',
    showSaved: 'Saved treks',
    invalid:
      'This link is not complete, or too old. Please open it again from the email, or end the emails on your list.',
    failed: 'We couldn’t stop the emails just now. Please try again.',
  },
  googleReturn: { title: 'Signing in', description: 'Completing your sign-in with Google.' },
});
