export { savedTreksTexts } from './saved-treks.texts.ts';
export { DefaultSavedTreks, type DefaultSavedTreksProps } from './saved-treks.tsx';
export * as SavedTreks from './saved-treks-parts.tsx';
export { type SavedTreksStore, startSavedTreks } from './start-saved-treks.ts';
export { useSavedTreks, useSavedTreksOwner } from './use-saved-treks.ts';
