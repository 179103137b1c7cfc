import { addons } from 'storybook/manager-api';

addons.setConfig({
  layoutCustomisations: {
    // A bench has panels of its own, and needs the room.
    showPanel: (state, isShown) => (state.storyId?.startsWith('workbench-') ? false : isShown),
  },
});
