import '@fontsource-variable/figtree/wght.css';
import '@fontsource/fraunces/600.css';
import './document.css';
import '../packages/workbench/src/view/workbench.css';
import '../packages/workbench/src/view/desk.css';
import '../packages/ui/src/skin.css.ts';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, type PropsWithChildren } from 'react';
import { watchInteraction } from '../packages/ui/src/core/lazy/first-interaction.ts';
import { apiHandlers } from '../packages/ui/src/testing/msw-handlers.ts';
import { STORY_LANGUAGES } from '../packages/ui/src/testing/story-languages.ts';
import { StoryStage } from '../packages/ui/src/testing/story-stage.tsx';
import { loadWorld, worldOf } from '../packages/ui/src/testing/story-world.ts';
import { expectQuietConsole, watchConsole } from './console-watch.ts';
import { watchPlay } from './failure-line.ts';
import { showAtOwnSize } from './own-size.ts';
import { plainControls } from './plain-controls.ts';
import { startWorker } from './worker.ts';

// A story is opened by a visitor who has used the page before: code that waits for the first interaction loads at once.
void watchInteraction(window);
window.dispatchEvent(new Event('scroll'));

// Docs alone need them: no story waits for their code.
const DocsContainer = lazy(() => import('./docs/docs-container.tsx'));
const DocsPage = lazy(() => import('./docs/docs-page.tsx'));

// Parameters go to the manager with each story. A lazy component in them, which has React's notes for developers, makes
// Storybook lose the story's args on the way, and all controls with them.
const Container = (props: PropsWithChildren<DocsContainerProps>) => <DocsContainer {...props} />;

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [showAtOwnSize, mswLoader(startWorker), loadWorld],
  argTypesEnhancers: [plainControls],
  beforeEach: [watchPlay, watchConsole],
  afterEach: expectQuietConsole,
  decorators: [
    (Story, context) => {
      document.documentElement.dataset.trekTheme = context.globals.theme;
      return (
        <StoryStage world={worldOf(context)} language={context.globals.language}>
          <Story />
        </StoryStage>
      );
    },
  ],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(STORY_LANGUAGES).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  parameters: {
    msw: apiHandlers(),
    a11y: { test: 'error' },
    docs: { container: Container, page: () => <DocsPage /> },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        // First the ways in, then the bench; components in the contract's order, those for all visitors first.
        order: [
          'Start here',
          'Workbench',
          [
            'Guide',
            'Session',
            'Google Callback',
            'Booking',
            'Payment',
            'Balance',
            'Cancellation',
            'Chat',
            'Search',
            'Search suggestions',
            'Form',
            'Mailed Code',
            'Password Change',
            'Saved Treks',
            'Mega Menu',
            'Tests of the bench',
          ],
          'Rules',
          'Introduction',
          'Guides',
          'Changelog',
          'Kit',
          'Navigation',
          'Search',
          'Catalogue',
          'Walk',
          'Blog',
          'Chat',
          'Contact',
          'Session',
          'Booking',
          ['BookingPanel', 'Booking', ['Docs', '*']],
          'Payment',
          'Manage booking',
          'Profile',
          'Embed',
          'Office',
          'Mails',
          'Inside the kit',
        ],
      },
    },
  },
};

export default preview;
