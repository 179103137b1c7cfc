import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ItineraryDay } from '../../api/trek.ts';
import { everestWalk, hastyWalk, lowWalk } from '../../testing/story-walks.ts';
import { RouteMap } from './route-map.tsx';
import { routeMapAnatomy } from './walk.anatomy.ts';

const meta = {
  title: 'Walk/RouteMap',
  component: RouteMap,
  parameters: { explains: { parts: [routeMapAnatomy] } },
  args: { days: everestWalk },
  render: (args) => (
    <div style={{ maxWidth: 680 }}>
      <RouteMap {...args} />
    </div>
  ),
} satisfies Meta<typeof RouteMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlacesAndAScale: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('figure', { name: /Route map/ });
    await expect(map).toHaveTextContent('Phakding to Lukla, 8 overnight stops');
    await expect(map).toHaveTextContent('10 km');
  },
};

const [homeward] = everestWalk as [ItineraryDay];

/** The flight home, and a camp without coordinates. */
export const PlacesNotDrawnAreListed: Story = {
  args: {
    days: [
      ...everestWalk.map((day) => (day.endLocation === 'Lobuche' ? { ...day, coordinates: null } : day)),
      { ...homeward, day: 12, endLocation: 'Kathmandu', coordinates: { latitude: 27.715, longitude: 85.312 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Not on this map: Lobuche, Kathmandu.');
  },
};

export const FromWestToEast: Story = { args: { days: hastyWalk } };

export const OnAPhone: Story = { args: { days: lowWalk }, globals: { viewport: { value: 'phone' } } };

export const WithoutCoordinatesThereIsNoMap: Story = {
  args: { days: everestWalk.map((day) => ({ ...day, coordinates: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
