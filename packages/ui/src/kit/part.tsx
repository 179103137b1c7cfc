// Made below the kit: the provider has parts of its own.
export {
  createPart,
  createPlacedPart,
  type OuterProps,
  type OwnProps,
  type PartProps,
} from '../core/internal/part.tsx';
