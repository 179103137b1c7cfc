import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentType, createRef, type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

export interface PartUnderTest<Props extends object> {
  Part: ComponentType<Props>;
  /** What the part can't do without. */
  props: Props;
  /** The element that takes what a host hands in: its tag, and the words by which it is found. */
  element: { tag: string; selector: string };
  /** The part can be put on an element of the host's own. Default false. */
  takesAsChild?: boolean;
}

/** What every part of the kit promises a host, whatever else it does. */
export function describeConformance<Props extends object>(name: string, part: PartUnderTest<Props>) {
  const { Part, props, element, takesAsChild = false } = part;
  const Any = Part as ComponentType<Record<string, unknown>>;
  const make = (more: object = {}) => <Any {...(props as object)} {...more} />;
  const found = (root: ParentNode = document) => root.querySelector(element.selector) as HTMLElement;

  describe(name, () => {
    const noise = vi.spyOn(console, 'error');
    beforeEach(() => void noise.mockClear());
    afterEach(() => {
      cleanup();
      expect(noise.mock.calls).toEqual([]);
    });

    test('hands out its element', () => {
      const ref = createRef<HTMLElement>();
      render(make({ ref }));
      expect(ref.current?.localName).toBe(element.tag);
      expect(ref.current).toBe(found());
    });

    test('takes class, style, id and attributes of the host', () => {
      render(make({ className: 'of-host', style: { opacity: 0.5 }, id: 'of-host', 'data-of-host': 'yes', lang: 'ne' }));
      const taken = ['class', 'style', 'id', 'data-of-host', 'lang'].map((name) => found().getAttribute(name));
      expect(taken).toEqual(['of-host', expect.stringContaining('opacity: 0.5'), 'of-host', 'yes', 'ne']);
    });

    test('tells the host of what happens to it', () => {
      const onClick = vi.fn();
      const onFocus = vi.fn();
      render(make({ onClick, onFocus }));
      fireEvent.click(found());
      fireEvent.focus(found());
      expect([onClick.mock.calls.length, onFocus.mock.calls.length]).toEqual([1, 1]);
    });

    test('renders the same on the server and at first in the browser, twice on a page and strictly', () => {
      const page = (
        <StrictMode>
          {make()}
          {make()}
        </StrictMode>
      );
      expectNoTwoIds(page);
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(page);
      const markup = container.innerHTML;
      // React 18 warns of effects before paint, which are none where there is no document as there is here.
      noise.mockClear();
      const onRecoverableError = vi.fn();
      render(page, { container, hydrate: true, onRecoverableError });
      expect(container.innerHTML).toBe(markup);
      expect(onRecoverableError).not.toHaveBeenCalled();
    });

    if (!takesAsChild) return;
    test('can be put on an element of the host', () => {
      const ref = createRef<HTMLElement>();
      render(
        <Any {...(props as object)} asChild ref={ref} className="of-part">
          <a href="/treks">Treks</a>
        </Any>,
      );
      expect(ref.current?.localName).toBe('a');
      expect(ref.current?.className).toBe('of-part');
      expect(ref.current?.dataset.scope).toBeDefined();
    });
  });
}

function expectNoTwoIds(page: ReactElement) {
  const { container, unmount } = render(page);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  unmount();
}
