import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { Explained } from '../../testing/explained.ts';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { storyTreks } from '../../testing/story-treks.ts';
import { worldOf } from '../../testing/story-world.ts';
import { DefaultTrekCard, type TrekTool, TrekToolsProvider } from '../trek-card/index.ts';
import { compareAnatomy } from './compare.anatomy.ts';
import { DefaultCompare } from './compare.tsx';
import * as Compare from './compare-parts.tsx';
import { type CompareStore, startCompare } from './start-compare.ts';
import { useCompare } from './use-compare.ts';

/** A button for each trek, as a host adds it. */
function toolOf(store: CompareStore): TrekTool {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, for the story.
  return function CompareTool({ trek }) {
    return (
      <Compare.Root compare={useCompare(store)}>
        <Compare.Toggle trek={trek} />
      </Compare.Root>
    );
  };
}

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  paddingBottom: 200,
} as const;

/** Cards with a button each, and the bar with what is chosen. */
function CardsToCompare() {
  const { drafts } = usePorts();
  const [store] = useState(() => startCompare(drafts));
  const [Tool] = useState(() => toolOf(store));
  return (
    <TrekToolsProvider tool={Tool}>
      <div style={grid}>
        {storyTreks.slice(0, 4).map((trek) => (
          <DefaultTrekCard key={trek.id} trek={trek} />
        ))}
      </div>
      <DefaultCompare compare={useCompare(store)} />
    </TrekToolsProvider>
  );
}

const meta = {
  title: 'Catalogue/Compare',
  component: DefaultCompare,
  parameters: {
    explains: {
      parts: [compareAnatomy],
      namespaces: { Compare },
      accessibility: [
        'The button of each trek says which one it is, and whether it is chosen.',
        'A trek that does not fit is announced.',
      ],
    } satisfies Explained,
  },
  args: { compare: undefined as never },
  globals: { viewport: { value: 'desktop' } },
  render: () => <CardsToCompare />,
} satisfies Meta<typeof DefaultCompare>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const toggle = ({ canvas }: PlayContext, title: string) => canvas.getByRole('button', { name: `Compare ${title}` });
const bar = ({ canvas }: PlayContext) => within(canvas.getByRole('region', { name: 'Treks to compare' }));
const [ABC, EBC, POON_HILL, LANGTANG] = storyTreks.map(({ title }) => title) as [string, string, string, string];

export const NothingIsChosenAtFirst: Story = {
  play: async (context) => {
    await expect(toggle(context, ABC)).toHaveAttribute('aria-pressed', 'false');
    await expect(context.canvas.queryByRole('region', { name: 'Treks to compare' })).not.toBeInTheDocument();
  },
};

export const OneMoreIsNeeded: Story = {
  play: async (context) => {
    await context.userEvent.click(toggle(context, ABC));
    await expect(toggle(context, ABC)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(context).getByRole('status')).toHaveTextContent('Choose one more trek to compare.');
    await expect(bar(context).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const TwoAreCompared: Story = {
  play: async (context) => {
    await context.userEvent.click(toggle(context, ABC));
    await context.userEvent.click(toggle(context, EBC));
    await expect(bar(context).getByRole('link', { name: 'Compare 2 treks' })).toHaveAttribute(
      'href',
      '/compare?treks=annapurna-base-camp-trek,everest-base-camp-trek',
    );
    await expect(bar(context).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ThreeAreFull: Story = {
  play: async (context) => {
    for (const title of [ABC, EBC, POON_HILL]) await context.userEvent.click(toggle(context, title));
    await expect(bar(context).getByRole('link', { name: 'Compare 3 treks' })).toBeVisible();
    await expect(bar(context).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AFourthIsRefused: Story = {
  play: async (context) => {
    for (const title of [ABC, EBC, POON_HILL, LANGTANG]) await context.userEvent.click(toggle(context, title));
    await expect(bar(context).getByRole('status')).toHaveTextContent('You can compare three treks at a time.');
    await expect(toggle(context, LANGTANG)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const AFourthHasRoomOnceOneIsRemoved: Story = {
  play: async (context) => {
    await AFourthIsRefused.play?.(context);
    await context.userEvent.click(bar(context).getByRole('button', { name: `Remove ${EBC}` }));
    await context.userEvent.click(toggle(context, LANGTANG));
    await expect(toggle(context, LANGTANG)).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ClearRemovesAll: Story = {
  play: async (context) => {
    await context.userEvent.click(toggle(context, ABC));
    await context.userEvent.click(bar(context).getByRole('button', { name: 'Clear' }));
    await expect(context.canvas.queryByRole('region', { name: 'Treks to compare' })).not.toBeInTheDocument();
    await expect(worldOf(context).drafts.read('comparedTreks')).toBeNull();
    // The bar has taken its buttons along.
    await expect(toggle(context, ABC)).toHaveFocus();
  },
};

export const ByKeyboardAlone: Story = {
  play: async (context) => {
    const { userEvent } = context;
    toggle(context, ABC).focus();
    await userEvent.keyboard(' ');
    toggle(context, EBC).focus();
    await userEvent.keyboard('{Enter}');
    bar(context)
      .getByRole('button', { name: `Remove ${EBC}` })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(bar(context).getByRole('button', { name: `Remove ${ABC}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle(context, ABC)).toHaveFocus();
  },
};

export const FullOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    for (const title of [ABC, EBC, POON_HILL]) await context.userEvent.click(toggle(context, title));
    const link = bar(context).getByRole('link', { name: 'Compare 3 treks' });
    await expect(link).toBeVisible();
    // One line.
    const height = context.canvas.getByRole('region', { name: 'Treks to compare' }).clientHeight;
    await expect(height).toBeLessThan(2 * link.clientHeight);
    await expectNoSidewaysScroll();
  },
};

export const TheButtonLeavesACardsWordsFreeInGerman: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  decorators: [(CardsOf) => <div style={{ width: 240 }}>{CardsOf()}</div>],
  play: async ({ canvas, userEvent }) => {
    for (const card of canvas.getAllByRole('article')) {
      const button = within(card).getByRole('button', { name: /^Vergleichen: / });
      if (card.matches(':nth-child(-n + 3)')) await userEvent.click(button);
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const covered = [...card.querySelectorAll('[data-part="badges"] > *, [data-part="body"] > *')].filter((words) => {
        const box = words.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
      await expect(covered).toEqual([]);
      await expect(left).toBeGreaterThan(card.getBoundingClientRect().left);
    }
  },
};
