import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useContext } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LanguageContext } from '../core/texts/language.ts';
import { de } from '../messages/de.ts';
import { BACKEND_URL } from '../testing/api-answers.ts';
import type { Explained } from '../testing/explained.ts';
import { makeToken } from '../testing/fixtures.ts';
import { answer, apiHandlers, faults } from '../testing/msw-handlers.ts';
import { BookTrek, BookTrekButton } from './book-trek.tsx';
import { embedAnatomy } from './embed.anatomy.ts';
import { ShowTrek } from './show-trek.tsx';
import { TrekAccount } from './trek-account.tsx';
import { TrekBrowser } from './trek-browser.tsx';
import { TrekEmbed, type TrekEmbedProps } from './trek-embed.tsx';
import { TrekOffer } from './trek-offer.tsx';
import './embed.css.ts';

const meta = {
  title: 'Embed/TrekEmbed',
  component: TrekEmbed,
  parameters: {
    explains: {
      examples: ['one-trek', 'a-button-in-your-language', 'your-own-list', 'measured'],
      parts: [embedAnatomy],
      components: { TrekBrowser, TrekOffer, ShowTrek, BookTrek, BookTrekButton },
      keyboard: { 'All keys': 'As in the components inside: see their pages.' },
      events: [
        ...(['trek:ready', 'trek:error', 'trek:search', 'trek:view', 'trek:quote', 'trek:auth-required'] as const),
        ...(['trek:price-changed', 'trek:step', 'trek:booking-created', 'trek:payment', 'trek:navigate'] as const),
      ],
      accessibility: [
        'The embed has the language of `locale`, whatever the page around has.',
        'Headings begin below yours if you put it into a `HeadingLevel` of `@trek/ui/kit`.',
        'Dialogs are at the end of the body, in the same theme and language.',
      ],
    } satisfies Explained,
  },
  args: { backend: BACKEND_URL, trekHref: '/touren/{slug}', onEvent: fn() },
  render: (args) => <InTheStorysLanguage {...args} />,
} satisfies Meta<typeof TrekEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An embed has a language of its own: here it is that of the story, unless the story names another. */
function InTheStorysLanguage(embed: TrekEmbedProps) {
  const { messages } = useContext(LanguageContext);
  return <TrekEmbed messages={messages} {...embed} />;
}

const showing = (
  children: ReactNode,
  props: Partial<
    Pick<TrekEmbedProps, 'theme' | 'locale' | 'messages' | 'getToken' | 'hidesPrices' | 'paths' | 'navigate'>
  > = {},
) => ({
  args: { children, ...props },
});

const TREK = 'annapurna-base-camp-trek';

export const AllTreks: Story = {
  ...showing(<TrekBrowser />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const card = await canvas.findByRole('link', { name: 'Annapurna Base Camp Trek' });
    await expect(card).toHaveAttribute('href', '/touren/annapurna-base-camp-trek');
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'trek:search' })));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price-low');
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
  },
};

export const TheHostsAddressKeepsTheSearch: Story = {
  ...showing(<TrekBrowser defaultQuery="keyword=yeti" />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No treks found matching your criteria.')).toBeVisible();
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headings = (canvas: Canvas) => canvas.getAllByRole('heading').map(({ textContent }) => textContent);

export const TheTreksOfOneCountry: Story = {
  ...showing(<TrekBrowser defaultQuery="country=nepal" />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Annapurna Base Camp Trek' });
    await expect(canvas.getByRole('heading', { name: 'Treks & Tours in Nepal' })).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Country' }), '');
    await userEvent.click(canvas.getByRole('button', { name: 'Search Treks' }));
    await expect(await canvas.findByRole('heading', { name: 'All Treks & Tours' })).toBeVisible();
  },
};

export const AListUnderAHeadingOfTheHost: Story = {
  ...showing(<TrekBrowser defaultQuery="country=nepal" heading={null} />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Annapurna Base Camp Trek' });
    await expect(headings(canvas)[0]).toBe('Filters');
  },
};

export const AListWithAHeadingOfTheHost: Story = {
  ...showing(<TrekBrowser defaultQuery="country=nepal" heading="Walks that we love" />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Annapurna Base Camp Trek' });
    await expect(headings(canvas)[0]).toBe('Walks that we love');
  },
};

export const TheBackendIsDown: Story = {
  ...showing(<ShowTrek trek={TREK} />),
  parameters: { msw: apiHandlers({ listTreks: faults.serverError }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading treks. Please try again later.');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    const detail = { v: 1, kind: 'page', code: 'response', message: expect.any(String), isRetryable: true };
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'trek:error', detail });
    await expect(args.onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'trek:ready' }));
  },
};

export const TrekNotFound: Story = {
  ...showing(<ShowTrek trek="no-such-trek" />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trek Not Found' })).toBeVisible();
    await expect(canvas.queryByText('Browse All Treks')).not.toBeInTheDocument();
  },
};

export const OneTrekAsACard: Story = {
  ...showing(<TrekOffer trek={12} />),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent('Annapurna Base Camp Trek');
    const ready = { type: 'trek:ready', detail: { v: 1, kind: 'offer', trekId: 12 } };
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith(ready));
  },
};

export const AWholeTrek: Story = {
  ...showing(<ShowTrek trek={TREK} />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Annapurna Base Camp Trek' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Book Now' })[0]).toBeVisible();
  },
};

export const InGermanAndDark: Story = {
  tags: ['own-language'],
  ...showing(<BookTrek trek={TREK} />, { theme: 'dark', locale: 'de-DE', messages: de }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jetzt buchen' }));
    const dialog = await screen.findByRole('dialog');
    // Dialogs stand beside the page, and keep its theme and language.
    await waitFor(() =>
      expect(dialog.closest('[data-scope="embed"][data-part="portal"]')).toHaveAttribute('data-trek-theme', 'dark'),
    );
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
  },
};

export const AHostButtonOpensTheBooking: Story = {
  ...showing(<BookTrekButton trek={12}>Reserve your place</BookTrekButton>),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserve your place' }));
    const dialog = within(await screen.findByRole('dialog'));
    // Visitors who are not signed in sign in here.
    await expect(await dialog.findByLabelText('Email')).toBeVisible();
  },
};

export const AVisitorSignedInByTheHost: Story = {
  ...showing(<TrekAccount />, { getToken: () => makeToken() }),
  parameters: { msw: apiHandlers({ listBookings: answer([]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Bookings/ })).toBeVisible();
  },
};

export const ASignedOutVisitor: Story = {
  ...showing(<TrekAccount />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
  },
};

export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      <InTheStorysLanguage {...args}>
        <TrekOffer trek={12} />
      </InTheStorysLanguage>
      <InTheStorysLanguage {...args} theme="dark">
        <TrekOffer trek={12} />
      </InTheStorysLanguage>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const embeds = [...canvasElement.querySelectorAll<HTMLElement>('[data-scope="embed"]')];
    await expect(embeds.map(({ dataset }) => dataset.trekTheme)).toEqual(['light', 'dark']);
  },
};

const PRICE = /[$€]\s?\d|\d\s?[$€]/;

/** No element that is shown has a price in it. */
function expectNoPrice() {
  const texts = [...document.body.querySelectorAll<HTMLElement>('#storybook-root *')]
    .filter((element) => element.children.length === 0 && element.checkVisibility())
    .map(({ textContent }) => textContent);
  return expect(texts.filter((text) => PRICE.test(text))).toEqual([]);
}

export const AListWithHiddenPrices: Story = {
  ...showing(<TrekBrowser />, { hidesPrices: true }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Price on request'))[0]).toBeVisible();
    const orders = within(canvas.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
    await expect(orders.map(({ textContent }) => textContent).join()).not.toMatch(/price/i);
    await expect(orders).toHaveLength(3);
    await expect(canvas.queryByRole('slider', { name: /price/i })).not.toBeInTheDocument();
    await expectNoPrice();
  },
};

/** Presses 'Ask for a price' on a page that has hidden its prices. */
async function askForAPrice({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const ask = await canvas.findByRole('button', { name: 'Ask for a price' });
  await expect(canvas.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
  await expectNoPrice();
  await userEvent.click(ask);
}

export const HiddenPricesLeadToAQuestion: Story = {
  ...showing(<ShowTrek trek={TREK} />, {
    hidesPrices: true,
    navigate: fn(),
    paths: { askAbout: (trek) => `/fragen?trek=${trek}`, contact: '/kontakt' },
  }),
  play: async ({ args, ...story }) => {
    await askForAPrice(story);
    await expect(args.navigate).toHaveBeenCalledWith('/fragen?trek=Annapurna Base Camp Trek', undefined);
    await expect(args.onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'trek:error' }));
  },
};

export const HiddenPricesLeadToContact: Story = {
  ...showing(<ShowTrek trek={TREK} />, { hidesPrices: true, navigate: fn(), paths: { contact: '/kontakt' } }),
  play: async ({ args, ...story }) => {
    await askForAPrice(story);
    await expect(args.navigate).toHaveBeenCalledWith('/kontakt', undefined);
  },
};

export const HiddenPricesWithoutAPage: Story = {
  ...showing(<BookTrek trek={TREK} />, { hidesPrices: true }),
  play: async (story) => {
    const { userEvent } = story;
    await askForAPrice(story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Annapurna Base Camp Trek' }));
    await expect(dialog.getByLabelText('Message')).toHaveValue(
      'Namaste! Please tell me the price of "Annapurna Base Camp Trek". I would like to travel in ',
    );
    await userEvent.type(dialog.getByLabelText('Name'), 'Maya Gurung');
    await userEvent.type(dialog.getByLabelText('Email'), 'maya@example.com');
    await userEvent.type(dialog.getByLabelText('Phone'), '+977 1 5550100');
    await userEvent.type(dialog.getByLabelText('Message'), 'May.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await expect(await dialog.findByText(/We’ll reply to maya@example.com/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(story.canvas.getByRole('button', { name: 'Ask for a price' })).toHaveFocus();
  },
};
