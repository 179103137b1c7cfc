import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { beforeAll } from 'vitest';
import { createActor } from 'xstate';
import {
  DefaultAccountCard,
  DefaultBookingList,
  DefaultPasswordChange,
  DeviceList,
  OwnData,
  ProfileTabs,
} from '../../src/account/profile/index.ts';
import { SessionContext, SessionProvider } from '../../src/account/session/use-session.tsx';
import {
  DefaultAccountMenu,
  DefaultEmailConfirmation,
  DefaultForgotPassword,
  DefaultPasswordReset,
  DefaultSignIn,
  DefaultSignUp,
  InlineAccount,
} from '../../src/account/sign-in/index.ts';
import { DefaultListing } from '../../src/catalogue/listing/index.ts';
import { DefaultElevationProfile, DefaultRouteMap } from '../../src/catalogue/route/index.ts';
import { AllTreks, PopularTreks } from '../../src/catalogue/rows/index.ts';
import { PopularRows } from '../../src/catalogue/rows/popular-treks.tsx';
import { TreksFailed, TreksLoading } from '../../src/catalogue/rows/treks-status.tsx';
import { DefaultSearchForm, DefaultTrekSearch } from '../../src/catalogue/search/index.ts';
import { SearchFormView } from '../../src/catalogue/search/search-form.tsx';
import { TrekSearchView } from '../../src/catalogue/search/trek-search.tsx';
import { DefaultTrekCard } from '../../src/catalogue/trek-card/index.ts';
import { DefaultTrekPage, TrekPage } from '../../src/catalogue/trek-page/index.ts';
import { BookTrek, BookTrekButton, ShowTrek, TrekAccount, TrekBrowser, TrekOffer } from '../../src/embed/index.ts';
import { BookingPanel, DefaultBooking } from '../../src/sales/booking/index.ts';
import { DefaultManageBooking } from '../../src/sales/manage-booking/index.ts';
import { paymentMachine } from '../../src/sales/payment/payment.machine.ts';
import { DefaultPayment } from '../../src/sales/payment/payment.tsx';
import { DefaultPost, DefaultPostCard, DefaultPostList } from '../../src/site/blog/index.ts';
import type { SafeHtml } from '../../src/site/blog/sanitize-html.ts';
import { ChatView } from '../../src/site/chat/index.ts';
import { DefaultContactForm, DefaultOffice, DefaultOfficeMap } from '../../src/site/contact/index.ts';
import { paidTestBooking, testBookings, testDevices } from '../../src/testing/api-answers.ts';
import { makeToken, testUser } from '../../src/testing/fixtures.ts';
import { loading, ready } from '../../src/testing/remote.ts';
import { storyPost } from '../../src/testing/story-posts.ts';
import { storyDetails, storyRegions, storyTrek, storyTreks } from '../../src/testing/story-treks.ts';
import { everestWalk } from '../../src/testing/story-walks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const none = () => {};

// Late code is there from then on, so that a server could render it.
beforeAll(async () => {
  await act(async () => void render(<DefaultListing {...listing} onQueryChange={none} />, { wrapper: Visit }));
  window.dispatchEvent(new Event('keydown'));
  await screen.findAllByRole('slider', {}, { timeout: 10_000 });
  cleanup();
});

function Visit({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SessionProvider>{children}</SessionProvider>
    </HostPage>
  );
}

const SIGNED_IN = { status: 'signedIn', user: testUser };

function SignedIn({ children }: { children: ReactNode }) {
  const store = { subscribe: () => none, read: () => SIGNED_IN, send: none, prepare: async () => {} };
  return (
    <HostPage>
      <SessionContext.Provider value={store as never}>{children}</SessionContext.Provider>
    </HostPage>
  );
}

/** A ready composition: what a host gives it is on its outer element. */
function composition<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  props: Props,
  [tag, scope, part = 'root']: readonly [tag: string, scope: string, part?: string],
  Around: ComponentType<{ children: ReactNode }> = Visit,
  isReplacedOnceHydrated = false,
) {
  const element = { tag, selector: `[data-scope="${scope}"][data-part="${part}"]` };
  describeConformance(name, { Part, props, element, Around, isReplacedOnceHydrated });
}

composition('DefaultAccountCard', DefaultAccountCard, { onLogout: none }, ['section', 'account-card'], SignedIn, true);
composition('DefaultBookingList', DefaultBookingList, { data: ready(testBookings) }, ['ul', 'booking-list']);
composition('DeviceList', DeviceList, { data: ready(testDevices), onLogout: none }, ['section', 'device-list']);
composition('OwnData', OwnData, { onLogout: none }, ['section', 'own-data']);
composition('DefaultPasswordChange', DefaultPasswordChange, {}, ['section', 'password-change'], SignedIn);
composition('ProfileTabs', ProfileTabs, { bookings: ready(testBookings) }, ['div', 'tabs'], SignedIn);

composition('DefaultAccountMenu', DefaultAccountMenu, {}, ['a', 'button'], Visit, true);
composition('DefaultEmailConfirmation', DefaultEmailConfirmation, { token: 'token' }, ['section', 'sign-in']);
composition('DefaultForgotPassword', DefaultForgotPassword, {}, ['section', 'sign-in']);
composition('InlineAccount', InlineAccount, {}, ['section', 'sign-in']);
composition(
  'DefaultPasswordReset',
  DefaultPasswordReset,
  { token: makeToken({ exp: Date.now() / 1000 + 3600 }), email: 'maya@example.com' },
  ['section', 'sign-in'],
);
composition('DefaultSignIn', DefaultSignIn, {}, ['section', 'sign-in']);
composition('DefaultSignUp', DefaultSignUp, {}, ['section', 'sign-in']);

const listing = { data: ready(storyTreks), regions: ready(storyRegions), countries: ['Nepal'], query: '' };
composition('DefaultListing', DefaultListing, { ...listing, onQueryChange: none }, ['section', 'listing'], Visit, true);
composition(
  'DefaultElevationProfile',
  DefaultElevationProfile,
  { days: everestWalk },
  ['figure', 'elevation-profile'],
  Visit,
  true,
);
composition('DefaultRouteMap', DefaultRouteMap, { days: everestWalk }, ['figure', 'route-map'], Visit, true);
composition('AllTreks', AllTreks, { data: ready(storyTreks) }, ['div', 'trek-slider']);
composition('PopularTreks', PopularTreks, { data: ready(storyTreks), countries: ['Nepal'] }, ['div', 'popular-treks']);
composition('PopularRows', PopularRows, { country: 'Nepal', treks: storyTreks }, ['div', 'popular-treks', 'panel']);
composition('TreksLoading', TreksLoading, {}, ['span', 'spinner']);
composition('TreksFailed', TreksFailed, { onRetry: none }, ['div', 'status']);

const criteria = { country: '', duration: '', activity: '', budget: '' };
const search = {
  ...{ criteria, isSmall: true, isSimple: true, isInvalid: false },
  ...{ changeCriteria: none, toggleMode: none, submit: none },
};
const choices = { countries: ['Nepal'], activities: ['Trekking'] };
composition('DefaultSearchForm', DefaultSearchForm, choices, ['form', 'search-form'], Visit, true);
composition('SearchFormView', SearchFormView, { ...choices, search }, ['form', 'search-form'], Visit, true);
composition('DefaultTrekSearch', DefaultTrekSearch, {}, ['form', 'trek-search']);
const suggestions = {
  ...{ query: '', phase: 'recent' as const, suggestions: [], active: null },
  ...{ changeQuery: none, open: none, close: none, move: none, choose: none, submit: none },
  ...{ clearRecent: none, retry: none },
};
composition('TrekSearchView', TrekSearchView, { suggestions }, ['form', 'trek-search']);
composition('DefaultTrekCard', DefaultTrekCard, { trek: storyTrek }, ['article', 'trek-card']);

function OnTrekPage({ children }: { children: ReactNode }) {
  return (
    <Visit>
      <TrekPage.Root trek={{ ...storyTrek, itinerary: everestWalk, details: storyDetails }}>{children}</TrekPage.Root>
    </Visit>
  );
}

composition('DefaultTrekPage', DefaultTrekPage, { trek: storyTrek }, ['article', 'trek-page'], Visit, true);
composition('TrekPage.Profile', TrekPage.Profile, {}, ['figure', 'elevation-profile'], OnTrekPage, true);
composition('TrekPage.NightSummary', TrekPage.NightSummary, {}, ['figure', 'elevation-profile'], OnTrekPage);
composition('TrekPage.Acclimatization', TrekPage.Acclimatization, {}, ['figure', 'elevation-profile'], OnTrekPage);
composition('TrekPage.Answers', TrekPage.Answers, {}, ['section', 'trek-page-answers'], OnTrekPage);
composition('TrekPage.Route', TrekPage.Route, {}, ['figure', 'route-map'], OnTrekPage, true);
composition('TrekPage.StoryTabs', TrekPage.StoryTabs, {}, ['div', 'tabs'], OnTrekPage, true);

const group = { travelers: 2, onTravelersChange: none, onBook: none };
composition('BookingPanel', BookingPanel, { trek: storyTrek, ...group }, ['section', 'booking-panel']);
composition('DefaultBooking', DefaultBooking, { trek: storyTrek }, ['section', 'booking-panel']);
const order = { trekId: 12, amountUsd: 290, travelers: 1, customerName: 'Maya', customerEmail: 'maya@example.com' };
const payment = createActor(paymentMachine, { input: { order, pendingIntentId: null } });
composition(
  'DefaultPayment',
  DefaultPayment,
  { payment, amountUsd: 290, cardForm: { current: null }, onLogin: none, onBack: none },
  ['div', 'payment'],
);

composition(
  'DefaultManageBooking',
  DefaultManageBooking,
  { data: ready([paidTestBooking]), reference: paidTestBooking.reference, company: ['Trek Himalaya'], phone: '+977 1' },
  ['article', 'manage-booking'],
);

composition('BookTrek', BookTrek, { trek: 12, initial: storyTrek }, ['section', 'booking-panel']);
composition('BookTrekButton', BookTrekButton, { trek: 12, initial: storyTrek }, ['button', 'button']);
composition('ShowTrek', ShowTrek, { trek: 12, initial: storyTrek }, ['article', 'trek-page'], Visit, true);
composition('TrekOffer', TrekOffer, { trek: 12, initial: storyTrek }, ['article', 'trek-card']);
composition('TrekBrowser', TrekBrowser, { initial: storyTreks }, ['section', 'listing'], Visit, true);
composition('TrekAccount', TrekAccount, {}, ['section', 'sign-in']);

composition('DefaultPostCard', DefaultPostCard, { post: storyPost }, ['article', 'post-card']);
composition('DefaultPostList', DefaultPostList, { posts: loading }, ['div', 'post-list']);
const post = { post: storyPost, content: '<p>Slowly.</p>' as SafeHtml, address: 'https://example.com/blog/slowly' };
composition('DefaultPost', DefaultPost, post, ['article', 'post']);
const contacts = [{ name: 'Sunita', role: 'Trip planning', href: '#sunita' }];
const chat = {
  ...{ isShown: true, isHintShown: false, isOpen: true },
  ...{ toggle: none, close: none, dismiss: none },
};
composition('ChatView', ChatView, { chat, contacts }, ['aside', 'chat']);
composition('DefaultContactForm', DefaultContactForm, {}, ['section', 'contact-form']);
composition(
  'DefaultOffice',
  DefaultOffice,
  {
    facts: {
      ...{ address: ['Thamel'], phones: ['+977 1 4000000'], hours: ['Every day'], social: [] },
      emails: { information: 'info@example.com', bookings: 'book@example.com' },
      place: { latitude: 27.7, longitude: 85.3 },
    },
  },
  ['section', 'office'],
);
const place = { placeName: 'Thamel', frameUrl: 'about:blank', pageUrl: 'https://example.com/map' };
composition('DefaultOfficeMap', DefaultOfficeMap, place, ['section', 'office-map']);
