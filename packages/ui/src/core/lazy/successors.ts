import { CONTROLS, type Control, enter, enteredIn, isChanged } from './entered-values.ts';
import { interactiveElements } from './interactive-elements.ts';

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

/** Finds the elements of a page again after the page, or a part of it, was rendered again. */
export interface Successors {
  /** Resolves with the element that stands for one that is gone, once it is there; with null if it does not come. */
  of: (element: Element) => Promise<HTMLElement | null>;
  /**
   * Enters what the visitor had typed, chosen and focused in elements that are gone. Elements that are rendered already get
   * it in the same task, before the visitor can type or press anything else.
   */
  putBack: () => void;
  /** Elements of the old page that are gone. */
  gone: () => readonly Element[];
  /** Whether the target of an event is in an element of the old page. */
  has: (target: EventTarget | null) => boolean;
}

/** The element that had the focus last. The document forgets it once the element is gone. */
let lastFocused: EventTarget | null | undefined;

function watchFocus(): void {
  if (lastFocused === undefined) {
    // Before React, which stops events on parts that are not hydrated.
    const note = ({ target }: Event) => {
      lastFocused = target;
    };
    addEventListener('focusin', note, true);
  }
  lastFocused = document.activeElement;
}

/**
 * Remembers what a visitor may press or fill in, before the page is rendered.
 * @param page contains it, before and after
 * @param elements to remember. Default: those that are in the page now
 */
export function rememberElements(page: HTMLElement, elements = interactiveElements(page)): Successors {
  watchFocus();
  const gone = () => elements.filter(({ isConnected }) => !isConnected);
  let places: Map<Element, Place> | undefined;
  const of = (element: Element) => {
    // Few pages are translated before their code comes.
    places ??= placesOf(elements);
    const known = places;
    const place = known.get(element);
    if (!place) return noArrival;
    return arrival(page, () => {
      const successor = page.querySelectorAll<HTMLElement>(place.kind)[place.index];
      return successor && !known.has(successor) ? successor : undefined;
    });
  };
  const isPutBack = new Set<Element>();
  const putBack = () => {
    for (const element of gone()) {
      if (isPutBack.has(element)) continue;
      isPutBack.add(element);
      if (element === lastFocused) void of(element).then((next) => next && focus(page, next, element));
      if (!element.matches(CONTROLS) || !isChanged(element as Control)) continue;
      const entered = enteredIn(element as Control);
      void of(element).then((next) => next && enter(next as Control, entered));
    }
  };
  const has = (target: EventTarget | null) => elements.some((element) => element.contains(target as Node | null));
  return { of, putBack, gone, has };
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
