import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { storyMenu, storyOffer, storyPages } from '../../testing/story-menu.ts';
import { worldOf } from '../../testing/story-world.ts';
import { DefaultMegaMenu } from './mega-menu.tsx';
import { megaMenuAnatomy } from './navigation.anatomy.ts';

const meta = {
  title: 'Navigation/DefaultMegaMenu',
  component: DefaultMegaMenu,
  parameters: { explains: { parts: [megaMenuAnatomy], machine: 'megaMenu' } },
  args: { path: '/', data: ready(storyMenu), offer: storyOffer, pages: storyPages, onLoadData: fn() },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <header style={{ position: 'relative', display: 'flex', height: 72, marginBottom: 620 }}>
      <DefaultMegaMenu {...args} />
    </header>
  ),
} satisfies Meta<typeof DefaultMegaMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const item = ({ canvas }: PlayContext, name: string) => canvas.getByRole('link', { name });
const pass = (context: PlayContext, ms: number) => worldOf(context).clock.advance(ms);
const everest = (context: PlayContext) => context.canvas.findByRole('link', { name: 'Everest' });

export const Closed: Story = {
  play: async (context) => {
    const names = context.canvas.getAllByRole('link').map((link) => link.textContent?.trim());
    await expect(names).toEqual(['Nepal Trekking', 'Activities', 'India', 'Bhutan', 'Tibet', 'About Us', 'Blog']);
    await expect(item(context, 'Nepal Trekking')).toHaveAttribute('href', '/treks?country=Nepal');
  },
};

export const HoverOpensNepalAfterADelay: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.hover(item(context, 'Nepal Trekking'));
    await expect(args.onLoadData).toHaveBeenCalled();
    await pass(context, 199);
    await expect(canvas.queryByRole('link', { name: 'All Nepal treks' })).not.toBeInTheDocument();
    await pass(context, 1);
    // The first region is selected, and its treks stand beside it.
    await expect(await canvas.findByRole('link', { name: /Annapurna Base Camp Trek/ })).toBeVisible();
    await userEvent.hover(await everest(context));
    await expect(await canvas.findByRole('link', { name: /Everest Base Camp Trek/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Annapurna Base Camp Trek/ })).not.toBeInTheDocument();
  },
};

/** As a press does that was kept until the menu's code came: nothing came near before. */
export const OpeningRequestsTheData: Story = {
  play: async (context) => {
    await fireEvent.click(item(context, 'Bhutan'));
    await expect(await context.canvas.findByRole('link', { name: /Druk Path Trek/ })).toBeVisible();
    await expect(context.args.onLoadData).toHaveBeenCalled();
  },
};

export const LeavingClosesAfterADelay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.hover(item(context, 'Bhutan'));
    await pass(context, 200);
    await expect(await canvas.findByRole('link', { name: /Druk Path Trek/ })).toBeVisible();
    await userEvent.hover(item(context, 'Blog'));
    await pass(context, 150);
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Druk Path Trek/ })).not.toBeInTheDocument());
  },
};

export const EscapeClosesAHoveredMenu: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.hover(item(context, 'Bhutan'));
    await pass(context, 200);
    await expect(await canvas.findByRole('link', { name: /Druk Path Trek/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Druk Path Trek/ })).not.toBeInTheDocument());
  },
};

export const KeysOpenMoveAndClose: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    item(context, 'Nepal Trekking').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Annapurna' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Everest' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /Everest Base Camp Trek/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Everest' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(item(context, 'Nepal Trekking')).toHaveFocus();
    await expect(item(context, 'Nepal Trekking')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EnterOpensAndClosesAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    item(context, 'About Us').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Message from the Chairman' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Team' })).not.toBeInTheDocument());
  },
};

export const LosingFocusClosesIt: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    item(context, 'About Us').focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Team' });
    await userEvent.tab({ shift: true });
    await expect(item(context, 'Tibet')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Team' })).not.toBeInTheDocument());
  },
};

export const ActivitiesHaveSixCategories: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(item(context, 'Activities'));
    const category = await canvas.findByRole('link', { name: 'Heli-Mountain flight tours' });
    await expect(category).toHaveAttribute('href', '/treks?activity=heli-mountain-flight-tours');
    await userEvent.click(category);
    await expectVisit(context, '/treks?activity=heli-mountain-flight-tours');
    await waitFor(() => expect(category).not.toBeInTheDocument());
  },
};

export const ATapSelectsBeforeItFollows: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(item(context, 'Nepal Trekking'));
    const region = await everest(context);
    fireEvent.pointerDown(region, { pointerType: 'touch' });
    fireEvent.click(region);
    await expect(await canvas.findByRole('link', { name: /Everest Base Camp Trek/ })).toBeVisible();
    fireEvent.pointerDown(region, { pointerType: 'touch' });
    fireEvent.click(region);
    await expectVisit(context, '/treks?region=90');
  },
};

export const Loading: Story = {
  args: { data: loading },
  play: async (context) => {
    await context.userEvent.click(item(context, 'Tibet'));
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Loading menu...');
  },
};

export const Failed: Story = {
  args: { data: failed('Network error', fn()) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(item(context, 'India'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading treks. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(context.args.data.retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { data: ready({ regions: [], treks: [] }) },
  play: async (context) => {
    await context.userEvent.click(item(context, 'India'));
    await expect(await context.canvas.findByText('No treks here yet.')).toBeVisible();
  },
};
