import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TrekProvider, usePorts } from '../../src/provider/trek-provider.tsx';
import { api } from './no-backend.ts';

const view = { type: 'trek:view', detail: { v: 1, trekId: 1, slug: 'ebc', title: 'EBC', priceUsd: null } } as const;

function Teller() {
  const { onEvent } = usePorts();
  onEvent(view);
  return 'Treks';
}

const renderHost = (onEvent?: (event: unknown) => void) =>
  render(
    <TrekProvider api={api} placeholderImage="/none.svg" {...(onEvent && { onEvent })}>
      <Teller />
    </TrekProvider>,
  );

test('a host with an event handler receives events, one without needs none', () => {
  const onEvent = vi.fn();
  renderHost(onEvent);
  expect(onEvent).toHaveBeenCalledWith(view);
  expect(renderHost().container.textContent).toContain('Treks');
});

test('an error in a host’s event handler is reported by the browser, and its page stays', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const fault = new Error('dataLayer is not defined');
  const { container } = renderHost(() => {
    throw fault;
  });
  expect(container.textContent).toContain('Treks');
  expect(report).toHaveBeenCalledWith(fault);
});
