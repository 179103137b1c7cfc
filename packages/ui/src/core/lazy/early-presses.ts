import { pageBody } from '../internal/page.ts';
import { captureClicks, type EarlyPresses } from './capture-clicks.ts';
import { rememberElements } from './successors.ts';

let ofPage: EarlyPresses | undefined;

/**
 * The page's one queue of presses that arrive before their code.
 * @param begun by a script of the host that runs before the kit's code. Default: it begins with the first late part
 */
export function earlyPresses(begun?: EarlyPresses): EarlyPresses {
  ofPage ??= begun ?? captureClicks(() => rememberElements(pageBody()));
  return ofPage;
}
