import { pageBody } from '../internal/page.ts';
import { captureClicks, type EarlyPresses } from './capture-clicks.ts';
import { interactiveElements } from './interactive-elements.ts';
import { lazyModule } from './lazy-module.ts';
import type { Successors } from './successors.ts';

/** Few pages of hosts are translated before their code comes. */
const finder = lazyModule(() => import('./successors.ts'));

/** Remembers the page as a press finds it. */
function remember(): Pick<Successors, 'of'> {
  const page = pageBody();
  const elements = interactiveElements(page);
  return {
    of: (element) =>
      finder.load().then(
        ({ rememberElements }) => rememberElements(page, elements).of(element),
        () => null,
      ),
  };
}

let ofPage: EarlyPresses | undefined;

/**
 * The page's one queue of presses that arrive before their code.
 * @param begun by a script of the host that runs before the kit's code. Default: it begins with the first late part
 */
export function earlyPresses(begun?: EarlyPresses): EarlyPresses {
  ofPage ??= begun ?? captureClicks(remember);
  return ofPage;
}
