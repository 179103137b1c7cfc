import type { RuleGroup } from './contract-rule.ts';

/** Timings, transitions, checks and limits of the contract, in our own words. */
export const CONTRACT_BEHAVIOR: readonly RuleGroup[] = [
  {
    of: 'A2',
    title: 'Pages of an account: what happens when',
    rules: [
      {
        says: 'Every new page begins at its top',
        test: 'e2e/home.e2e.ts',
        title: 'a reload and Back restore the scroll position, and a new page opens at its top',
      },
      {
        says: 'Any other address is a page not found, with a way home',
        test: 'e2e/failures.e2e.ts',
        title: 'an unknown address returns 404, links home and hydrates',
      },
      {
        says: 'The address of a trek becomes that of its title',
        test: 'e2e/pages.e2e.ts',
        title: 'a trek under its id or an odd spelling redirects to its canonical address',
      },
      {
        says: 'A trek that is not in the list is found by its id',
        test: 'sites/web/test/trek-addresses.test.ts',
        title: 'a trek missing from the list appears at the slug of its title, and its entry keeps the id',
      },
      {
        says: 'Fields are locked while a sign-in is under way',
        story: 'session-signin--fields-are-disabled-while-loading',
      },
      {
        says: 'A sign-in leads back to the page it began on',
        story: 'session-signin--returns-to-the-previous-page-once',
      },
      {
        says: 'Signed-in visitors are led away from the sign-in',
        story: 'session-signin--signed-in-visitors-go-to-the-profile',
      },
      { says: 'A registration leads to the sign-in', story: 'session-signup--success-goes-to-login' },
      {
        says: 'Signed-in visitors without a token in the link are led to the profile',
        story: 'session-passwordreset--signed-in-without-a-token-goes-to-the-profile',
      },
      {
        says: 'A changed password closes its dialog by itself',
        value: '2,000 ms',
        story: 'workbench-password-change--open-succeeded',
      },
      { says: 'The days of an itinerary are in order, each to be opened', story: 'catalogue-trekpage--itinerary' },
      { says: 'Pictures turn by arrows and dots', story: 'catalogue-trekpage--pictures-turn-by-arrows-and-dots' },
      {
        says: 'Without a login the dialog leads to the sign-in, and back',
        story: 'booking-booking-details--login-required',
      },
    ],
  },
  {
    of: 'A4',
    title: 'Session, booking and payment: what happens when',
    rules: [
      { says: 'A session that is stored is fetched again at the start', story: 'workbench-session--fetching' },
      { says: 'An answer with the user signs in', story: 'workbench-session--signed-in' },
      {
        says: 'Without a token of three parts there is no session',
        story: 'session-sessionscreen--no-token-is-signed-out',
      },
      { says: 'An expired token is cleared with its user', story: 'workbench-session--expired' },
      { says: 'A token that names no expiry counts as expired', story: 'workbench-session--without-expiry' },
      { says: '401 signs out and clears what is stored', story: 'session-sessionscreen--a-401-clears-the-session' },
      { says: '403 signs out and clears what is stored', story: 'workbench-session--refused-with-403' },
      {
        says: 'Another failure takes the stored user',
        story: 'session-sessionscreen--any-other-failure-falls-back-to-the-cached-user',
      },
      {
        says: 'Without a stored user it takes the token’s claims',
        story: 'session-sessionscreen--then-falls-back-to-the-tokens-claims',
      },
      { says: 'Without either it is an error, which can be tried again', story: 'workbench-session--failed' },
      {
        says: 'A malformed token signs in for this page, and is not stored',
        test: 'packages/ui/src/account/session/session.machine.test.ts',
        title: 'A7: a malformed token signs in for this page alone, and no older token stays to be sent instead',
      },
      {
        says: 'A sign-in stores token and user under the names token and userData',
        test: 'packages/ui/src/account/session/stored-session.test.ts',
        title: 'is under the names token and userData',
      },
      { says: 'A logout clears both', story: 'session-accountmenu--logout-ends-the-session' },
      { says: 'Google’s answer signs in and leads to the profile', story: 'workbench-google-callback--accepted' },
      {
        says: 'A wrong answer from Google clears what is stored and leads to the login',
        story: 'workbench-google-callback--rejected',
      },
      {
        says: 'A page that needs a sign-in leads to it, and back',
        story: 'session-requiresession--others-go-to-login',
      },
      { says: 'The details are saved before the payment', story: 'workbench-booking--payment' },
      { says: 'Back returns from the payment to the details', story: 'workbench-booking--back-from-the-payment' },
      {
        says: 'The dialog closes after a success, and leads to the profile',
        value: '2,000 ms',
        story: 'workbench-booking--succeeded',
      },
      { says: 'View Booking leads there at once', story: 'booking-booking-payment--view-booking-goes-there-at-once' },
      { says: 'The deposit is proposed', value: '20 %', story: 'booking-booking-payment--the-deposit-is-proposed' },
      { says: 'The full payment', value: '100 %', story: 'booking-booking-payment--full-payment' },
      {
        says: 'An amount of one’s own by slider or field',
        value: '20 to 100 %',
        story: 'booking-booking-payment--a-custom-amount-chosen-by-the-slider',
      },
      { says: 'A payment is prepared when its step appears', story: 'workbench-payment--creating-intent' },
      { says: '401 on preparing asks to log in again', story: 'workbench-payment--authentication-required' },
      {
        says: 'A payment without an outcome is checked again',
        value: 'every 2,000 ms, 5 times',
        story: 'workbench-payment--polling-waiting',
      },
      { says: 'A check that finds success ends the payment', story: 'payment-payment--polling-finds-success' },
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
        says: 'Badges: confirmed green, pending yellow, cancelled red, others blue',
        story: 'profile-bookinglist--every-status-color',
      },
    ],
  },
  {
    of: 'A5',
    title: 'Forms: what is checked',
    rules: [
      { says: 'First name', value: 'at least 2 characters', story: 'booking-booking-details--first-name-is-too-short' },
      { says: 'Last name', value: 'at least 2 characters', story: 'booking-booking-details--last-name-is-too-short' },
      { says: 'E-mail address is one', story: 'booking-booking-details--email-is-not-valid' },
      { says: 'Phone', value: 'at least 5 characters', story: 'booking-booking-details--phone-is-not-valid' },
      { says: 'Country', value: 'at least 2 characters', story: 'booking-booking-details--country-is-missing' },
      { says: 'Start date is there', story: 'booking-booking-details--start-date-is-missing' },
      {
        says: 'Start date is not in the past',
        value: 'today at the earliest',
        story: 'booking-booking-details--start-date-is-in-the-past',
      },
      {
        says: 'Values are trimmed',
        test: 'packages/ui/src/sales/booking/booking.rules.test.ts',
        title: 'give no message when they are valid, and their values are trimmed',
      },
      {
        says: 'The account fills in name, address and phone',
        story: 'booking-booking-details--filled-from-the-account',
      },
      {
        says: 'The first word of a name is the first name',
        test: 'packages/ui/src/sales/booking/booking.rules.test.ts',
        title: '%j is first name %j, last name %j',
      },
      {
        says: 'An amount out of its limits is ignored',
        value: '20 to 100 % of the total',
        story: 'booking-booking-payment--an-amount-below-twenty-percent-is-ignored',
      },
      { says: 'Full name of a new account is there', story: 'session-signup--full-name-is-required' },
      { says: 'Phone of a new account is there', story: 'session-signup--phone-is-required' },
      {
        says: 'Password of a new account',
        value: 'at least 8 characters',
        story: 'session-signup--password-must-be-at-least-eight-characters',
      },
      { says: 'Both passwords of a new account are equal', story: 'session-signup--passwords-must-be-equal' },
      { says: 'The terms are agreed to', story: 'session-signup--terms-must-be-agreed-to' },
      { says: 'A sign-in needs address and password', story: 'session-signin--email-and-password-are-required' },
      { says: 'A forgotten password needs an address', story: 'session-forgotpassword--email-is-required' },
      {
        says: 'The link of a reset has a token of three parts',
        story: 'session-passwordreset--a-link-with-half-a-token-too',
      },
      { says: 'The token of a reset names its user', story: 'session-passwordreset--a-token-without-a-user-too' },
      {
        says: 'A new password',
        value: 'at least 8 characters',
        story: 'session-passwordreset--it-must-be-long-enough',
      },
      {
        says: 'A new password has a lowercase letter, an uppercase one, a digit and one of @$!%*?&, and no other special one',
        test: 'packages/ui/src/account/sign-in/password/password.rules.test.ts',
        title: '%j reports %s',
      },
      { says: 'A new password is repeated', story: 'session-passwordreset--both-must-match' },
      { says: 'A change needs the current password', story: 'profile-passwordchange--current-password-is-required' },
      {
        says: 'A changed password',
        value: 'at least 8 characters',
        story: 'profile-passwordchange--new-password-must-be-long-enough',
      },
      {
        says: 'A changed password has a lowercase letter, an uppercase one and a digit',
        story: 'profile-passwordchange--new-password-must-be-mixed',
      },
      { says: 'A changed password is repeated', story: 'profile-passwordchange--confirmation-must-match' },
      { says: 'All four fields of a message are there', story: 'contact-contactform--all-fields-are-required' },
      { says: 'Google’s user has id, address and name', story: 'workbench-google-callback--half-a-user' },
      {
        says: 'A token has three parts, none of them empty',
        test: 'packages/ui/src/account/session/token.rules.test.ts',
        title: 'rejects %j',
      },
      {
        says: 'A token’s expiry is compared in seconds',
        test: 'packages/ui/src/account/session/token.rules.test.ts',
        title: 'A2: exp %j is expired: %s',
      },
    ],
  },
  {
    of: 'A6',
    title: 'Who may do what',
    rules: [
      {
        says: 'Only the profile needs a sign-in',
        test: 'e2e/accounts.e2e.ts',
        title: 'the profile page requires sign-in and opens after it',
      },
      {
        says: 'A booking needs a sign-in',
        value: 'the notice stays 5,000 ms',
        story: 'booking-booking-details--login-required',
      },
      {
        says: 'An account of Google has no password to change',
        story: 'profile-profiletabs--a-google-account-has-no-settings',
      },
      {
        says: 'A call carries the token, if there is one',
        test: 'packages/ui/src/api/http/http.test.ts',
        title: 'carries the bearer when there is a usable token, and none otherwise',
      },
    ],
  },
  {
    of: 'A7',
    title: 'Calls: what they need',
    rules: [
      {
        says: 'A call ends without an answer',
        value: 'after 30,000 ms',
        test: 'packages/ui/src/api/http/http.test.ts',
        title: 'in time reports a timeout',
      },
      {
        says: 'Without a key of the backend the test key is used',
        story: 'payment-payment--without-a-publishable-key-the-test-key-is-used',
      },
      {
        says: 'One booking alone is a list of one',
        test: 'packages/ui/src/api/http/http.test.ts',
        title: '(nulls in a list, one booking alone) is read as far as it goes',
      },
      {
        says: 'A registration stores its token and user',
        test: 'packages/ui/src/account/session/stored-session.test.ts',
        title: 'A11: is the one that a registration wrote',
      },
    ],
  },
  {
    of: 'A8',
    title: 'Failures and their texts',
    rules: [
      { says: 'A reset link that has expired has its own text', story: 'session-passwordreset--the-link-has-expired' },
      {
        says: 'A reset token that is not valid has its own text',
        story: 'session-passwordreset--the-link-was-used-before',
      },
      { says: 'The server’s own reason comes first', story: 'payment-payment--the-servers-own-reason' },
      {
        says: 'A failure without a status counts as one of the server',
        value: '500',
        test: 'packages/ui/src/api/api-error.test.ts',
        title: 'has status 500 unless it has its own',
      },
      {
        says: 'Storage that refuses is logged, and nothing throws',
        test: 'packages/ui/src/account/session/stored-session.test.ts',
        title: '%s is logged once; nothing throws',
      },
    ],
  },
  {
    of: 'A9',
    title: 'Money and limits',
    rules: [
      { says: 'One and two travelers pay the price', value: '0 %', story: 'booking-bookingpanel--one-traveler' },
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
      {
        says: 'What is charged',
        value: 'whole dollars',
        story: 'booking-booking-payment--charges-are-rounded-to-whole-dollars',
      },
      {
        says: 'The slider of an amount',
        value: '20 to 100 %, step 1',
        story: 'booking-booking-payment--a-custom-amount-changed-by-keys',
      },
      {
        says: 'An informing notice stays',
        value: '5,000 ms',
        test: 'sites/web/test/toast-time.test.ts',
        title: 'an informing toast shows for five seconds',
      },
      {
        says: 'The notice of a page that needs a sign-in stays',
        value: '3,000 ms',
        story: 'session-requiresession--others-go-to-login',
      },
      {
        says: 'The reset link says how long it lasts',
        value: '1 hour',
        story: 'session-forgotpassword--check-your-email',
      },
      { says: 'The test card is shown beside the card', story: 'payment-payment--the-card-fields' },
    ],
  },
  {
    of: 'B2',
    title: 'Pages for everybody: what happens when',
    rules: [
      {
        says: 'An anchor scrolls to its place, and moves the focus there',
        test: 'e2e/anchors.e2e.ts',
        title: 'links, addresses and the menu scroll to an anchor and move the focus to it',
      },
      {
        says: 'The sky of the home page scrolls slower',
        test: 'e2e/home.e2e.ts',
        title: 'the hero’s sky scrolls with parallax unless reduced motion is set',
      },
      {
        says: 'The sections of the home page are in order',
        test: 'sites/web/test/home-page.test.ts',
        title: 'has its sections in order',
      },
      {
        says: 'The menu of Nepal',
        value: 'at most 10 regions',
        test: 'packages/ui/src/site/navigation/menu-content.rules.test.ts',
        title: 'has ten regions at most, of that country alone and in their order',
      },
      {
        says: 'The menu of a country',
        value: 'at most 10 treks',
        test: 'packages/ui/src/site/navigation/menu-content.rules.test.ts',
        title: 'has the first ten treks of the country',
      },
      {
        says: 'The menu closes with a new page',
        story: 'navigation-megamenu--a-button-keeps-it-open-and-a-new-path-closes-it',
      },
      {
        says: 'The panel of a phone closes with a new page',
        test: 'e2e/header.e2e.ts',
        title: 'the drawer traps the focus, closes on navigation and releases the page when the screen is rotated',
      },
      {
        says: 'Signed in, the header has the first letter and the first name',
        story: 'session-accountmenu--signed-in-shows-the-first-letter-and-the-first-name',
      },
      {
        says: 'A spinner turns while the session loads',
        story: 'session-accountmenu--a-spinner-while-the-session-loads',
      },
      { says: 'A picture that fails is replaced', story: 'catalogue-trekcard--a-broken-picture-falls-back' },
      {
        says: 'Search Treks applies the filters and closes the drawer',
        story: 'catalogue-listing-on-a-phone--applying-filters-replaces-the-drawers-history-entry',
      },
      { says: 'Reset Filters applies at once', story: 'catalogue-listing--reset-filters-applies-at-once' },
      { says: 'The address sets every filter', story: 'catalogue-listing--the-address-sets-every-filter' },
      {
        says: 'Only published posts are shown',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'keep published posts only',
      },
      { says: 'Links to share open in new tabs', story: 'blog-post--share-links-open-in-new-tabs' },
      {
        says: 'A post that is not there leads to the list',
        test: 'e2e/blog.e2e.ts',
        title: 'a post that is not there leads to the list, and says why',
      },
      {
        says: 'Reviews have a tab for each site',
        test: 'e2e/reviews.e2e.ts',
        title: 'reviews of each site load on request by mouse or keyboard, and receive the focus',
      },
      {
        says: 'The chosen theme stays',
        test: 'e2e/theme.e2e.ts',
        title: 'a chosen theme persists, and other tabs of the site follow it',
      },
      {
        says: 'The chat opens with two people on WhatsApp, and closes by its button',
        story: 'workbench-chat--panel-open',
      },
    ],
  },
  {
    of: 'B3',
    title: 'What a missing fact becomes',
    rules: [
      {
        says: 'Every default of a trek',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'has every default of the contract if the backend leaves it empty',
      },
      {
        says: 'A number of days is shown with its word',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'with duration %j takes %i days and shows %j',
      },
      {
        says: 'Entries that are none are dropped, with a warning',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'drop invalid entries, with one warning',
      },
      {
        says: 'An answer that is no list is an empty one',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'are empty instead of %j',
      },
      {
        says: 'An address of the web stays',
        test: 'packages/ui/src/api/image-path.test.ts',
        title: 'an absolute address stays: %s',
      },
      {
        says: 'A path that begins with /app/ loses it',
        test: 'packages/ui/src/api/image-path.test.ts',
        title: 'a leading /app/ is dropped: %s',
      },
      {
        says: 'A path below /uploads/ is the backend’s',
        test: 'packages/ui/src/api/image-path.test.ts',
        title: 'a path below /uploads/ is joined to the host: %s',
      },
      {
        says: 'Any other path is below its /uploads/',
        test: 'packages/ui/src/api/image-path.test.ts',
        title: 'every other path is placed below /uploads/: %s',
      },
      {
        says: 'An empty path is the placeholder',
        test: 'packages/ui/src/api/image-path.test.ts',
        title: 'an empty path (%j) gives the placeholder',
      },
      {
        says: 'The address of a trek is its title, without punctuation, with hyphens',
        test: 'packages/ui/src/api/slug.test.ts',
        title: 'L22: the title %j has the address %j',
      },
    ],
  },
  {
    of: 'B4',
    title: 'Search, menu and list: what happens when',
    rules: [
      { says: 'The search is simple on a small screen at first', story: 'workbench-search--mode-simple' },
      { says: 'Advanced Search shows everything', story: 'workbench-search--mode-advanced' },
      { says: 'Simple Search goes back', story: 'search-searchform--simple-search-goes-back' },
      { says: 'A large screen always shows everything', story: 'workbench-search--viewport-large' },
      {
        says: 'The first country is chosen once countries are there',
        story: 'catalogue-populartreks--the-first-country-is-selected',
      },
      {
        says: 'Another tab shows the treks of its country',
        story: 'catalogue-populartreks--another-tab-shows-another-country',
      },
      {
        says: 'The header is smaller once the page is scrolled',
        value: '10 px',
        test: 'e2e/header.e2e.ts',
        title: 'the header shrinks after 10 px of scrolling and settles',
      },
      { says: 'Sorted by price', story: 'catalogue-listing--sorted-by-price' },
      {
        says: 'Every order of the list',
        test: 'packages/ui/src/catalogue/listing/find-treks.rules.test.ts',
        title: 'L2: %s gives %j',
      },
      { says: 'Shown as a grid or as a list', story: 'catalogue-listing--as-a-list' },
      {
        says: 'Another order or filter leads to the first page',
        story: 'catalogue-listing--sorting-goes-back-to-the-first-page',
      },
      {
        says: 'Filters count once Search Treks is pressed',
        story: 'catalogue-listing--filters-apply-only-on-search-treks',
      },
      {
        says: 'Badges: Easy green, Moderate blue, Difficult orange, Very Difficult red, Extreme purple',
        story: 'catalogue-trekcard--every-difficulty',
      },
    ],
  },
  {
    of: 'B5',
    title: 'Search and filters: what is checked',
    rules: [
      { says: 'A search needs one choice at least', story: 'workbench-search--form-invalid' },
      {
        says: 'Only what is chosen goes into the address',
        test: 'packages/ui/src/catalogue/search/search.rules.test.ts',
        title: 'has exactly the non-empty criteria, whatever they are',
      },
      {
        says: 'Durations to choose from',
        value: 'up to 5, 10, 15, 30 days',
        test: 'packages/ui/src/catalogue/search/search.rules.test.ts',
        title: 'for duration are up to 5, 10, 15 and 30 days',
      },
      {
        says: 'Budgets to choose from',
        value: '500–1000, 1000–2000, 2000–3000, 3000+ dollars',
        test: 'packages/ui/src/catalogue/search/search.rules.test.ts',
        title: 'for budget are four ranges in dollars, the last one open',
      },
      {
        says: 'Activities are the treks’, or Hiking and Camping',
        test: 'packages/ui/src/catalogue/listing/listing.rules.test.ts',
        title: 'are Hiking and Camping where the treks name none',
      },
      {
        says: 'A keyword is looked for in title and place, in any case',
        test: 'packages/ui/src/catalogue/listing/find-treks.rules.test.ts',
        title: '%j against %j passes: %s',
      },
      {
        says: 'Any of a trek’s activities counts',
        test: 'packages/ui/src/catalogue/listing/find-treks.rules.test.ts',
        title: 'L3: the activity %s is compared as a slug: %s',
      },
      {
        says: 'A trek without a region passes',
        test: 'packages/ui/src/catalogue/listing/find-treks.rules.test.ts',
        title: 'L4: a trek passes by region name: %s',
      },
      {
        says: 'Both ends of a price range count',
        test: 'packages/ui/src/catalogue/listing/find-treks.rules.test.ts',
        title: 'a trek at $%j is within %j: %s',
      },
      {
        says: 'A price is read from its text',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'L2: with price %j costs %j',
      },
      {
        says: 'A range in the address',
        value: 'a-b, or N+',
        test: 'packages/ui/src/catalogue/listing/listing-query.test.ts',
        title: 'L6: the range %s is %j',
      },
      {
        says: 'A value that is no number is ignored',
        test: 'packages/ui/src/catalogue/listing/listing-query.test.ts',
        title: 'L6: the range %j is ignored',
      },
      {
        says: 'A single duration means exactly that',
        test: 'packages/ui/src/catalogue/listing/listing-query.test.ts',
        title: 'L5: a single duration is a range of one length',
      },
      {
        says: 'The sliders',
        value: '500 to 5000 by 100 dollars, 1 to 30 days by 1',
        test: 'packages/ui/src/catalogue/listing/listing.rules.test.ts',
        title: 'the sliders have the configured limits',
      },
    ],
  },
  {
    of: 'B8',
    title: 'Failures and their texts',
    rules: [
      {
        says: 'The backend’s own words come first',
        test: 'packages/ui/src/api/http/http.test.ts',
        title: 'with the body %s shows %s',
      },
      {
        says: 'Failures are logged',
        test: 'packages/ui/src/api/http/http.test.ts',
        title: 'is logged with its message when it fails',
      },
      { says: 'Retry loads the posts again', story: 'blog-postlist--posts-failed-to-load' },
    ],
  },
  {
    of: 'B9',
    title: 'Figures of the pages',
    rules: [
      { says: 'The chat’s button appears', value: 'after 1,800 ms', story: 'workbench-chat--launcher-bare' },
      { says: 'The hint appears', value: '1,200 ms later', story: 'workbench-chat--launcher-hint' },
      { says: 'The hint goes', value: '2,500 ms later', story: 'workbench-chat--launcher-settled' },
      { says: 'The menu opens while the pointer rests on it', value: '200 ms', story: 'workbench-mega-menu--opening' },
      { says: 'The menu closes after the pointer has left', value: '150 ms', story: 'workbench-mega-menu--closing' },
      {
        says: 'Another item opens at once after a menu has closed',
        value: '300 ms',
        story: 'workbench-mega-menu--warm',
      },
      { says: 'Treks on a page of the list', value: '6', story: 'catalogue-listing--six-on-a-page' },
      {
        says: 'Cards side by side, and their gaps',
        value: '3 from 1200 px, 2 from 992, 1 from 769; 1.5, 1.25, 1 rem',
        test: 'packages/ui/src/kit/carousel/carousel.rules.test.ts',
        title: 'rows of cards show 3 from 1200 px, 2 from 992, 1 from 769, with gaps of 1.5, 1.25 and 1 rem',
      },
      {
        says: 'A carousel turns without end',
        test: 'packages/ui/src/kit/carousel/carousel.rules.test.ts',
        title: 'shows the first slides again after the last',
      },
      {
        says: 'Posts on the home page',
        value: '3',
        test: 'sites/web/test/home-page.test.ts',
        title: 'shows the three newest published posts, newest first',
      },
      {
        says: 'People on the home page',
        value: '3',
        test: 'sites/web/test/home-page.test.ts',
        title: 'shows the first three people of the team',
      },
      {
        says: 'A phone’s screen is narrower than',
        value: '768 px',
        story: 'search-searchform--only-the-country-on-a-small-screen',
      },
      {
        says: 'Rating and group where a trek has none',
        value: '4.5, 1 to 10',
        test: 'packages/ui/src/api/normalize-trek.test.ts',
        title: 'has every default of the contract if the backend leaves it empty',
      },
    ],
  },
];
