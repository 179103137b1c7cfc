import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TrekEmbed } from '../../src/embed/index.ts';
import type { TrekEvent } from '../../src/provider/trek-events.ts';
import { usePorts } from '../../src/provider/trek-provider.tsx';
import './around.tsx';

afterEach(cleanup);

function Ways() {
  const { Link, navigate } = usePorts();
  return (
    <>
      <Link href="/tours/everest">Everest</Link>
      <Link href="/tours/everest" target="_blank">
        Everest in another tab
      </Link>
      <button type="button" onClick={() => navigate('/sign-in', { replace: true })}>
        Sign in
      </button>
    </>
  );
}

/** The host's router: follows a link unless that is taken over. */
const followed = vi.fn();
function RouterLink({ href, onClick, ...anchor }: ComponentProps<'a'>) {
  const follow: typeof onClick = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) followed(href);
    event.preventDefault();
  };
  return <a {...anchor} href={href} onClick={follow} />;
}

function renderHost(listener: (event: TrekEvent) => void) {
  followed.mockReset();
  const navigate = vi.fn();
  const events: TrekEvent[] = [];
  const onEvent = (event: TrekEvent) => {
    events.push(event);
    listener(event);
  };
  render(
    <TrekEmbed backend="https://api.example.com" Link={RouterLink} {...{ navigate, onEvent }}>
      <Ways />
    </TrekEmbed>,
  );
  return { navigate, reported: () => events.map(({ type, detail }) => ({ type, detail })) };
}

const going = (to: string) => ({
  type: 'trek:navigate',
  detail: { v: 1, to, href: window.location.origin + to },
});

test('a host is notified where a visitor goes, and its router navigates', () => {
  const { navigate, reported } = renderHost(() => {});
  fireEvent.click(screen.getByRole('link', { name: 'Everest' }));
  fireEvent.click(screen.getByRole('button'));
  expect(reported()).toEqual([going('/tours/everest'), going('/sign-in')]);
  expect(followed.mock.calls).toEqual([['/tours/everest']]);
  expect(navigate.mock.calls).toEqual([['/sign-in', { replace: true }]]);
});

test('a host that prevents the event navigates by itself', () => {
  const { navigate, reported } = renderHost((event) => event.type === 'trek:navigate' && event.preventDefault());
  fireEvent.click(screen.getByRole('link', { name: 'Everest' }));
  fireEvent.click(screen.getByRole('button'));
  expect(reported()).toHaveLength(2);
  expect(followed).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('a handler that returns false, or throws, does not stop a visitor', () => {
  vi.stubGlobal('reportError', () => {});
  for (const listener of [
    () => false,
    () => {
      throw new Error('dataLayer is not defined');
    },
  ]) {
    const { navigate } = renderHost(listener);
    fireEvent.click(screen.getByRole('button'));
    expect(navigate).toHaveBeenCalledOnce();
    cleanup();
  }
  vi.unstubAllGlobals();
});

test('a click for another tab or window belongs to the browser', () => {
  const { reported } = renderHost(() => {});
  fireEvent.click(screen.getByRole('link', { name: 'Everest' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Everest in another tab' }));
  expect(reported()).toEqual([]);
});
