import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { apiDocumentPlugin } from './api-document.ts';
import { buildName } from './build-name.ts';
import { hostSheetsPlugin } from './host-sheets.ts';
import { llmsTextPlugin } from './llms-text.ts';
import { mailPreviewsPlugin } from './mail-previews.ts';
import { publishedNamesPlugin } from './published-names.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/{ui,workbench}/src/**/*.mdx',
    '../packages/{ui,workbench}/src/**/*.stories.tsx',
    '../sites/office/src/**/*.stories.tsx',
    './mails/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' }],
  // React warns in its development build alone, and a story that makes it warn has failed.
  features: {
    developmentModeForBuild: true,
    // The sidebar’s search finds the rules of the contract by their number and their words.
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The only one that follows types from file to file, as the docs pages need them.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The published sources alone: to read stories and tests as well takes a quarter longer.
      tsconfigPath: 'packages/ui/tsconfig.build.json',
      // A part's own attributes, not the hundreds of its element.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: false,
      savePropValueAsString: true,
    },
  },
  // The workbench writes it into its links.
  env: (given, { configType }) => ({ ...given, ...(configType === 'PRODUCTION' && { STORYBOOK_BUILD: buildName() }) }),
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [
        react(),
        vanillaExtractPlugin({ identifiers: 'short' }),
        llmsTextPlugin(),
        hostSheetsPlugin(),
        publishedNamesPlugin(),
        apiDocumentPlugin(),
        mailPreviewsPlugin(),
      ],
      // One page that loads every story: its size is no visitor's concern.
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
