import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentType, createRef, type ReactElement, type ReactNode, StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';

export interface PartUnderTest<Props extends object> {
  Part: ComponentType<Props>;
  /** The required props of the part. */
  props: Props;
  /** The element that takes what a host hands in: its tag, and the words by which it is found. */
  element: { tag: string; selector: string };
  /** The part can be put on an element of the host's own. Default false. */
  takesAsChild?: boolean;
  /** An element that is part of others and has no part name of its own. Default false. */
  isNameless?: boolean;
  /** The part's surroundings: its root, the provider. Default: nothing. */
  Around?: ComponentType<{ children: ReactNode }>;
  /** The server renders a drawing of it, which the browser replaces once it is hydrated. Default false. */
  isReplacedOnceHydrated?: boolean;
  /** Tells whether the part's own action on a press was done. Default: none, so that there is nothing to prevent. */
  pressed?: () => boolean;
}

const Nothing = ({ children }: { children: ReactNode }) => children;

/** Never there: what waits for it stays as it is on a slow network. */
const NEVER = new Promise(() => {});
const Waits = () => {
  throw NEVER;
};

/** A browser renders later than the server did: nothing that it shows at first may depend on the moment. */
const LATER_MS = 90_000;

/** Promises that no version of React can break are tested on the newest alone. */
const isNewest = inject('react').startsWith('19');

/** The promises that every part of the kit makes to a host. */
export function describeConformance<Props extends object>(name: string, part: PartUnderTest<Props>) {
  const { Part, props, element, takesAsChild = false, isNameless = false, Around = Nothing, pressed } = part;
  const { isReplacedOnceHydrated = false } = part;
  const Any = Part as ComponentType<Record<string, unknown>>;
  const make = (more: object = {}) => (
    <Around>
      <Any {...(props as object)} {...more} />
    </Around>
  );
  const found = (root: ParentNode = document) => root.querySelector(element.selector) as HTMLElement;

  describe(name, () => {
    const noise = vi.spyOn(console, 'error');
    beforeEach(() => void noise.mockClear());
    afterEach(() => {
      cleanup();
      vi.useRealTimers();
      expect(noise.mock.calls).toEqual([]);
    });

    test('passes its element to a ref', () => {
      const ref = createRef<HTMLElement>();
      render(make({ ref }));
      expect(ref.current?.localName).toBe(element.tag);
      expect(ref.current).toBe(found());
    });

    if (isNewest) {
      test('accepts class, style, id and attributes of the host', () => {
        render(
          make({
            className: 'of-host',
            style: { opacity: 0.5 },
            id: 'of-host',
            'data-of-host': 'yes',
            lang: 'ne',
            'of-host': 'name',
          }),
        );
        const taken = ['class', 'style', 'id', 'data-of-host', 'lang', 'of-host'].map((name) =>
          found().getAttribute(name),
        );
        expect(taken).toEqual(['of-host', expect.stringContaining('opacity: 0.5'), 'of-host', 'yes', 'ne', 'name']);
      });

      test('notifies the host of its events', () => {
        const onClick = vi.fn();
        const onFocus = vi.fn();
        render(make({ onClick, onFocus }));
        // An element that takes the focus as it appears has called it.
        onFocus.mockClear();
        fireEvent.focus(found());
        // A press may take it away.
        fireEvent.click(found());
        expect([onClick.mock.calls.length, onFocus.mock.calls.length]).toEqual([1, 1]);
      });

      test.skipIf(isNameless)('is marked as a part, for skins and tests', () => {
        render(make());
        const marked = found().closest<HTMLElement>('[data-scope][data-part]');
        expect(marked?.dataset.scope).toMatch(/^[a-z][a-z-]*$/);
        expect(marked?.dataset.part).toMatch(/^[a-z]+(-[a-z]+)*$/);
      });
    }

    test('can be removed while it is loading, and leaves nothing behind', () => {
      const { unmount, container } = render(
        <Suspense>
          {make()}
          <Waits />
        </Suspense>,
      );
      unmount();
      expect(container.innerHTML).toBe('');
      const shown = render(make());
      shown.unmount();
      expect(shown.container.innerHTML).toBe('');
    });

    if (pressed) {
      test('responds to a press', () => {
        render(make());
        fireEvent.click(found());
        expect(pressed()).toBe(true);
      });

      test('runs the host’s handler first, and does nothing if that prevents it', () => {
        const order: string[] = [];
        render(
          make({
            onClick: (event: Event) => {
              order.push(pressed() ? 'after the part' : 'first');
              event.preventDefault();
            },
          }),
        );
        fireEvent.click(found());
        expect([...order, pressed()]).toEqual(['first', false]);
      });
    }

    test('renders the same on the server and at first in the browser, twice on a page and strictly', () => {
      const page = (
        <StrictMode>
          {make()}
          {make()}
        </StrictMode>
      );
      expectNoTwoIds(page);
      const container = document.body.appendChild(document.createElement('div'));
      const noon = new Date().setHours(12, 0, 0, 0);
      vi.useFakeTimers({ toFake: ['Date'], now: noon });
      container.innerHTML = renderToString(page);
      // A strict content policy (`style-src 'self'`) blocks them.
      expect(container.querySelectorAll('[style]')).toHaveLength(0);
      vi.setSystemTime(noon + LATER_MS);
      const markup = container.innerHTML;
      // React 18 warns of effects before paint, which are none where there is no document as there is here.
      noise.mockClear();
      const onRecoverableError = vi.fn();
      render(page, { container, hydrate: true, onRecoverableError });
      // The browser's own attribute of an option, which React does not keep; the mark of a part without its code.
      const shown = (html: string) => html.replaceAll(/ selected=""| data-late="[^"]*"/g, '');
      if (!isReplacedOnceHydrated) expect(shown(container.innerHTML)).toBe(shown(markup));
      expect(onRecoverableError).not.toHaveBeenCalled();
    });

    if (!takesAsChild) return;
    test('can be rendered on an element of the host', () => {
      const ref = createRef<HTMLElement>();
      const own = createRef<HTMLAnchorElement>();
      const heard: string[] = [];
      render(
        make({
          asChild: true,
          ref,
          className: 'of-part',
          onKeyDown: () => heard.push('part'),
          children: (
            <a href="/treks" ref={own} className="of-host" onKeyDown={() => heard.push('host')}>
              Treks
            </a>
          ),
        }),
      );
      expect(ref.current?.localName).toBe('a');
      expect(ref.current).toBe(own.current);
      expect(ref.current?.className).toBe('of-part of-host');
      expect(ref.current?.dataset.scope).toBeDefined();
      fireEvent.keyDown(own.current as HTMLElement);
      expect(heard).toEqual(['host', 'part']);
    });
  });
}

function expectNoTwoIds(page: ReactElement) {
  const { container, unmount } = render(page);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  unmount();
}
