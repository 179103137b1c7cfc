import '@fontsource-variable/figtree/wght.css';
import '@fontsource/fraunces/600.css';
import './document.css';
import '../packages/workbench/src/view/workbench.css';
import '../packages/workbench/src/view/desk.css';
import '../packages/ui/src/skin.css.ts';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { apiHandlers } from '../packages/ui/src/testing/msw-handlers.ts';
import { STORY_LANGUAGES } from '../packages/ui/src/testing/story-languages.ts';
import { StoryStage } from '../packages/ui/src/testing/story-stage.tsx';
import { loadWorld, worldOf } from '../packages/ui/src/testing/story-world.ts';
import { expectQuietConsole, watchConsole } from './console-watch.ts';
import { startWorker } from './worker.ts';

// How long a story waits for an answer of the worker before it fails, on a busy machine too.
configure({ asyncUtilTimeout: 10_000 });

// Docs alone need them: no story waits for their code.
const DocsContainer = lazy(() => import('./docs/docs-container.tsx'));
const DocsPage = lazy(() => import('./docs/docs-page.tsx'));

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker), loadWorld],
  beforeEach: watchConsole,
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
    docs: { container: DocsContainer, page: DocsPage },
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
        // In the contract's order: everything that all visitors see, then accounts and booking, then the machines.
        order: [
          'Introduction',
          'Guides',
          'Changelog',
          'Kit',
          'Late',
          'Navigation',
          'Search',
          'Catalogue',
          'Walk',
          'Blog',
          'Chat',
          'Contact',
          'Session',
          'Booking',
          'Payment',
          'Profile',
          'Mails',
          'Workbench',
          [
            'Guide',
            'Session',
            'Google Callback',
            'Booking',
            'Payment',
            'Chat',
            'Search',
            'Listing',
            'Form',
            'Password Change',
            'Mega Menu',
            'Bad input',
            'Own answers',
          ],
        ],
      },
    },
  },
};

export default preview;
