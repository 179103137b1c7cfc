import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { BACKEND_URL, testPost } from '../../../packages/ui/src/testing/api-answers.ts';
import { demoTreks } from '../../../packages/ui/src/testing/demo-treks.ts';
import { apiHandlers } from '../../../packages/ui/src/testing/msw-handlers.ts';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { PreviewPage } from './preview-page.tsx';
import { type OfficeAnswer, respond, StoryOffice } from './testing/story-office.tsx';

const [trek] = demoTreks;
const title = trek?.title ?? '';

const handlers = (answer: OfficeAnswer = trek ?? {}) => [
  http.get(`${BACKEND_URL}/office/preview/:kind/:slug`, () => respond(answer)),
  ...apiHandlers(),
];

/** A draft as its page will show it, for the office alone. */
const meta: Meta = {
  title: 'Office/Preview',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: handlers() },
  render: () => (
    <StoryOffice address="/office/preview/treks/draft">
      <PreviewPage kind="treks" slug="draft" />
    </StoryOffice>
  ),
};
export default meta;

export const OfATrek: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

export const OfAPost: StoryObj = {
  parameters: { msw: handlers(testPost) },
  render: () => (
    <StoryOffice address="/office/preview/posts/draft">
      <PreviewPage kind="posts" slug="draft" />
    </StoryOffice>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: testPost.title })).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: handlers('silent') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const ThatCantBeRead: StoryObj = {
  parameters: { msw: handlers('broken') },
  play: async ({ canvas, userEvent, ...context }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    workerOf(context).use(...handlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

export const OnAPhoneInTheDark: StoryObj = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
