import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everestWalk, hastyWalk, lowWalk } from '../testing/story-walks.ts';
import { RouteMap } from './route-map.tsx';
import { routeMapParts } from './walk.parts.ts';

const meta = {
  title: 'Walk/RouteMap',
  component: RouteMap,
  parameters: { explains: { parts: [routeMapParts] } },
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
    await expect(map).toHaveTextContent('From Phakding to Lukla by 8 places');
    await expect(map).toHaveTextContent('10 km');
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
