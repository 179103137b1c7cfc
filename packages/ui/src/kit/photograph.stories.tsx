import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { BACKEND_URL } from '../testing/api-answers.ts';
import { apiHandlers } from '../testing/msw-handlers.ts';
import { expectNoSidewaysScroll } from '../testing/story-expectations.ts';
import { Image } from './image.tsx';

const STAND_IN = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';
/** A photograph called so, in the sizes that a backend makes. */
const called = (name: string) => ({
  address: `${BACKEND_URL}/uploads/${name}`,
  widths: [320, 640, 1280],
  formats: ['avif', 'webp'],
  focus: { x: 20, y: 70 },
  standIn: STAND_IN,
});

const meta = {
  title: 'Kit/Image',
  component: Image,
  parameters: { explains: { example: 'Image', parts: [] } },
  args: {
    src: `${BACKEND_URL}/uploads/annapurna.jpg`,
    photo: called('annapurna'),
    fallbackSrc: `${BACKEND_URL}/uploads/placeholder.svg`,
    alt: 'Annapurna at dawn',
    width: 640,
    height: 480,
    style: { display: 'block', width: '100%', maxWidth: 640, height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
  },
} satisfies Meta<typeof Image>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const image = ({ canvas }: PlayContext) => canvas.getByRole<HTMLImageElement>('img', { name: 'Annapurna at dawn' });
const shape = (context: PlayContext) => {
  const { width, height } = image(context).getBoundingClientRect();
  return width / height;
};

export const TheBestSizeAndFormat: Story = {
  play: async (context) => {
    await waitFor(() => expect(image(context).currentSrc).toMatch(/annapurna-(?:320|640|1280)\.avif$/));
    await expect(image(context).srcset).toBe(
      // A picture may be a tenth smaller than its place.
      [
        [320, 352],
        [640, 704],
        [1280, 1408],
      ]
        .map(([width, shown]) => `${BACKEND_URL}/uploads/annapurna-${width}.avif ${shown}w`)
        .join(),
    );
  },
};

const IN_DARK = { ...called('annapurna'), dark: `${BACKEND_URL}/uploads/waterfall` };

export const ADarkPageHasItsOwnPicture: Story = {
  args: { photo: IN_DARK },
  globals: { theme: 'dark' },
  play: (context) => waitFor(() => expect(image(context).currentSrc).toMatch(/waterfall-(?:320|640|1280)\.avif$/)),
};

export const ALightPageHasTheLightPicture: Story = {
  args: { photo: IN_DARK },
  play: (context) => waitFor(() => expect(image(context).currentSrc).toMatch(/annapurna-(?:320|640|1280)\.avif$/)),
};

export const AnUrgentPictureForADarkPageNeedsNoScript: Story = {
  args: { photo: IN_DARK, loading: 'eager', sizes: '640px' },
  globals: { theme: 'dark' },
  play: async (context) => {
    const source = image(context).previousElementSibling;
    await expect(source).toHaveAttribute('srcset', expect.stringMatching(/waterfall-320\.avif/));
    // The page's own theme counts more than the system's.
    await expect(source).toHaveAttribute('media', 'all');
    await waitFor(() => expect(image(context).currentSrc).toMatch(/waterfall-(?:320|640|1280)\.avif$/));
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const TheFocalPointStaysInView: Story = {
  args: { style: { width: 300, height: 80, objectFit: 'cover' } },
  play: (context) => expect(image(context)).toHaveStyle({ objectPosition: '20% 70%' }),
};

export const APlaceholderFillsTheSpaceWhileLoading: Story = {
  args: { photo: called('on-its-way') },
  parameters: {
    msw: [http.get(`${BACKEND_URL}/uploads/on-its-way-:size`, () => delay('infinite')), ...apiHandlers()],
  },
  play: async (context) => {
    await expect(image(context).complete).toBe(false);
    await expect(getComputedStyle(image(context)).backgroundImage).toContain(STAND_IN);
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const WhereItsSizesFailItShowsThePictureItself: Story = {
  // Of a size that does not change: where the browser asks for another one meanwhile, it says nothing of a failure.
  args: { photo: called('missing'), sizes: '640px' },
  play: async (context) => {
    await waitFor(() => expect(image(context).currentSrc).toBe(`${BACKEND_URL}/uploads/annapurna.jpg`));
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const ABrokenPictureFallsBackInTheSameBox: Story = {
  args: { photo: called('missing'), src: `${BACKEND_URL}/uploads/missing.jpg`, sizes: '640px' },
  play: async (context) => {
    await waitFor(() => expect(image(context)).toHaveAttribute('src', context.args.fallbackSrc));
    await waitFor(() => expect(image(context).naturalWidth).toBeGreaterThan(0));
    await expect(image(context).currentSrc).toBe(context.args.fallbackSrc);
    await expect(getComputedStyle(image(context)).backgroundImage).toBe('none');
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const ATallPictureIsCroppedToTheBox: Story = {
  args: { photo: { ...called('waterfall'), focus: { x: 50, y: 20 } } },
  play: async (context) => {
    await waitFor(() => expect(image(context).naturalWidth).toBeGreaterThan(0));
    await expect(shape(context)).toBeCloseTo(4 / 3, 2);
  },
};

export const APictureWithOneSize: Story = {
  args: { photo: undefined },
  play: async (context) => {
    await expect(image(context).srcset).toBe('');
    await expect(image(context)).toHaveAttribute('src', `${BACKEND_URL}/uploads/annapurna.jpg`);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectNoSidewaysScroll };
