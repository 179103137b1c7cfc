import type { ReactNode } from 'react';
import * as SearchForm from '../../src/catalogue/search/search-form-parts.tsx';
import * as TrekSearch from '../../src/catalogue/search/trek-search-parts.ts';
import * as Chat from '../../src/site/chat/chat-parts.tsx';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';
import { pressRecorder } from './press-recorder.ts';

const part = (scope: string, tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});

const CHOICES = { countries: ['Nepal'], activities: ['Trekking'] };

const search = {
  criteria: { country: '', duration: '', activity: '', budget: '' },
  isSmall: true,
  isSimple: true,
  isInvalid: true,
  changeCriteria: () => {},
  toggleMode: () => {},
  submit: () => {},
};

function InSearch({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SearchForm.Root search={search} {...CHOICES}>
        {children}
      </SearchForm.Root>
    </HostPage>
  );
}

const inSearch = { props: {}, Around: InSearch };

describeConformance('SearchForm.Root', {
  Part: SearchForm.Root,
  props: { search, ...CHOICES },
  Around: HostPage,
  ...part('search-form', 'form', 'root'),
});
describeConformance('SearchForm.Fields', {
  Part: SearchForm.Fields,
  ...inSearch,
  ...part('search-form', 'div', 'fields'),
  takesAsChild: true,
});
describeConformance('SearchForm.Field', {
  Part: SearchForm.Field,
  props: { name: 'country' },
  Around: InSearch,
  element: { tag: 'select', selector: 'select' },
});
describeConformance('SearchForm.ErrorText', {
  Part: SearchForm.ErrorText,
  ...inSearch,
  ...part('search-form', 'p', 'error-text'),
  takesAsChild: true,
});
describeConformance('SearchForm.Actions', {
  Part: SearchForm.Actions,
  ...inSearch,
  ...part('search-form', 'div', 'actions'),
  takesAsChild: true,
});
describeConformance('SearchForm.Submit', {
  Part: SearchForm.Submit,
  // Its own words wait for the screen's width.
  props: { children: 'Find' },
  Around: InSearch,
  element: { tag: 'button', selector: '[type="submit"]' },
});
describeConformance('SearchForm.ModeSwitch', {
  Part: SearchForm.ModeSwitch,
  ...inSearch,
  element: { tag: 'button', selector: 'button' },
});

const suggestions = {
  query: '',
  phase: 'recent' as const,
  suggestions: [{ kind: 'recent' as const, title: 'gokyo' }],
  active: null,
  changeQuery: () => {},
  open: () => {},
  close: () => {},
  move: () => {},
  choose: () => {},
  submit: () => {},
  clearRecent: () => {},
  retry: () => {},
};

function InTrekSearch({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <TrekSearch.Root suggestions={suggestions}>{children}</TrekSearch.Root>
    </HostPage>
  );
}

const inTrekSearch = (tag: string, name: string) => ({
  props: {},
  Around: InTrekSearch,
  ...part('trek-search', tag, name),
});

describeConformance('TrekSearch.Root', {
  Part: TrekSearch.Root,
  props: { suggestions },
  Around: HostPage,
  ...part('trek-search', 'form', 'root'),
});
describeConformance('TrekSearch.Field', { Part: TrekSearch.Field, ...inTrekSearch('div', 'field') });
describeConformance('TrekSearch.Input', { Part: TrekSearch.Input, ...inTrekSearch('input', 'input') });
describeConformance('TrekSearch.Panel', {
  Part: TrekSearch.Panel,
  ...inTrekSearch('div', 'panel'),
  takesAsChild: true,
});
describeConformance('TrekSearch.List', {
  Part: TrekSearch.List,
  ...inTrekSearch('div', 'list'),
  takesAsChild: true,
});
describeConformance('TrekSearch.Status', {
  Part: TrekSearch.Status,
  ...inTrekSearch('div', 'status'),
  takesAsChild: true,
});
describeConformance('TrekSearch.Clear', {
  Part: TrekSearch.Clear,
  ...inTrekSearch('button', 'clear'),
  takesAsChild: true,
});

const { press, pressed } = pressRecorder();
const chat = {
  isShown: true,
  isHintShown: false,
  isOpen: true,
  toggle: press,
  close: press,
  dismiss: () => {},
};
const contacts = [{ name: 'Sunita', role: 'Trip planning', href: '#sunita' }];

function InChat({ children }: { children: ReactNode }) {
  return (
    <Chat.Root chat={chat} contacts={contacts}>
      {children}
    </Chat.Root>
  );
}

const inChat = (tag: string, name: string) => ({
  props: {},
  Around: InChat,
  ...part('chat', tag, name),
  takesAsChild: true,
});

describeConformance('Chat.Root', {
  Part: Chat.Root,
  props: { chat, contacts },
  ...part('chat', 'aside', 'root'),
  takesAsChild: true,
});
describeConformance('Chat.Panel', { Part: Chat.Panel, ...inChat('section', 'panel') });
describeConformance('Chat.Title', { Part: Chat.Title, ...inChat('h2', 'title') });
describeConformance('Chat.Text', { Part: Chat.Text, ...inChat('p', 'text') });
describeConformance('Chat.Contacts', { Part: Chat.Contacts, ...inChat('ul', 'contacts') });
describeConformance('Chat.Hint', { Part: Chat.Hint, ...inChat('div', 'hint') });
describeConformance('Chat.Close', { Part: Chat.Close, ...inChat('button', 'close'), pressed });
describeConformance('Chat.Launcher', { Part: Chat.Launcher, ...inChat('button', 'launcher'), pressed });
