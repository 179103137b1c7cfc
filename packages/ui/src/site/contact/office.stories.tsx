import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { officeAnatomy, officeMapAnatomy } from './contact.anatomy.ts';
import { DefaultOffice, type OfficeFacts } from './office.tsx';
import { DefaultOfficeMap } from './office-map.tsx';
import * as OfficeMap from './office-map-parts.tsx';
import * as Office from './office-parts.tsx';

const facts: OfficeFacts = {
  address: ['Chaksibari Marg, Thamel', 'Kathmandu, Nepal'],
  phones: ['+977 1 5550103', '+977 980 0000103'],
  emails: { information: 'info@example.com', bookings: 'bookings@example.com' },
  hours: ['Sunday to Friday 9am-5pm', 'Saturday 10am-2pm'],
  social: [{ name: 'Facebook', href: 'https://www.facebook.com/' }],
  place: { latitude: 27.7154, longitude: 85.3107 },
};

const meta = {
  title: 'Contact/Office',
  component: DefaultOffice,
  parameters: { explains: { parts: [officeAnatomy, officeMapAnatomy] } },
  args: { facts },
} satisfies Meta<typeof DefaultOffice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryContact: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Chaksibari Marg, Thamel', 'Sunday to Friday 9am-5pm', 'Saturday 10am-2pm'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+977 1 5550103' })).toHaveAttribute('href', 'tel:+97715550103');
    await expect(canvas.getByRole('link', { name: 'bookings@example.com' })).toHaveAttribute(
      'href',
      'mailto:bookings@example.com',
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const frame = 'data:text/html,<html lang="en"><title>Map</title><body>Map</body></html>';

export const TheMapLoadsOnRequest: Story = {
  render: () => <DefaultOfficeMap placeName="Thamel, Kathmandu" frameUrl={frame} pageUrl="https://example.com/map" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Map of Thamel, Kathmandu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible();
  },
};

export const TheMapIsShown: Story = {
  ...TheMapLoadsOnRequest,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the map' }));
    const map = await canvas.findByTitle('Map of Thamel, Kathmandu');
    await expect(map).toHaveAttribute('src', frame);
    await waitFor(() => expect(map).toHaveFocus());
  },
};

/** A fact of the host's own, and the map without its drawing. */
export const CustomComposition: Story = {
  render: () => (
    <>
      <Office.Root className="my-office">
        <Office.Title>Come and see us</Office.Title>
        <Office.Facts>
          <Office.Fact icon="clock" label="Open">
            From nine to five
          </Office.Fact>
        </Office.Facts>
      </Office.Root>
      <OfficeMap.Root placeName="Thamel" frameUrl={frame} pageUrl="https://example.com/map" aria-label="The way">
        <OfficeMap.Frame>
          <OfficeMap.Show>Show me</OfficeMap.Show>
        </OfficeMap.Frame>
      </OfficeMap.Root>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Come and see us' })).toHaveClass('my-office');
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await waitFor(() => expect(canvas.getByTitle('Map of Thamel')).toHaveFocus());
  },
};
