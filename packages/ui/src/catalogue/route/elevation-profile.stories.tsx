import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { everestWalk, hastyWalk, lowWalk } from '../../testing/story-walks.ts';
import { DefaultElevationProfile } from './elevation-profile.tsx';
import { elevationProfileAnatomy } from './route.anatomy.ts';

const meta = {
  title: 'Walk/ElevationProfile',
  component: DefaultElevationProfile,
  parameters: { explains: { parts: [elevationProfileAnatomy] } },
  args: { days: everestWalk },
} satisfies Meta<typeof DefaultElevationProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Points all along the line, on the screen. */
function linePoints(root: HTMLElement) {
  const line = root.querySelector('[data-kind="line"]') as SVGPathElement;
  const matrix = line.getScreenCTM() as DOMMatrix;
  const length = line.getTotalLength();
  return Array.from({ length: 1001 }, (_, step) =>
    line.getPointAtLength((length * step) / 1000).matrixTransform(matrix),
  );
}

/** Texts of the chart that its line goes through. */
function crossedLabels(root: HTMLElement) {
  const points = linePoints(root);
  return [...root.querySelectorAll('text')].filter((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    return points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
  });
}

export const NightByNight: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: /Elevation profile/ })).toHaveTextContent(
      '11 nights between 2,610 m and 5,164 m above sea level',
    );
    await userEvent.click(canvas.getByText('Night by night'));
    const row = canvas.getByRole('row', { name: /Gorak Shep/ });
    await expect(row).toHaveTextContent('8Gorak Shep5,164 m+254 m');
    await expect(canvas.getByRole('row', { name: /Lukla/ })).toHaveTextContent('−580 m');
  },
};

export const FromTheLowlandsUp: Story = {
  args: { days: everestWalk.map((day, index) => ({ ...day, altitude: index === 0 ? 150 : day.altitude })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 m')).toBeVisible();
    await expect(canvas.queryByText('-1,000 m')).not.toBeInTheDocument();
  },
};

export const ANightIsPointedAt: Story = {
  args: { dayHref: (day: number) => `#day-${day}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Point at or tap the line to see a night.')).toBeVisible();
    const picker = canvas.getByRole('slider', { name: 'Night' });
    await expect(picker).toHaveAttribute('aria-valuetext', 'Day 8: Gorak Shep, 5,164 m');
    await fireEvent.change(picker, { target: { value: '6' } });
    const link = await canvas.findByRole('link', { name: 'Day 7: Lobuche, 4,910 m' });
    await expect(link).toHaveAttribute('href', '#day-7');
    await expect(link.parentElement).toHaveTextContent('(+550 m)');
    await expect(picker).toHaveAttribute('aria-valuetext', 'Day 7: Lobuche, 4,910 m');
    for (const value of ['1', '4', '9']) {
      await fireEvent.change(picker, { target: { value } });
      await expect(crossedLabels(canvasElement)).toEqual([]);
    }
  },
};

export const MarkedNightsAndTheirSource: Story = {
  args: { days: hastyWalk },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('On 2 nights above 3,000 m you sleep more than 500 m higher than the night before.'),
    ).toBeVisible();
    await expect(canvas.getByText(/2 nights come after four or more nights with gain/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Wilderness Medical Society/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.1016/j.wem.2019.04.006',
    );
    await userEvent.click(canvas.getByText('Night by night'));
    await expect(canvas.getByRole('row', { name: /High Camp/ })).toHaveTextContent(
      'More than 500 m higher than the night before',
    );
  },
};

export const SteepNightsAndWhatIsDoneAboutThem: Story = {
  args: {
    days: everestWalk.map((day) =>
      day.day === 2 ? { ...day, precaution: 'A second night at the same height, with a walk up and back.' } : day,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '11 nights, the highest at 5,164 m. Above 3,000 m, the steepest gain from one night to the next is 830 m. Nights of rest: 2.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('On 2 nights above 3,000 m', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What we do about it' })).toBeVisible();
    await expect(canvas.getByText('Day 2, Namche Bazaar:').closest('li')).toHaveTextContent(
      'Day 2, Namche Bazaar: A second night at the same height, with a walk up and back.',
    );
  },
};

export const TheLastDayHasNoNight: Story = {
  args: { days: everestWalk.map((day) => (day.day === 11 ? { ...day, accommodation: null } : day)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('10 nights between 2,610 m and 5,164 m');
  },
};

export const AWalkThatStaysLow: Story = {
  args: { days: lowWalk },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No night on this trek is above 3,000 m.')).toBeVisible();
    await expect(canvas.getByText(/^\d+ nights, the highest at [\d,]+ m\.$/)).toBeVisible();
  },
};

export const AGentleWalk: Story = {
  args: { days: everestWalk.slice(2, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Above 3,000 m you never sleep more than 500 m/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { days: [...everestWalk, ...hastyWalk].map((day, index) => ({ ...day, day: index + 1 })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('text')];
    await expect(labels.map((label) => label.textContent)).toEqual(
      expect.arrayContaining(['3,000 m', 'Thorong La 5,416 m']),
    );
    await expect(crossedLabels(canvasElement)).toEqual([]);
  },
};

export const TooFewNightsForAProfile: Story = {
  args: { days: everestWalk.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
