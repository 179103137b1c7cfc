import type { RuleGroup } from './contract-rule.ts';

/** Timings, transitions and checks of the contract, in our own words. */
export const CONTRACT_BEHAVIOR: readonly RuleGroup[] = [
  {
    of: 'A4',
    title: 'Session, booking and payment: what happens when',
    rules: [
      { says: 'A session that is stored is fetched again at the start', story: 'workbench-session--fetching' },
      { says: 'An answer with the user signs in', story: 'workbench-session--signed-in' },
      { says: '401 and 403 sign out and clear what is stored', story: 'workbench-session--signed-out' },
      {
        says: 'Another failure takes the stored user, then the token’s; without either it is an error',
        story: 'workbench-session--failed',
      },
      { says: 'Google’s answer signs in and leads to the profile', story: 'workbench-google-callback--accepted' },
      {
        says: 'A wrong answer from Google clears what is stored and leads to the login',
        story: 'workbench-google-callback--rejected',
      },
      { says: 'The details are saved before the payment', story: 'workbench-booking--payment' },
      { says: 'Back returns from the payment to the details', story: 'workbench-booking--details-editing' },
      {
        says: 'The dialog closes after a success, and leads to the profile',
        value: '2,000 ms',
        story: 'workbench-booking--succeeded',
      },
      { says: 'A payment is prepared when its step appears', story: 'workbench-payment--creating-intent' },
      { says: '401 on preparing asks to log in again', story: 'workbench-payment--authentication-required' },
      {
        says: 'A payment without an outcome is checked again',
        value: 'every 2,000 ms, 5 times',
        story: 'workbench-payment--polling-waiting',
      },
      {
        says: 'After the fifth check the payment counts as under way',
        value: '5 checks',
        story: 'workbench-payment--still-processing',
      },
      {
        says: 'A simulated payment waits, then succeeds',
        value: '2,000 ms',
        story: 'workbench-payment--simulating-delaying',
      },
      {
        says: 'A changed password closes its dialog',
        value: '2,000 ms',
        story: 'workbench-password-change--open-succeeded',
      },
      {
        says: 'Badges: confirmed green, pending yellow, cancelled red, others blue',
        story: 'profile-bookinglist--every-status-color',
      },
    ],
  },
  {
    of: 'A9',
    title: 'Money and limits',
    rules: [
      {
        says: 'Three or four travelers pay less',
        value: '5 %',
        story: 'booking-bookingpanel--three-travelers-save-5-percent',
      },
      {
        says: 'Five to nine travelers pay less',
        value: '10 %',
        story: 'booking-bookingpanel--five-travelers-save-10-percent',
      },
      {
        says: 'Ten and more travelers pay less',
        value: '15 %',
        story: 'booking-bookingpanel--ten-travelers-save-15-percent',
      },
      {
        says: 'The smallest group',
        value: '1 traveler',
        story: 'booking-bookingpanel--the-counter-never-goes-below-one',
      },
      {
        says: 'Deposit, free cancellation and the balance’s due day',
        value: '20 %, 30 days',
        story: 'booking-bookingpanel--the-terms',
      },
    ],
  },
  {
    of: 'B4',
    title: 'Search, menu and list: what happens when',
    rules: [
      {
        says: 'The search is simple on a small screen at first',
        story: 'search-searchform--only-the-country-on-a-small-screen',
      },
      {
        says: 'Advanced Search shows everything, Simple Search goes back',
        story: 'search-searchform--simple-search-goes-back',
      },
      { says: 'A large screen always shows everything', story: 'search-searchform--on-a-large-screen-always-all-four' },
      {
        says: 'The first country is chosen once countries are there',
        story: 'catalogue-populartreks--the-first-country-is-selected',
      },
      {
        says: 'Another tab shows the treks of its country',
        story: 'catalogue-populartreks--another-tab-shows-another-country',
      },
      {
        says: 'Filters count once Search Treks is pressed',
        story: 'catalogue-listing--filters-apply-only-on-search-treks',
      },
      { says: 'Treks on a page of the list', value: '6', story: 'catalogue-listing--six-on-a-page' },
      {
        says: 'The menu opens while the pointer rests on it',
        value: '200 ms',
        story: 'workbench-mega-menu--workbench',
      },
    ],
  },
  {
    of: 'B9',
    title: 'Chat',
    rules: [
      { says: 'The button appears', value: 'after 1,800 ms', story: 'workbench-chat--launcher-bare' },
      { says: 'The hint appears', value: '1,200 ms later', story: 'workbench-chat--launcher-hint' },
      { says: 'The hint goes', value: '2,500 ms later', story: 'workbench-chat--launcher-settled' },
    ],
  },
];
