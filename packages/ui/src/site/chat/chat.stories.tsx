import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { de } from '../../messages/de.ts';
import { worldOf } from '../../testing/story-world.ts';
import { chatAnatomy } from './chat.anatomy.ts';
import { DefaultChat } from './chat.tsx';

const meta = {
  title: 'Chat/Chat',
  component: DefaultChat,
  parameters: { explains: { parts: [chatAnatomy], machine: 'chat' } },
  args: {
    contacts: [
      { name: 'Sunita Tamang', role: 'Trip planning', href: 'https://wa.me/61491570006' },
      { name: 'Kamal Adhikari', role: 'Permits and bookings', href: 'https://wa.me/61491570156' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DefaultChat>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const pass = (context: PlayContext, ms: number) => worldOf(context).clock.advance(ms);
const HINT = 'Need Help? Chat with us';
const launcher = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Chat with us' });

export const HiddenAtFirst: Story = {
  play: async (context) => {
    await pass(context, 1799);
    await expect(context.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const TheButtonAppears: Story = {
  play: async (context) => {
    await pass(context, 1800);
    await expect(await launcher(context)).toHaveAttribute('aria-expanded', 'false');
    await expect(context.canvas.queryByText(HINT)).not.toBeInTheDocument();
  },
};

/** Its code came late, and the page's time ran meanwhile. */
export const TheButtonAppearsAfterTheRemainingTime: Story = {
  args: { loadedMsAgo: 500 },
  play: async (context) => {
    await pass(context, 1299);
    await expect(context.canvas.queryByRole('button')).not.toBeInTheDocument();
    await pass(context, 1);
    await launcher(context);
    await pass(context, 1200);
    await expect(await context.canvas.findByText(HINT)).toBeVisible();
  },
};

export const TheButtonAppearsAtOnceAfterItsTime: Story = {
  args: { loadedMsAgo: 60_000 },
  play: async (context) => {
    await pass(context, 0);
    await launcher(context);
  },
};

export const TheHintAppears: Story = {
  play: async (context) => {
    await pass(context, 1800 + 1200);
    await expect(await context.canvas.findByText(HINT)).toBeVisible();
  },
};

export const TheHintDisappears: Story = {
  play: async (context) => {
    await pass(context, 1800 + 3700);
    await launcher(context);
    await expect(context.canvas.queryByText(HINT)).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pass(context, 3000);
    await userEvent.click(await launcher(context));
    const people = await canvas.findAllByRole('link');
    await expect(people.map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/61491570006',
      'https://wa.me/61491570156',
    ]);
    await expect(canvas.queryByText(HINT)).not.toBeInTheDocument();
  },
};

/** In the language of the provider's `messages`. */
export const OpenInGerman: Story = {
  globals: { language: 'de' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pass(context, 3000);
    await expect(await canvas.findByText(de.chat.hint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: de.chat.open }));
    await expect(await canvas.findByRole('heading', { name: de.chat.title })).toBeVisible();
    await expect(canvas.getByText(de.chat.text)).toBeVisible();
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const OnAPhoneItLeavesAFormInUseFree: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <form>
        <button type="submit">Send</button>
      </form>
      <DefaultChat {...args} />
    </>
  ),
  play: async (context) => {
    await pass(context, 1800 + 3700);
    const button = await launcher(context);
    const { x, y, width, height } = button.getBoundingClientRect();
    const isPressable = () => button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    await expect(isPressable()).toBe(true);
    await context.userEvent.tab();
    await expect(context.canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await expect(isPressable()).toBe(false);
    await expect(button).not.toBeVisible();
    await context.userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toBeVisible();
    await expect(isPressable()).toBe(true);
  },
};

export const EscapeClosesAndRestoresFocus: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pass(context, 1800);
    await userEvent.click(await launcher(context));
    (await canvas.findAllByRole('link'))[0]?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
    await expect(await launcher(context)).toHaveFocus();
  },
};

export const EscapeClosesRegardlessOfFocus: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pass(context, 1800);
    await userEvent.click(await launcher(context));
    await canvas.findAllByRole('link');
    // Safari gives none to a button that is clicked.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

export const EscapeClosesTheDialogAboveFirst: Story = {
  render: (args) => (
    <>
      <DefaultChat {...args} />
      <div role="dialog" aria-label="Book This Trek">
        <button type="button">Continue to Payment</button>
      </div>
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pass(context, 1800);
    await userEvent.click(await launcher(context));
    await canvas.findAllByRole('link');
    canvas.getByRole('button', { name: 'Continue to Payment' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
