import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionComponent } from 'react';
import { expect, inject, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** Exported components that no suite has to run on, each kind with its reason. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'Is rendered only after the backend has answered: its stories prove it.': [
    'ContactForm.Confirmation',
    'Listing.DidYouMean',
  ],
  'Is rendered only while its item is open: its stories prove it.': ['MegaMenu.Panel'],
  'Is rendered only once a payment is prepared: the stories of its dialog prove it.': [
    'ManageBooking.BalanceAmount',
    'ManageBooking.BalancePayment',
  ],
  'Is rendered only after a while, or after an interaction: its stories prove it.': [
    'DefaultChat',
    'TrekPage.StoryAnswers',
    'TrekPage.StoryProfile',
  ],
  'Its attributes are the ports of the embed.': ['TrekEmbed'],
  'Has no element of its own: passes something to its children, or is several.': [
    'Booking.Root',
    'Compare.Root',
    'SavedTreks.Root',
    'DateField.Calendar',
    'DefaultGoogle',
    'SignIn.Google',
    'SignUp.Google',
    'Dialog.Portal',
    'Dialog.Root',
    'Google.Root',
    'HeadingLevel',
    'RequireSession',
    'SessionProvider',
    'TrekPage.Description',
    'TrekProvider',
    'TrekToolsProvider',
  ],
};

/** Parts whose attribute is another name than their own: `data-part` names a look, and several components share it. */
const SHARED_LOOKS: Record<string, readonly string[]> = {
  'carousel.arrow': ['Carousel.Previous', 'Carousel.Next'],
  'calendar.arrow': ['Calendar.PreviousMonth', 'Calendar.NextMonth'],
  'picture-viewer.arrow': ['PictureViewer.Previous', 'PictureViewer.Next'],
  'field.control': ['Field.Input', 'Field.TextArea', 'Field.Select', 'Field.Password'],
  'field.reveal': ['DateField.Trigger'],
  'post.share-link': ['Post.CopyLink'],
  'payment.hint': ['Payment.Processing', 'Payment.Terms'],
  'manage-booking.note': ['ManageBooking.Unowed'],
  'manage-booking.answer': ['ManageBooking.TravelersSaved'],
  'manage-booking.payments': ['ManageBooking.Invoices'],
  'booking-panel.counter': ['Booking.TravelerCount', 'Booking.People'],
  'booking-dialog.summary': ['Booking.Split'],
  'booking-dialog.note': ['Booking.WholeDollars', 'Booking.RestDueNow'],
  'sign-in.actions': ['EmailConfirmation.Done', 'ForgotPassword.Sent', 'PasswordReset.Done'],
  'password-change.outcome': ['PasswordChange.Failed', 'PasswordChange.Succeeded'],
  'listing.results': ['Listing.Skeletons'],
  // The box around the parts: `SavedTreks.Root` has no element.
  'saved-treks.root': ['SavedTreks.Section'],
};

const rooms = import.meta.glob<Record<string, unknown>>('../../src/**/index.ts', { eager: true });

const isComponent = (name: string, value: unknown) =>
  /^[A-Z]\w*[a-z]/.test(name) && (isFunction(value) || isWrapped(value));
const isFunction = (value: unknown) => typeof value === 'function' && !String(value).startsWith('class');
const isWrapped = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

const isNamespace = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Module]';

/** Every component that a host can import, with the names it goes by: the same part may stand in several namespaces. */
function exportedComponents(): Map<unknown, string[]> {
  const names = new Map<unknown, string[]>();
  const note = (component: unknown, name: string) => names.set(component, [...(names.get(component) ?? []), name]);
  for (const [subpath, file] of Object.entries(manifest.exports)) {
    const room = rooms[file.replace('./', '../../')];
    // Imports of a host's tests are not part of a page.
    if (!room || subpath === './testing') continue;
    for (const [name, value] of Object.entries(room)) {
      if (isComponent(name, value)) note(value, name);
      if (!isNamespace(value)) continue;
      for (const [part, inner] of Object.entries(value)) if (isComponent(part, inner)) note(inner, `${name}.${part}`);
    }
  }
  return names;
}

test.runIf(inject('react').startsWith('19'))(
  'a namespace of parts is named after its component, and a ready composition after its namespace',
  () => {
    for (const room of Object.values(rooms)) {
      const namespaces = Object.keys(room).filter((name) => isNamespace(room[name]));
      expect(namespaces.filter((name) => /(Parts|Box)$/.test(name))).toEqual([]);
      const ready = Object.keys(room).filter((name) => /^Default[A-Z]/.test(name));
      expect(namespaces).toEqual(expect.arrayContaining(ready.map((name) => name.replace('Default', ''))));
    }
  },
);

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

/** Whether an attribute is a component's name. One of both may begin with what the other is a part of, as in `BalanceForm`. */
function isNamed(scope: string, part: string, [space = '', name = '']: string[]): boolean {
  const own = kebab(name);
  if (part === 'root' && scope === kebab(space + name)) return true;
  return part === own || own.endsWith(`-${part}`) || part.endsWith(`-${own}`);
}

test.runIf(inject('react').startsWith('19'))(
  'the data-part of a component is its name, or a look that it shares',
  () => {
    const others = [...exportedComponents()].flatMap(([component, aliases]) => {
      const { displayName = '' } = component as FunctionComponent;
      const [, scope = '', part] = /^([a-z-]+)\.([a-z-]+)$/.exec(displayName) ?? [];
      if (!part) return [];
      const names = aliases.filter((alias) => alias.includes('.') && !isNamed(scope, part, alias.split('.')));
      return names.map((name) => `${displayName} ${name}`);
    });
    const shared = Object.entries(SHARED_LOOKS).flatMap(([look, names]) => names.map((name) => `${look} ${name}`));
    expect(others.sort()).toEqual(shared.sort());
  },
);

/** The names on which a suite runs. */
const described = new Set(
  globSync('*.test.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/(?:describeConformance|composition)\(\s*'([\w.]+)'/g)].map(([, name]) => name),
    ),
);

test.runIf(inject('react').startsWith('19'))('every exported component keeps the kit’s promises to a host', () => {
  const names = [...exportedComponents().values()];
  expect(names.length).toBeGreaterThan(200);
  const unproved = names.filter((aliases) => !aliases.some((name) => described.has(name))).map(([name]) => name);
  expect(unproved.sort()).toEqual(Object.values(EXCEPTIONS).flat().sort());
});
