export * from './trek.anatomy.ts';
export * from './trek-detail.texts.ts';
export * from './trek-detail.tsx';
export * from './trek-gallery.tsx';
export * from './trek-not-found.tsx';
export * as TrekPage from './trek-page-parts.ts';
