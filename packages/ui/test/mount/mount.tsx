import { TrekProvider } from '@trek/ui/provider';
import { SessionProvider } from '@trek/ui/session';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backend } from './backend';
import { exampleProps } from './examples/props';
import { settled } from './watch-fetch';
import '@trek/ui/skin.css';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.{ts,tsx}', '!./{main,mount,next,trek-page}.tsx', '!./watch-fetch.ts', '!./**/*.test.tsx'],
  { eager: true },
);

/** Every component of the documents, by its file and name. */
const known = new Map(
  Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name]) => /^[A-Z]|^default$/.test(name))
      .map(([name, component]) => [`${file.slice(2)} ${name}`, component as ComponentType<object>] as const),
  ),
);

const noop = () => {};

/** Signs a new visitor in, with an unpaid booking of the trek of the examples. */
async function signIn(bookingDate: string) {
  const email = `${Date.now()}@example.com`;
  const phone = '+977 9800000000';
  const { token, user } = await backend.api.register({
    ...{ fullname: 'Maya Gurung', email, phone, password: 'Yak-butter-tea-7' },
  });
  backend.storage.write('token', token);
  backend.storage.write('userData', JSON.stringify(user));
  const { trek } = await props;
  const person = { firstName: 'Maya', lastName: 'Gurung', email, phone, country: 'Nepal' };
  await backend.api.saveBookingDetails({ ...person, bookingDate, trekId: trek.id });
}

const props = exampleProps(backend.api);

/** A page of a framework is the only default export of a file, and may be asynchronous. */
async function elementOf(name: string, props: { slug: string }): Promise<ReactNode> {
  const Example = known.get(name);
  if (!Example) throw new Error(`${name} is no component.`);
  if (!name.endsWith(' default')) return <Example {...props} />;
  return (Example as (page: object) => ReactNode)({ params: Promise.resolve({ slug: props.slug }) });
}

/** Renders components together, and waits until all of them have come to rest. @returns how many elements each has */
async function mount(names: readonly string[]): Promise<number[]> {
  const { trek, ...rest } = await props;
  const fields = { cardForm: { current: null }, disabled: false, onReadyChange: noop };
  const given = { ...rest, ...fields, trek, slug: trek.slug };
  const elements = await Promise.all(names.map((name) => elementOf(name, given)));
  const mounted = elements.map((element) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      <StrictMode>
        <TrekProvider backend={backend} navigate={noop} portalContainer={() => place}>
          <SessionProvider>{element}</SessionProvider>
        </TrekProvider>
      </StrictMode>,
    );
    return { place, root };
  });
  await settled();
  return mounted.map(({ place, root }) => {
    const { length } = place.querySelectorAll('*:not([data-scope="notices"])');
    root.unmount();
    place.remove();
    return length;
  });
}

Object.assign(window, { documented: { names: [...known.keys()], props, signIn, mount } });
