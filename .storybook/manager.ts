import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandTheme } from './brand-theme.ts';
import './last-run.ts';

addons.setConfig({
  theme: brandTheme(false),
  layoutCustomisations: {
    // A bench has panels of its own, and needs the room.
    showPanel: (state, isShown) => (state.storyId?.startsWith('workbench-') ? false : isShown),
  },
});

// The manager is as light or dark as the page that it shows.
addons.register('trek/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    addons.setConfig({ theme: brandTheme(globals.theme === 'dark') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
