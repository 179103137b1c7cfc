import { cleanup, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as PasswordChange from '../../src/account/profile/password-change-parts.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import * as AccountMenu from '../../src/account/sign-in/account-menu-parts.tsx';
import * as EmailConfirmation from '../../src/account/sign-in/email-confirmation-parts.tsx';
import * as Google from '../../src/account/sign-in/google/google-parts.tsx';
import * as ForgotPassword from '../../src/account/sign-in/password/forgot-password-parts.tsx';
import * as PasswordReset from '../../src/account/sign-in/password/password-reset-parts.tsx';
import * as SignIn from '../../src/account/sign-in/sign-in-parts.tsx';
import * as SignUp from '../../src/account/sign-in/sign-up-parts.tsx';
import { summarizeTrek } from '../../src/api/trek.ts';
import * as Listing from '../../src/catalogue/listing/listing-parts.ts';
import * as PlacePage from '../../src/catalogue/place-page/place-page-parts.tsx';
import * as ElevationProfile from '../../src/catalogue/route/elevation-profile-parts.ts';
import * as RouteMap from '../../src/catalogue/route/route-map-parts.tsx';
import * as TrekSearch from '../../src/catalogue/search/trek-search-parts.ts';
import * as TrekCard from '../../src/catalogue/trek-card/trek-card-parts.tsx';
import * as Dialog from '../../src/kit/dialog/dialog-parts.tsx';
import * as Field from '../../src/kit/field-parts.tsx';
import * as Tabs from '../../src/kit/tabs-parts.tsx';
import { Panel as BookingPanel, Title as BookingTitle } from '../../src/sales/booking/panel/panel-parts.tsx';
import { BookingPanelContext, useBookingPanel } from '../../src/sales/booking/panel/use-booking-panel.ts';
import * as Post from '../../src/site/blog/post-parts.tsx';
import type { SafeHtml } from '../../src/site/blog/sanitize-html.ts';
import * as Chat from '../../src/site/chat/chat-parts.tsx';
import * as ContactForm from '../../src/site/contact/contact-form-parts.tsx';
import * as OfficeMap from '../../src/site/contact/office-map-parts.tsx';
import * as Office from '../../src/site/contact/office-parts.tsx';
import { testTrek } from '../../src/testing/fixtures.ts';
import { ready } from '../../src/testing/remote.ts';
import { storyPosts } from '../../src/testing/story-posts.ts';
import { storyRegions, storyTrek, storyTreks } from '../../src/testing/story-treks.ts';
import { everestWalk } from '../../src/testing/story-walks.ts';
import { HostPage } from './around.tsx';

/** The host's props of a part. */
interface PartOfHost {
  id?: string;
  asChild?: boolean;
  children?: ReactNode;
}

interface Reference {
  /** Element and attribute that refer to the part. */
  from: string;
  attribute: string;
  /** The part's page, given the part as a host writes it. */
  page: (part: ReactNode) => ReactNode;
  Part: ComponentType<PartOfHost>;
  /** An element of the host's own that the part can be put on; null: it takes none. */
  own: ((id: string) => ReactNode) | null;
}

const heading = (id: string) => <h5 id={id}>Of the host</h5>;
const box = (id: string) => <div id={id}>Of the host</div>;
const as = <Props extends object>(part: ComponentType<Props>, props: object = {}) =>
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once.
  function Part(host: PartOfHost) {
    const Any = part as ComponentType<object>;
    return <Any {...props} {...host} />;
  };

function InBooking({ children }: { children: ReactNode }) {
  const panel = useBookingPanel({
    ...{ trek: testTrek, travelers: 2 },
    onTravelersChange() {},
    onBook() {},
  });
  return <BookingPanelContext.Provider value={panel}>{children}</BookingPanelContext.Provider>;
}

const chat = { isShown: true, isHintShown: false, isOpen: true, toggle() {}, close() {}, dismiss() {} };
const none = () => {};
const verbs = { changeQuery: none, open: none, close: none, move: none, submit: none, choose: none };
const suggestions = {
  ...verbs,
  ...{ phase: 'recent', query: '', active: null, suggestions: [{ kind: 'recent', title: 'Everest' }] },
} as never;
const listing = {
  ...{ data: ready(storyTreks), regions: ready([]) },
  ...{ countries: ['Nepal'], query: '', onQueryChange: none },
};
const named = <RootProps extends object, TitleProps extends object>(
  Root: ComponentType<RootProps>,
  Title: ComponentType<TitleProps>,
  props: object = {},
  from = 'section',
) => ({
  ...{ from, attribute: 'aria-labelledby', own: heading },
  Part: as(Title),
  page: (title: ReactNode) => {
    const Any = Root as ComponentType<{ children?: ReactNode }>;
    return <Any {...props}>{title}</Any>;
  },
});

const REFERENCES: Record<string, Reference> = {
  'Dialog.Trigger to Dialog.Content': {
    ...{ from: 'button', attribute: 'aria-controls', Part: as(Dialog.Content), own: box },
    page: (content) => (
      <Dialog.Root open>
        <Dialog.Trigger>Open</Dialog.Trigger>
        {content}
      </Dialog.Root>
    ),
  },
  'Dialog.Content to Dialog.Title': {
    ...{ from: '[role="dialog"]', attribute: 'aria-labelledby', Part: as(Dialog.Title), own: heading },
    page: (title) => (
      <Dialog.Root open>
        <Dialog.Content id="content-of-host">{title}</Dialog.Content>
      </Dialog.Root>
    ),
  },
  'Dialog.Content to Dialog.Description': {
    ...{ from: '[role="dialog"]', attribute: 'aria-describedby', Part: as(Dialog.Description), own: box },
    page: (description) => (
      <Dialog.Root open>
        <Dialog.Content id="content-of-host">{description}</Dialog.Content>
      </Dialog.Root>
    ),
  },
  'Tabs.Trigger to Tabs.Panel': {
    ...{ from: 'button', attribute: 'aria-controls', Part: as(Tabs.Panel, { value: 'the first' }), own: box },
    page: (panel) => (
      <Tabs.Root defaultValue="the first">
        <Tabs.Trigger value="the first">One</Tabs.Trigger>
        {panel}
      </Tabs.Root>
    ),
  },
  'Tabs.Panel to Tabs.Trigger': {
    ...{ from: '[role="tabpanel"]', attribute: 'aria-labelledby', Part: as(Tabs.Trigger, { value: 'the first' }) },
    own: (id) => <button id={id} type="button" />,
    page: (trigger) => (
      <Tabs.Root defaultValue="the first">
        {trigger}
        <Tabs.Panel value="the first">One</Tabs.Panel>
      </Tabs.Root>
    ),
  },
  ...Object.fromEntries(
    Object.entries({
      Input: as(Field.Input),
      Password: as(Field.Password),
      TextArea: as(Field.TextArea),
      Checkbox: as(Field.Checkbox),
    })
      .map(([name, Part]) => [name, as(Part)] as const)
      .map(([name, Part]) => [
        `Field.Label to Field.${name}`,
        {
          ...{ from: 'label', attribute: 'for', Part, own: null },
          page: (control: ReactNode) => (
            <Field.Root>
              <Field.Label>Name</Field.Label>
              {control}
            </Field.Root>
          ),
        },
      ]),
  ),
  'Field.Choice to Field.Select': {
    ...{ from: 'label', attribute: 'for', Part: as(Field.Select), own: (id) => <select id={id} /> },
    page: (control) => (
      <Field.Root>
        <Field.Choice>Name</Field.Choice>
        {control}
      </Field.Root>
    ),
  },
  'Field.Input to Field.Hint': {
    ...{ from: 'input', attribute: 'aria-describedby', Part: as(Field.Hint), own: box },
    page: (hint) => (
      <Field.Root hint="As in your passport">
        <Field.Input />
        {hint}
      </Field.Root>
    ),
  },
  'Field.Input to Field.ErrorText': {
    ...{ from: 'input', attribute: 'aria-describedby', Part: as(Field.ErrorText), own: box },
    page: (error) => (
      <Field.Root error="Wrong">
        <Field.Input />
        {error}
      </Field.Root>
    ),
  },
  'Listing.Found to Listing.ResultsTitle': {
    ...{ from: '[data-part="found"]', attribute: 'aria-labelledby', Part: as(Listing.ResultsTitle), own: heading },
    page: (title) => (
      <Listing.Root {...listing}>
        <Listing.Found>{title}</Listing.Found>
      </Listing.Root>
    ),
  },
  'ElevationProfile.Root to ElevationProfile.Title': named(
    ElevationProfile.Root,
    ElevationProfile.Title,
    { days: everestWalk },
    'figure',
  ),
  'RouteMap.Root to RouteMap.Title': named(RouteMap.Root, RouteMap.Title, { days: everestWalk }, 'figure'),
  'PlacePage.Treks to PlacePage.TreksTitle': {
    ...{ from: 'section', attribute: 'aria-labelledby', Part: as(PlacePage.TreksTitle), own: heading },
    page: (title) => (
      <PlacePage.Root kind="region" place={storyRegions[0] as never} treks={[]}>
        <PlacePage.Treks>{title}</PlacePage.Treks>
      </PlacePage.Root>
    ),
  },
  'PasswordChange.Root to PasswordChange.Title': named(PasswordChange.Root, PasswordChange.Title),
  'Post.Share to Post.ShareTitle': {
    ...{ from: 'section', attribute: 'aria-labelledby', Part: as(Post.ShareTitle), own: heading },
    page: (title) => (
      <Post.Root post={storyPosts[0] as never} content={'' as SafeHtml} address="https://example.com">
        <Post.Share>{title}</Post.Share>
      </Post.Root>
    ),
  },
  'Booking.Panel to Booking.Title': {
    ...{ from: 'section', attribute: 'aria-labelledby', Part: as(BookingTitle), own: heading },
    page: (title) => (
      <InBooking>
        <BookingPanel>{title}</BookingPanel>
      </InBooking>
    ),
  },
  'SignIn.Root to SignIn.Title': named(SignIn.Root, SignIn.Title),
  'SignUp.Root to SignUp.Title': named(SignUp.Root, SignUp.Title),
  'ForgotPassword.Root to ForgotPassword.Title': named(ForgotPassword.Root, ForgotPassword.Title),
  'PasswordReset.Root to PasswordReset.Title': named(PasswordReset.Root, PasswordReset.Title, { token: '', email: '' }),
  'EmailConfirmation.Root to its Title': named(EmailConfirmation.Root, EmailConfirmation.Title, { token: null }),
  'Google.Button to Google.Note': {
    ...{ from: 'button', attribute: 'aria-describedby', Part: as(Google.Note), own: box },
    page: (note) => (
      <Google.Root offersGoogle="unavailable">
        <Google.Button />
        {note}
      </Google.Root>
    ),
  },
  'AccountMenu.Trigger to AccountMenu.Content': {
    ...{ from: 'button', attribute: 'aria-controls', Part: as(AccountMenu.Content), own: box },
    page: (content) => (
      <AccountMenu.Root fullname="Maya Gurung">
        <AccountMenu.Trigger />
        {content}
      </AccountMenu.Root>
    ),
  },
  'TrekCard.Link to TrekCard.Title': {
    ...{ from: '[data-part="action"]', attribute: 'aria-describedby', Part: as(TrekCard.Title), own: heading },
    page: (title) => (
      <TrekCard.Root trek={summarizeTrek(storyTrek)} layout="list">
        {title}
        <TrekCard.Link />
      </TrekCard.Root>
    ),
  },
  'Chat.Launcher to Chat.Panel': {
    ...{ from: 'button', attribute: 'aria-controls', Part: as(Chat.Panel), own: box },
    page: (panel) => (
      <Chat.Root chat={chat} contacts={[]}>
        <Chat.Launcher />
        {panel}
      </Chat.Root>
    ),
  },
  'Chat.Panel to Chat.Title': {
    ...{ from: 'section', attribute: 'aria-labelledby', Part: as(Chat.Title), own: heading },
    page: (title) => (
      <Chat.Root chat={chat} contacts={[]}>
        <Chat.Panel>{title}</Chat.Panel>
      </Chat.Root>
    ),
  },
  'OfficeMap.Root to its Title': named(OfficeMap.Root, OfficeMap.Title, {
    ...{ placeName: 'Thamel', frameUrl: 'about:blank', pageUrl: 'https://example.com' },
  }),
  'Office.Root to Office.Title': named(Office.Root, Office.Title),
  'ContactForm.Root to ContactForm.Title': named(ContactForm.Root, ContactForm.Title),
  'TrekSearch.Input to TrekSearch.List': {
    ...{ from: 'input', attribute: 'aria-controls', Part: as(TrekSearch.List), own: box },
    page: (list) => (
      <TrekSearch.Root suggestions={suggestions}>
        <TrekSearch.Input />
        {list}
      </TrekSearch.Root>
    ),
  },
};

const cases = Object.entries(REFERENCES);

describe.each(cases)('%s', (_, { from, attribute, page, Part, own }) => {
  afterEach(() => {
    cleanup();
    document.body.innerHTML = '';
  });

  const onPage = (part: ReactNode) => (
    <StrictMode>
      <HostPage>
        <SessionProvider>{page(part)}</SessionProvider>
      </HostPage>
    </StrictMode>
  );
  const referredTo = () => document.querySelector(from)?.getAttribute(attribute)?.split(' ');
  const isThere = (id: string) => document.getElementById(id) !== null;

  test('is correct by itself, on the server too', () => {
    document.body.innerHTML = renderToString(onPage(<Part />));
    // Whether there is a part to refer to, the server may not know yet.
    expect((referredTo() ?? []).filter((id) => !isThere(id))).toEqual([]);
  });

  test('follows the id that a host sets, and its removal', () => {
    const { rerender } = render(onPage(<Part id="of-host" />));
    expect(referredTo()).toEqual(['of-host']);
    expect(isThere('of-host')).toBe(true);
    rerender(onPage(<Part id="another" />));
    expect(referredTo()).toEqual(['another']);
    rerender(onPage(<Part />));
    // Whether there is a part to refer to, the server may not know yet.
    expect((referredTo() ?? []).filter((id) => !isThere(id))).toEqual([]);
  });

  test('follows the id that a host sets once the page of the server is hydrated', () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRecoverableError = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    const whole = onPage(<Part id="of-host" />);
    container.innerHTML = renderToString(whole);
    noise.mockClear();
    render(whole, { container, hydrate: true, onRecoverableError });
    expect(referredTo()).toEqual(['of-host']);
    expect(isThere('of-host')).toBe(true);
    expect([noise.mock.calls, onRecoverableError.mock.calls]).toEqual([[], []]);
    noise.mockRestore();
  });

  test.skipIf(own === null)('follows the id of the element that a host renders it on', () => {
    render(onPage(<Part asChild>{own?.('of-element')}</Part>));
    expect(referredTo()).toEqual(['of-element']);
    expect(isThere('of-element')).toBe(true);
  });
});

test('the server renders the references between a control and its root', () => {
  const markup = renderToString(
    <Field.Root controlId="name">
      <Field.Label>Name</Field.Label>
      <Field.Input />
    </Field.Root>,
  );
  expect(markup).toContain('for="name"');
  expect(markup).toContain('id="name"');
});
