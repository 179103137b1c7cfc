import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { summarizeTrek, type TrekSummary } from '../../api/trek.ts';
import { Badge } from '../../kit/badge.tsx';
import { formatUsd } from '../../kit/format.ts';
import { HeadingLevel } from '../../kit/heading.tsx';
import { BACKEND_URL } from '../../testing/api-answers.ts';
import type { Explained } from '../../testing/explained.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { storyTrek } from '../../testing/story-treks.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { trekCardAnatomy } from './trek-card.anatomy.ts';
import { DefaultTrekCard } from './trek-card.tsx';
import * as TrekCard from './trek-card-parts.tsx';

const plain: TrekSummary = { ...summarizeTrek(storyTrek), isPopular: false, isGroup: false };

const meta = {
  title: 'Catalogue/TrekCard',
  component: DefaultTrekCard,
  parameters: {
    explains: {
      examples: ['on-the-first-screen', 'your-own-badge', 'text-alone'],
      parts: [trekCardAnatomy],
      namespaces: { TrekCard },
      keyboard: {
        Tab: 'Goes to the title’s link, and in the list layout to the second link.',
        Enter: 'Follows the link.',
      },
      accessibility: [
        'The card is an article. The level of its title follows from the headings around.',
        'The picture is decoration and has an empty `alt`: the title says what it shows.',
        'The second link is described by the title, so that not all cards say the same.',
        'Put several cards into a list, so that a screen reader can count them.',
      ],
    } satisfies Explained,
  },
  args: { trek: plain, priority: true },
  render: (args) => (
    <div style={{ maxWidth: args.layout === 'list' ? 820 : 380 }}>
      <DefaultTrekCard {...args} />
    </div>
  ),
} satisfies Meta<typeof DefaultTrekCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GridView: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const text of ['12 day(s) · Nepal · Annapurna', 'Moderate', '$1,450'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(/per person/).parentElement).toHaveTextContent('$1,450 per person');
    await expect(canvas.queryByText('View Details')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Annapurna Base Camp Trek' }));
    await expectVisit(context, '/treks/annapurna-base-camp-trek');
  },
};

export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    for (const text of [/^12 Tage/, 'Mittel', '1.450\u00a0$'])
      await expect(canvas.getByText(text, { normalizer: String })).toBeVisible();
  },
};

export const ListViewWithViewDetails: Story = {
  args: { layout: 'list' },
  play: async (context) => {
    const details = context.canvas.getByRole('link', { name: 'View Details' });
    await expect(details).toHaveAccessibleDescription('Annapurna Base Camp Trek');
    // It is pressed itself, not what spreads over the card.
    const { left, top, width, height } = details.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(details);
    await context.userEvent.click(details);
    await expectVisit(context, '/treks/annapurna-base-camp-trek');
  },
};

export const ListViewOnAPhone: Story = { args: { layout: 'list' }, globals: { viewport: { value: 'phone' } } };

export const Popular: Story = {
  args: { trek: { ...plain, isPopular: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Popular')).toBeVisible();
  },
};

export const AGroupDeparture: Story = {
  args: { trek: { ...plain, isPopular: true, isGroup: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Group departures' })).toBeInTheDocument();
  },
};

export const PriceOnRequest: Story = {
  args: { trek: { ...plain, priceUsd: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible();
  },
};

export const ALongTitleIsLimitedToTwoLines: Story = {
  args: {
    trek: {
      ...plain,
      title: 'Durchquerung der Annapurna-Gletscherlandschaften mit Hochgebirgsüberquerung des Thorong-La-Passes',
    },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3 });
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(title.clientHeight).toBeLessThanOrEqual(Math.ceil(lineHeight * 2) + 1);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

export const ABrokenPictureFallsBack: Story = {
  args: { trek: { ...plain, image: `${BACKEND_URL}/uploads/missing.jpg` } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^data:image\/svg/));
  },
};

export const EveryDifficulty: Story = {
  tags: ['own-language'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {DIFFICULTIES.map(({ name }) => (
        <DefaultTrekCard key={name} trek={{ ...plain, difficulty: name, title: `${name} trek` }} priority />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colors: [string, string][] = [
      ['Easy', 'green'],
      ['Moderate', 'blue'],
      ['Difficult', 'orange'],
      ['Very Difficult', 'red'],
      ['Extreme', 'purple'],
    ];
    for (const [name, color] of colors) await expect(canvas.getByText(name)).toHaveAttribute('data-color', color);
  },
};

export const UnknownDifficulty: Story = {
  args: { trek: { ...plain, difficulty: 'Alpine PD+' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alpine PD+')).toBeVisible();
    await expect(canvas.getByText('Alpine PD+')).toHaveAttribute('data-color', 'gray');
  },
};

/** The trek of the month: words on the left, a broad picture with its price on the right. */
function TrekOfTheMonth({ trek }: { trek: TrekSummary }) {
  return (
    <HeadingLevel start={2}>
      <TrekCard.Root trek={trek} style={{ flexDirection: 'row-reverse' }}>
        <TrekCard.Picture style={{ flex: '0 0 55%' }}>
          <TrekCard.Image />
          <TrekCard.Badges>
            <Badge color="green">Trek of the month</Badge>
          </TrekCard.Badges>
        </TrekCard.Picture>
        <TrekCard.Body>
          <TrekCard.Title />
          <TrekCard.Facts>
            <span>{`${trek.days} days`}</span>
            <span>{trek.country}</span>
          </TrekCard.Facts>
          <TrekCard.Footer>
            {trek.priceUsd !== null && (
              <TrekCard.Price>
                from <strong>{formatUsd(trek.priceUsd)}</strong>
              </TrekCard.Price>
            )}
          </TrekCard.Footer>
        </TrekCard.Body>
      </TrekCard.Root>
    </HeadingLevel>
  );
}

export const CustomLayout: Story = {
  render: ({ trek }) => (
    <div style={{ maxWidth: 700 }}>
      <TrekOfTheMonth trek={trek} />
    </div>
  ),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const link = canvas.getByRole('link', { name: 'Annapurna Base Camp Trek' });
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect() as DOMRect;
    await expect(canvas.getByText('Trek of the month')).toBeVisible();
    await expect(picture.left).toBeGreaterThan(link.getBoundingClientRect().right);
    // The whole card is still one link: a press on the picture meets it.
    const pressed = document.elementFromPoint(picture.left + picture.width / 2, picture.top + picture.height / 2);
    await expect(pressed).toBe(link);
    await userEvent.click(link);
    await expectVisit(context, '/treks/annapurna-base-camp-trek');
  },
};

export const CustomComposition: Story = {
  render: ({ trek }) => (
    <HeadingLevel start={4}>
      <ul>
        <TrekCard.Root trek={trek} asChild>
          <li>
            <TrekCard.Title />
            <TrekCard.Price title="In US dollars" />
            <TrekCard.Link className="of-host">More about it</TrekCard.Link>
          </li>
        </TrekCard.Root>
      </ul>
    </HeadingLevel>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent(args.trek.title);
    await expect(canvas.getByTitle('In US dollars')).toHaveTextContent('per person');
    await expect(canvas.getByRole('link', { name: 'More about it' })).toHaveClass('of-host');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
