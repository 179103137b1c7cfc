export { DefaultGallery, type DefaultGalleryProps } from './gallery.tsx';
export * as Gallery from './gallery-parts.tsx';
export type { DefaultPictureViewerProps } from './picture-viewer.tsx';
export * as PictureViewer from './picture-viewer-parts.tsx';
export { TrekNotFound, type TrekNotFoundProps } from './trek-not-found.tsx';
export { trekPageTexts } from './trek-page.texts.ts';
export { DefaultTrekPage, type DefaultTrekPageProps } from './trek-page.tsx';
export * as TrekPage from './trek-page-parts.ts';
export { STORY_TABS } from './trek-story.tsx';
