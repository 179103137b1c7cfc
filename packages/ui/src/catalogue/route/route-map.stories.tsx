import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { ItineraryDay } from '../../api/trek.ts';
import { everestWalk, hastyWalk, lowWalk } from '../../testing/story-walks.ts';
import { routeMapAnatomy } from './route.anatomy.ts';
import { DefaultRouteMap } from './route-map.tsx';

const meta = {
  title: 'Walk/RouteMap',
  component: DefaultRouteMap,
  parameters: { explains: { parts: [routeMapAnatomy] } },
  args: { days: everestWalk },
  render: (args) => (
    <div style={{ maxWidth: 680 }}>
      <DefaultRouteMap {...args} />
    </div>
  ),
} satisfies Meta<typeof DefaultRouteMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlacesAndAScale: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('figure', { name: /Route map/ });
    await expect(map).toHaveTextContent('Phakding to Lukla, 8 overnight stops');
    await expect(map).toHaveTextContent('10 km');
  },
};

const pass = { name: 'Cho La', kind: 'pass', altitude: 5420, coordinates: { latitude: 27.962, longitude: 86.752 } };

export const PassesAndWaysOfTravel: Story = {
  args: {
    days: everestWalk.map((day) => ({
      ...day,
      legs: [{ way: day.day === 1 ? 'drive' : 'walk', distanceKm: 10 }],
      ...(day.day === 8 && { via: [pass] }),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Places and altitudes'));
    await expect(canvas.getByRole('row', { name: /Cho La/ })).toHaveTextContent('Cho Laon the way5,420 m');
    await expect(canvas.getByRole('row', { name: /Namche/ })).toHaveTextContent('Namche Bazaar2, 3, 103,440 m');
    await expect(canvasElement.querySelectorAll('[data-way="walk"]').length).toBeGreaterThan(5);
  },
};

export const ZoomsByButtonsAndKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = await canvas.findByRole('group', { name: /Map of the route/ });
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    const scale = () => canvasElement.querySelector('[data-part="scale"] line')?.getAttribute('x1');
    const whole = scale();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(scale()).not.toBe(whole));
    map.focus();
    await userEvent.keyboard('0');
    await waitFor(() => expect(scale()).toBe(whole));
    await userEvent.keyboard('++{ArrowUp}{ArrowLeft}-');
    await expect(scale()).not.toBe(whole);
  },
};

/** Two fingers zoom the map; one scrolls the page. */
export const ZoomsByTwoFingers: Story = {
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('group', { name: /Map of the route/ });
    const scale = () => canvasElement.querySelector('[data-part="scale"] line')?.getAttribute('x1');
    const whole = scale();
    const { left, top } = map.getBoundingClientRect();
    const touch = (type: string, spreads: number[]) => {
      const touches = spreads.map(
        (x, identifier) => new Touch({ identifier, target: map, clientX: left + x, clientY: top + 100 }),
      );
      return map.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    touch('touchstart', [100]);
    await expect(touch('touchmove', [140])).toBe(true);
    touch('touchstart', [100, 140]);
    await expect(touch('touchmove', [60, 180])).toBe(false);
    await waitFor(() => expect(scale()).not.toBe(whole));
  },
};

export const DownloadsTheRoute: Story = {
  args: { name: 'Everest walk' },
  play: async ({ canvas, userEvent }) => {
    const clicked: HTMLAnchorElement[] = [];
    const stop = (event: Event) => {
      clicked.push(event.target as HTMLAnchorElement);
      event.preventDefault();
    };
    const create = document.createElement.bind(document);
    const spy = spyOn(document, 'createElement').mockImplementation((tag: string) => {
      const element = create(tag);
      if (tag === 'a') element.addEventListener('click', stop);
      return element;
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the route (GPX)' }));
    spy.mockRestore();
    await expect(clicked.map(({ download }) => download)).toEqual(['Everest walk.gpx']);
  },
};

const [homeward] = everestWalk as [ItineraryDay];

/** The flight home, and a camp without coordinates. */
export const PlacesFarAwayAndWithoutAPosition: Story = {
  args: {
    days: [
      ...everestWalk.map((day) => (day.endLocation === 'Lobuche' ? { ...day, coordinates: null } : day)),
      { ...homeward, day: 12, endLocation: 'Kathmandu', coordinates: { latitude: 27.715, longitude: 85.312 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('← Kathmandu, 144 km');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Not on this map: Lobuche.');
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
