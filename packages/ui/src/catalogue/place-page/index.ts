export { placePageTexts } from './place-page.texts.ts';
export {
  DefaultPlacePage,
  type DefaultPlacePageProps,
  type PlaceKind,
  PlaceNotFound,
  type PlaceNotFoundProps,
} from './place-page.tsx';
export * as PlacePage from './place-page-parts.tsx';
