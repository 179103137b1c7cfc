/** The build of this Storybook, as its version and commit: `0.2.0 (5025c9bd)`; `development` where it is not known. */
export const THIS_BUILD: string = import.meta.env?.STORYBOOK_BUILD || 'development';
