import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { BACKEND_URL } from '../../testing/api-answers.ts';
import { storyTrek } from '../../testing/story-treks.ts';
import { DefaultGallery } from './gallery.tsx';
import * as Gallery from './gallery-parts.tsx';
import { DefaultPictureViewer } from './picture-viewer.tsx';
import * as PictureViewer from './picture-viewer-parts.tsx';
import { pictureViewerAnatomy } from './trek-page.anatomy.ts';

const { title, images } = storyTrek;
const closed = fn();

const meta = {
  title: 'Catalogue/Gallery',
  component: DefaultGallery,
  args: { title, images },
  parameters: { explains: { parts: [pictureViewerAnatomy] } },
} satisfies Meta<typeof DefaultGallery>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const thumbnail = ({ canvas }: PlayContext, index: number) =>
  canvas.getByRole('link', { name: `Annapurna Base Camp Trek, ${index} / 3` });
const viewer = () => screen.findByRole('dialog', { name: 'Pictures of Annapurna Base Camp Trek' });
const expectShown = async (index: number, count = images.length) => {
  await expect(await screen.findByText(`Picture ${index} of ${count}`)).toBeVisible();
  await expect(screen.getByRole('dialog').querySelector('img')).toHaveAccessibleName(`${title}, ${index} / ${count}`);
};

/** The viewer as it opens from the second picture. */
const opened: Story = {
  render: ({ title, images, photos }) => (
    <DefaultPictureViewer
      {...{ title, images, photos }}
      defaultShown={Math.min(1, images.length - 1)}
      onClose={closed}
    />
  ),
};

export const Thumbnails: Story = {
  play: async (context) => {
    await expect(thumbnail(context, 1)).toHaveAttribute('href', images[0]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const APressShowsThePictureLarge: Story = {
  play: async (context) => {
    await context.userEvent.click(thumbnail(context, 2));
    await viewer();
    await expectShown(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close pictures' })).toHaveFocus());
  },
};

export const ClosingRestoresFocus: Story = {
  play: async (context) => {
    await context.userEvent.click(thumbnail(context, 2));
    await viewer();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(thumbnail(context, 2)).toHaveFocus());
  },
};

const composed = fn();

export const CustomComposition: Story = {
  render: (args) => (
    <Gallery.Root
      {...args}
      className="album"
      renderViewer={(viewer) => (
        <PictureViewer.Root {...viewer} data-album="">
          <PictureViewer.Figure>
            <PictureViewer.Picture />
            <PictureViewer.Caption />
          </PictureViewer.Figure>
          <PictureViewer.Next>Another one</PictureViewer.Next>
          <PictureViewer.Close onClick={composed}>Enough</PictureViewer.Close>
        </PictureViewer.Root>
      )}
    >
      <Gallery.Item index={2}>
        <Gallery.Link>
          <Gallery.Image />
        </Gallery.Link>
      </Gallery.Item>
    </Gallery.Root>
  ),
  play: async (context) => {
    composed.mockClear();
    await context.userEvent.click(thumbnail(context, 3));
    await expect(await viewer()).toHaveAttribute('data-album', '');
    await expectShown(3);
    await context.userEvent.click(screen.getByText('Another one'));
    await expectShown(1);
    await context.userEvent.click(screen.getByText('Enough'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(composed).toHaveBeenCalledOnce();
  },
};

export const ManyPicturesTurnByArrows: Story = {
  ...opened,
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Next picture' }));
    await expectShown(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expectShown(1);
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await expectShown(3);
  },
};

export const ManyPicturesTurnByKeys: Story = {
  ...opened,
  play: async (context) => {
    const dialog = await viewer();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const [key, shown] of [
      ['ArrowRight', 3],
      ['ArrowRight', 1],
      ['ArrowLeft', 3],
      ['Home', 1],
      ['End', 3],
    ] as const) {
      await context.userEvent.keyboard(`{${key}}`);
      await expectShown(shown);
    }
  },
};

export const AltAndArrowStayWithTheBrowser: Story = {
  ...opened,
  play: async () => {
    const dialog = await viewer();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const press = createEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowLeft', altKey: true });
    await fireEvent(document.activeElement as HTMLElement, press);
    await expect(press.defaultPrevented).toBe(false);
    await expectShown(2);
  },
};

export const ManyPicturesTurnBySwiping: Story = {
  ...opened,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const picture = (await viewer()).querySelector('img') as HTMLElement;
    const finger = { pointerType: 'touch', isPrimary: true, clientY: 300 };
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(picture, { ...finger, clientX: from });
      await fireEvent.pointerUp(picture, { ...finger, clientX: to });
    };
    await swipe(300, 100);
    await expectShown(3);
    await swipe(100, 300);
    await expectShown(2);
    await swipe(100, 110);
    await expectShown(2);
  },
};

export const OnePictureDoesNotTurn: Story = {
  ...opened,
  args: { images: images.slice(0, 1) },
  play: async (context) => {
    await expectShown(1, 1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close pictures' })).toHaveFocus());
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await context.userEvent.keyboard('{ArrowRight}');
    await expectShown(1, 1);
  },
};

export const ABrokenPictureFallsBack: Story = {
  ...opened,
  args: { images: [`${BACKEND_URL}/uploads/missing.jpg`] },
  play: async () => {
    const dialog = await viewer();
    await waitFor(() => expect(dialog.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:/)));
  },
};

export const APressOutsideThePictureCloses: Story = {
  ...opened,
  play: async (context) => {
    closed.mockClear();
    const dialog = await viewer();
    await context.userEvent.click(dialog.querySelector('img') as HTMLElement);
    await expect(closed).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.querySelector('figure') as HTMLElement);
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
};

/** The second picture is a photograph in portrait format, with its photographer's name. */
const photos = images.map((image, index) => ({
  address: image.replace(/\.\w+$/, ''),
  ...{ widths: [320, 640, 1280], formats: ['avif', 'webp'] },
  ...(index === 1 ? { width: 1600, height: 2400 } : { width: 2400, height: 1600 }),
  alt: ['A lodge', 'A waterfall', 'A bridge'][index] ?? '',
  ...{ credit: index === 1 ? 'Maya Rai' : null, standIn: null, focus: undefined },
}));

export const PhotographsHaveCaptions: Story = {
  args: { photos },
  play: async (context) => {
    const links = context.canvas.getAllByRole('link');
    await expect(links.map((link) => link.querySelector('img')?.alt)).toEqual(['A lodge', 'A waterfall', 'A bridge']);
    for (const link of links) {
      const { width, height } = (link.querySelector('img') as HTMLElement).getBoundingClientRect();
      await expect(width / height).toBeCloseTo(4 / 3, 2);
    }
  },
};

export const LargePhotographsCreditThePhotographer: Story = {
  ...opened,
  args: { photos },
  play: async (context) => {
    await expect(await screen.findByText('Photo: Maya Rai')).toBeVisible();
    const shown = () => screen.getByRole('dialog').querySelector('img');
    await expect(shown()).toHaveAccessibleName('A waterfall');
    await expect(shown()).toHaveAttribute('height', '2400');
    await context.userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toHaveAccessibleName('A bridge');
    await expect(screen.queryByText(/^Photo:/)).not.toBeInTheDocument();
  },
};

/** The whole picture and its buttons are on the screen, however tall it is. */
const fitsTheScreen: Story['play'] = async () => {
  const dialog = await viewer();
  const parts = [
    dialog.querySelector('img') as HTMLElement,
    screen.getByText('Picture 2 of 3'),
    screen.getByRole('button', { name: 'Next picture' }),
  ];
  for (const part of parts) {
    await waitFor(() => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      expect(width).toBeGreaterThan(0);
      expect([left, top].every((side) => side >= 0)).toBe(true);
      expect(right).toBeLessThanOrEqual(innerWidth);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  }
};

export const ATallPhotographFitsTheScreen: Story = {
  ...opened,
  args: { photos },
  globals: { viewport: { value: 'desktop' } },
  play: fitsTheScreen,
};
export const OnAPhone: Story = {
  ...opened,
  args: { photos },
  globals: { viewport: { value: 'phone' } },
  play: fitsTheScreen,
};
