import { CONTROLS, type Control, enter, enteredIn, isChanged } from './entered-values.ts';

/** Attributes that tell such elements apart; none of them is in words, which a translator changes. */
const NAMES = ['data-scope', 'data-part', 'name', 'type', 'href', 'role', 'data-press'] as const;

/** How long code that is still loading may take to bring what it shows. */
const LONGEST_WAIT_MS = 15_000;

/** A selector for the element and those like it. */
function kindOf(element: Element): string {
  // The value of a choice is its own, that of a line is the visitor's.
  const names = element.matches('[type="radio"], [type="checkbox"]') ? [...NAMES, 'value'] : NAMES;
  const own = names.map((name) => attributeSelector(element, name)).join('');
  const part = element.parentElement?.closest('[data-part]');
  const within = part ? `${attributeSelector(part, 'data-scope')}${attributeSelector(part, 'data-part')} ` : '';
  return `${within}${element.localName}${own}`;
}

function attributeSelector(element: Element, name: string): string {
  const value = element.getAttribute(name);
  return value === null ? '' : `[${name}=${JSON.stringify(value)}]`;
}

/**
 * Finds elements again after the page, or a part of it, was rendered again.
 * @param page contains them, before and after
 * @param focused had the focus before
 */
export function findSuccessors(page: HTMLElement, elements: readonly Element[], focused: Element | null) {
  const places = placesOf(elements);
  const of = (element: Element) => {
    const place = places.get(element);
    if (!place) return noArrival;
    return arrival(page, () => {
      const successor = page.querySelectorAll<HTMLElement>(place.kind)[place.index];
      return successor && !places.has(successor) ? successor : undefined;
    });
  };
  const isPutBack = new Set<Element>();
  const putBack = (gone: readonly Element[]) => {
    for (const element of gone) {
      if (isPutBack.has(element)) continue;
      isPutBack.add(element);
      if (element === focused) void of(element).then((next) => next && focus(page, next, element));
      if (!element.matches(CONTROLS) || !isChanged(element as Control)) continue;
      const entered = enteredIn(element as Control);
      void of(element).then((next) => next && enter(next as Control, entered));
    }
  };
  return { of, putBack };
}

interface Place {
  kind: string;
  /** Among the elements of its kind. */
  index: number;
}

function placesOf(elements: readonly Element[]): Map<Element, Place> {
  const counts = new Map<string, number>();
  return new Map(
    elements.map((element) => {
      const kind = kindOf(element);
      const index = counts.get(kind) ?? 0;
      counts.set(kind, index + 1);
      return [element, { kind, index }];
    }),
  );
}

const noArrival = Promise.resolve(null);

/** Gives the focus to what stands for the element that had it, with the cursor where it was. */
function focus(page: HTMLElement, element: HTMLElement, old: Element): void {
  // The visitor has moved on.
  if (page.contains(document.activeElement)) return;
  element.focus({ preventScroll: true });
  // Not every kind of field has a cursor.
  const place = old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement ? old.selectionStart : null;
  if (place !== null) (element as HTMLInputElement).setSelectionRange(place, place);
}

/** Waits for an element: parts of the page come with their code. */
function arrival(page: HTMLElement, find: () => HTMLElement | undefined): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const settle = (element: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const look = () => {
      const element = find();
      if (element) settle(element);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => settle(null), LONGEST_WAIT_MS);
    observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: [...NAMES] });
    look();
  });
}
