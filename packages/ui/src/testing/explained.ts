import type { Anatomy } from '../core/internal/anatomy.ts';
import type { TrekEventName } from '../provider/trek-events.ts';

/** `parameters.explains` of a component's stories: facts for its docs page that can't be read from the component itself. */
export interface Explained {
  /** The file of `packages/ui/examples` that shows it. Default: the end of the stories' title. */
  example?: string;
  /** Further examples, in their order: files of the folder that has the example's name. */
  examples?: readonly string[];
  /** The component's parts, and those of the components that only it has. */
  parts?: readonly Anatomy<string>[];
  /** The parts to put together, by the name under which the package exports them: `{ Booking }`. */
  namespaces?: Readonly<Record<string, object>>;
  /** Components whose props the page lists too. */
  components?: Readonly<Record<string, object>>;
  /** The workbench's id of the machine that drives it. */
  machine?: string;
  /** Its stories cover the page, so none is shown before the reader asks for it. */
  coversThePage?: boolean;
  /** Keys, and what each does. */
  keyboard?: Readonly<Record<string, string>>;
  /** The events that it reports to `onEvent`. */
  events?: readonly TrekEventName[];
  /** Its behavior for people with assistive technology, and the duties of the host. */
  accessibility?: readonly string[];
}

/** Keys of every dialog of the kit. */
export const DIALOG_KEYS = {
  Escape: 'Closes the dialog, unless a payment is being confirmed.',
  'Tab, Shift+Tab': 'Moves through the controls of the dialog, and never out of it.',
};
