import { lazyModule } from './lazy-module.ts';

/** Elements that a visitor presses or fills in. */
const INTERACTIVE = 'a, button, [role="tab"], input, select, textarea';

/** Few pages are translated before their code comes. */
const finderModule = lazyModule(() => import('./find-successors.ts'));

/** Finds the elements of a page again after the page, or a part of it, was rendered again. */
export interface Successors {
  /** Resolves with the element that stands for one that is gone, once it is there; with null if it does not come. */
  of: (element: Element) => Promise<HTMLElement | null>;
  /** Enters what the visitor had typed, chosen and focused in elements that are gone. */
  putBack: () => void;
  /** Elements of the old page that are gone. */
  gone: () => readonly Element[];
}

/**
 * Remembers what a visitor may press or fill in, before the page is rendered.
 * @param page contains it, before and after
 */
export function rememberElements(page: HTMLElement): Successors {
  const elements = [...page.querySelectorAll(INTERACTIVE)];
  const { activeElement } = document;
  const gone = () => elements.filter(({ isConnected }) => !isConnected);
  const find = async () => (await finderModule.load()).findSuccessors(page, elements, activeElement);
  let finder: ReturnType<typeof find> | undefined;
  const found = () => {
    finder ??= find();
    return finder;
  };
  return {
    of: (element) =>
      found().then(
        ({ of }) => of(element),
        () => null,
      ),
    putBack: () =>
      void found().then(
        ({ putBack }) => putBack(gone()),
        () => {},
      ),
    gone,
  };
}
