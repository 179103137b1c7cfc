export * as PlacePage from './place-parts.tsx';
export { placeTexts } from './place-view.texts.ts';
export {
  type PlaceKind,
  PlaceNotFound,
  type PlaceNotFoundProps,
  PlaceView,
  type PlaceViewProps,
} from './place-view.tsx';
