import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { PageTabs } from './page-tabs.tsx';
import { StoryOffice } from './testing/story-office.tsx';

const PAGES = ['Today', 'Bookings', 'Departures', 'Messages', 'Every dollar', 'Colleagues', 'Audit log', 'Passkeys'];

/** The pages of the office. */
const meta = {
  title: 'Office/Page tabs',
  component: PageTabs,
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage } },
  args: {
    label: 'Office pages',
    pages: PAGES.map((name) => ({ path: `/office/${name.toLowerCase()}`, name })),
    current: '/office/bookings/TH-4F7W2C',
  },
  render: (args) => (
    <StoryOffice address="/office">
      <PageTabs {...args} />
    </StoryOffice>
  ),
} satisfies Meta<typeof PageTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAPageBelow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expectNoSidewaysScroll();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Office pages: Bookings' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('link')).toHaveLength(PAGES.length);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectNoSidewaysScroll();
  },
};

export const TwoOnAPhone: Story = {
  args: {
    label: 'Views',
    pages: [
      { path: '/list', name: 'List' },
      { path: '/calendar', name: 'Calendar' },
    ],
    current: '/list',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toBeVisible();
  },
};

export const InTheDark: Story = { ...OnAPhone, globals: { viewport: { value: 'phone' }, theme: 'dark' } };
