import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { BACKEND_URL } from '../testing/api-answers.ts';
import { apiHandlers } from '../testing/msw-handlers.ts';
import { expectNoSidewaysScroll } from '../testing/story-expectations.ts';
import { HeroImage } from './image.tsx';

const meta = {
  title: 'Kit/HeroImage',
  component: HeroImage,
  args: {
    src: `${BACKEND_URL}/uploads/annapurna.jpg`,
    fallbackSrc: `${BACKEND_URL}/uploads/placeholder.svg`,
    alt: 'Annapurna at dawn',
    style: { display: 'block', width: '100%', height: 'auto' },
  },
} satisfies Meta<typeof HeroImage>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const picture = ({ canvas }: PlayContext) => canvas.getByRole<HTMLImageElement>('img', { name: 'Annapurna at dawn' });
/** Width and height as the page sees them, as a fraction. */
const shape = (context: PlayContext) => {
  const { width, height } = picture(context).getBoundingClientRect();
  return width / height;
};

export const LoadsFirst: Story = {
  play: async (context) => {
    await waitFor(() => expect(picture(context).naturalWidth).toBeGreaterThan(0));
    await expect(picture(context)).toHaveAttribute('loading', 'eager');
    await expect(picture(context)).toHaveAttribute('fetchpriority', 'high');
  },
};

export const KeepsItsSpaceWhileLoading: Story = {
  args: { src: `${BACKEND_URL}/uploads/on-its-way.jpg` },
  parameters: { msw: [http.get(`${BACKEND_URL}/uploads/on-its-way.jpg`, () => delay('infinite')), ...apiHandlers()] },
  play: async (context) => {
    await expect(picture(context).complete).toBe(false);
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const ABrokenPictureFallsBackInTheSameBox: Story = {
  args: { src: `${BACKEND_URL}/uploads/missing.jpg` },
  play: async (context) => {
    await waitFor(() => expect(picture(context)).toHaveAttribute('src', context.args.fallbackSrc));
    await waitFor(() => expect(picture(context).naturalWidth).toBeGreaterThan(0));
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectNoSidewaysScroll };
