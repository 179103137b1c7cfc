export * as Gallery from './gallery-parts.tsx';
export { DefaultPictureViewer, type PictureViewerProps } from './picture-viewer.tsx';
export * as PictureViewer from './picture-viewer-parts.tsx';
export * from './trek-detail.texts.ts';
export * from './trek-detail.tsx';
export * from './trek-gallery.tsx';
export * from './trek-not-found.tsx';
export * as TrekPage from './trek-page-parts.ts';
