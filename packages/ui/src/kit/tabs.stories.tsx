import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { tabsAnatomy } from './kit.anatomy.ts';
import { DefaultTabs } from './tabs.tsx';
import * as Tabs from './tabs-parts.tsx';

const meta = {
  title: 'Kit/Tabs',
  component: DefaultTabs,
  parameters: { explains: { example: 'Tabs', parts: [tabsAnatomy] } },
  args: {
    label: 'Annapurna Base Camp Trek',
    onValueChange: fn(),
    tabs: [
      { id: 'overview', label: 'Overview', content: <p>Twelve days to the foot of Annapurna.</p> },
      { id: 'itinerary', label: 'Itinerary', content: <p>Day 1: Pokhara.</p> },
      { id: 'gallery', label: 'Gallery', content: <p>Photographs.</p> },
    ],
  },
} satisfies Meta<typeof DefaultTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheFirstTabIsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve days to the foot of Annapurna.');
  },
};

export const APressOpensAnotherTab: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Itinerary' }));
    await waitFor(() => expect(canvas.getByText('Day 1: Pokhara.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Twelve days to the foot of Annapurna.')).not.toBeVisible());
    await expect(args.onValueChange).toHaveBeenCalledWith('itinerary', { reason: 'press' });
  },
};

export const ThePressedTabIsPaintedBeforeItsPanel: Story = {
  play: async ({ canvas, canvasElement }) => {
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      changes.push([...new Set(records.map(({ attributeName }) => attributeName))].join());
    });
    observer.observe(canvasElement, { subtree: true, attributeFilter: ['aria-selected', 'hidden'] });
    // Storybook's own events wait until React has rendered everything.
    canvas.getByRole('tab', { name: 'Gallery' }).click();
    await waitFor(() => expect(canvas.getByText('Photographs.')).toBeVisible());
    observer.disconnect();
    await expect(changes).toEqual(['aria-selected', 'hidden']);
  },
};

export const ArrowKeysMoveBetweenTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Itinerary' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Gallery' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Photographs.')).toBeVisible());
  },
};

export const ArrowKeysFromRightToLeft: Story = {
  decorators: [(Example) => <div dir="rtl">{Example()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Itinerary' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus());
  },
};

export const DefaultValue: Story = {
  args: { defaultValue: 'gallery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Gallery' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const CustomComposition: Story = {
  render: () => (
    <Tabs.Root defaultValue="after">
      <Tabs.Panel value="before">Boots, and a warm jacket.</Tabs.Panel>
      <Tabs.Panel value="after">A hot shower.</Tabs.Panel>
      <Tabs.List aria-label="Around a trek">
        <Tabs.Trigger value="before">Before</Tabs.Trigger>
        <Tabs.Trigger value="after" className="of-host">
          After
        </Tabs.Trigger>
      </Tabs.List>
    </Tabs.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'After' })).toHaveTextContent('A hot shower.');
    await userEvent.click(canvas.getByRole('tab', { name: 'After' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Before' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel', { name: 'Before' })).toBeVisible();
  },
};
