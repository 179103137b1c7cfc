export { SavedTrekList, type SavedTrekListProps } from './saved-trek-list.tsx';
export { savedTreksTexts } from './saved-treks.texts.ts';
export * as SavedTreks from './saved-treks-parts.tsx';
export { type SavedTreksStore, startSavedTreks } from './start-saved-treks.ts';
export { useSavedTreks, useSavedTreksOwner } from './use-saved-treks.ts';
