export * as Gallery from './gallery-parts.tsx';
export type { PictureViewerProps } from './picture-viewer.tsx';
export * as PictureViewer from './picture-viewer-parts.tsx';
export { trekDetailTexts } from './trek-detail.texts.ts';
export { TrekDetail, type TrekDetailProps } from './trek-detail.tsx';
export { TrekGallery, type TrekGalleryProps } from './trek-gallery.tsx';
export { TrekNotFound, type TrekNotFoundProps } from './trek-not-found.tsx';
export * as TrekPage from './trek-page-parts.ts';
export { STORY_TABS } from './trek-story.tsx';
