import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createPartsContext } from '../../src/kit/parts-context.tsx';
import { Payment } from '../../src/sales/payment/index.ts';

const [Provider, useShared] = createPartsContext<{ count: number }>('Test.Root');

afterEach(cleanup);

function Count() {
  return <output>{useShared().count}</output>;
}

test('a part follows what its root shares', () => {
  const page = (count: number) => (
    <Provider value={{ count }}>
      <Count />
    </Provider>
  );
  const { rerender } = render(page(1));
  rerender(page(2));
  expect(screen.getByRole('status').textContent).toBe('2');
});

test('a part outside of its root throws an error that names the root', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Count />)).toThrow('This part must be inside <Test.Root>');
});

test.each([
  ['<Payment.Retry>', Payment.Retry],
  ['[data-part="failure"]', Payment.Failure],
])('%s outside of its root is named in the error', (name, Part) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Part />)).toThrow(`${name} must be inside <Payment.Root>`);
});

function CountingRoot({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(1);
  return (
    <Provider value={{ count }}>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      {children}
    </Provider>
  );
}

const pageWith = (Late: ComponentType) => (
  <CountingRoot>
    <Count />
    <Suspense fallback="Nothing yet">
      <Late />
    </Suspense>
  </CountingRoot>
);

test('markup whose code is loading stays while its root changes, and follows once the code is loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageWith(Count));
  let come = () => {};
  const Late = lazy(
    () => new Promise<{ default: typeof Count }>((resolve) => (come = () => resolve({ default: Count }))),
  );
  const onRecoverableError = vi.fn();
  render(pageWith(Late), { container, hydrate: true, onRecoverableError });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['2', '1']);
  come();
  await vi.waitFor(() => expect(shown()).toEqual(['2', '2']));
  expect(onRecoverableError).not.toHaveBeenCalled();
  container.remove();
});
