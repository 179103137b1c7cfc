import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { BookingPage } from './booking-page.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { bookingHandlers, storyInvoices, storyMade } from './testing/story-bookings.ts';
import { StoryOffice } from './testing/story-office.tsx';

/** A booking that the office has made by hand, as its page shows it. The office is in English only. */
const meta: Meta = {
  title: 'Office/Booking by hand',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: bookingHandlers() },
  render: () => (
    <StoryOffice address="/office/bookings/TH-4F7W2C">
      <BookingPage reference="TH-4F7W2C" />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj;

export const WithItsLink: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    const link = await canvas.findByLabelText('Payment link');
    await expect(link).toHaveValue(storyMade.paymentLink);
    await expect(canvas.getByText('January 4, 2030')).toBeVisible();
    await expect(canvas.getByText('WhatsApp')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+975 17 555011' })).toHaveAttribute('href', 'tel:+97517555011');
    await expect(canvas.getByRole('link', { name: 'office@trek.example' })).toHaveAttribute(
      'href',
      'mailto:office%40trek.example',
    );
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expectNotice(context, 'success', 'The link is copied.');
    await expect(written).toEqual([storyMade.paymentLink]);
  },
};

export const HeldLonger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold the places' }));
    const dialog = within(await openDialog('Hold the places'));
    await expect(dialog.getByLabelText(/^Hold the places until/)).toHaveValue('2030-01-04');
  },
};

export const Paid: Story = {
  parameters: {
    msw: bookingHandlers({ one: { ...storyMade, status: 'confirmed', heldUntil: null, paymentLink: null } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came by')).toBeVisible();
    await expect(canvas.queryByLabelText('Payment link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Hold the places' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Payment link')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Payment link')).toBeVisible();
  },
};

const invoiced = { ...storyMade, status: 'confirmed' as const, paymentLink: null, invoices: storyInvoices };
const renderInvoice = (number: string) => () => (
  <StoryOffice address={`/office/bookings/TH-4F7W2C/invoices/${number}`}>
    <InvoicePage reference="TH-4F7W2C" number={number} />
  </StoryOffice>
);

export const WithInvoices: Story = {
  parameters: { msw: bookingHandlers({ one: invoiced }) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Invoice I-00018' });
    await expect(link).toHaveAttribute('href', '/office/bookings/TH-4F7W2C/invoices/I-00018');
    await expect(canvas.getByRole('link', { name: 'Credit note C-00004' })).toBeVisible();
    await expect(canvas.getByText('-$2,731')).toBeVisible();
  },
};

export const WithoutAnInvoice: Story = {
  parameters: { msw: bookingHandlers({ one: { ...invoiced, invoices: [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^None was issued/)).toBeVisible();
  },
};

export const AnInvoice: Story = {
  parameters: { msw: bookingHandlers({ one: invoiced }) },
  render: renderInvoice('I-00018'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    for (const text of ['Himal Insurance Ltd', '1 Claims Road', 'TH-4F7W2C', '$2,731'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
      'href',
      '/office/bookings/TH-4F7W2C',
    );
  },
};

export const AnInvoiceOnAPhone: Story = {
  ...AnInvoice,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Himal Insurance Ltd')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const AnInvoiceThatIsNotThere: Story = {
  parameters: { msw: bookingHandlers({ one: invoiced }) },
  render: renderInvoice('I-00099'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking has no such invoice.')).toBeVisible();
  },
};
