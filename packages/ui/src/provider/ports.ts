import type { ComponentProps, ComponentType } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { PaymentsPort } from './card-form.ts';
import type { TrekEvent } from './trek-events.ts';

/** Timers and the present, so that a test or the workbench can hold the time in its hand. Fits XState's `clock`. */
export interface Clock {
  setTimeout(run: (...args: unknown[]) => void, delayMs: number): unknown;
  clearTimeout(timer: never): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Texts under names. An implementation answers null and ignores writes where the browser refuses storage. */
export interface StoragePort {
  read(key: string): string | null;
  /** @returns false where nothing was kept */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The token is the host's, by `getToken`: the kit offers no sign-in. Default false. */
  isTokenOfHost?: boolean;
  /** Its texts end with the tab. Default false: they stay. */
  endsWithTab?: boolean;
  /** Tells when another tab changed a value. @returns how to stop listening */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** Kinds of notices. */
export type NoticeKind = 'success' | 'error' | 'info';

/** Options of a notice. */
export interface NoticeOptions {
  /** A second, quieter sentence. */
  detail?: string;
  /** Milliseconds until it leaves; the host's default otherwise. */
  durationMs?: number;
  action?: { label: string; run: () => void };
  /** Takes the notice away before its time, once it is about nothing any more. */
  signal?: AbortSignal;
}

/** Shows a short message that leaves by itself (a toast). */
export type Notify = (kind: NoticeKind, text: string, options?: NoticeOptions) => void;

/** Goes to one of the host's own paths. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** Leaves the host's pages for an address elsewhere. */
export type RedirectExternal = (address: string) => void;

/** The visitor's page. */
export type PageAddress = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

/** A hold on the browser's Back button. */
export interface BackGuard {
  /** True while an entry of its own is on top of the history: navigation replaces it. */
  isOnTop(): boolean;
  /** Gives the button back, and takes the entry away. */
  release(): void;
}

/** The browser's Back button, for what is open on a page and should close before the page is left. */
export interface BackPort {
  /** @param onBack closes it or goes a step back; answers whether something is still open, and so wants the next Back */
  block(onBack: () => boolean): BackGuard;
}

type LinkProps<Href> = { href: Href } & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/** A link of the host: anchors that its router handles. */
export type LinkComponent = ComponentType<LinkProps<string>>;

/** The same for the kit's parts: text where the host has no such page. */
export type OptionalLink = ComponentType<LinkProps<string | null>>;

/** The paths of the host that the kit sends a visitor to. */
export interface HostPaths {
  treks: string;
  trek: (slug: string) => string;
  country: (slug: string) => string;
  region: (slug: string) => string;
  login: string;
  signup: string;
  profile: string;
  contact: string;
  /** The comparison, whose query names the treks. */
  compare: string;
  /** The saved treks. */
  savedTreks: string;
  /** The page for asking for the price of a trek, by its title. Without it the button leads to `contact`. */
  askAbout: (trek: string) => string;
  /** The page for a question about a trek, by its title. */
  askQuestion: (trek: string) => string;
  /** The page for asking for advice where a search finds nothing, by the filters in words. */
  askForTrek: (search: string) => string;
  /** A booking's own page, by its reference. */
  booking: (reference: string) => string;
  /** The page for asking for a change of a booking, by its reference: where the backend takes no requests, and for guests. */
  requestChange: (reference: string) => string;
  forgotPassword: string;
  posts: string;
  post: (slug: string) => string;
  resetPassword: string;
  terms: string;
  privacy: string;
}

/** The same for the kit's parts: null where the host has no such page. */
export type OptionalPaths = {
  [Name in keyof HostPaths]: HostPaths[Name] extends string ? string | null : (subject: string) => string | null;
};

/** The host's paths: those that differ from the operator's, and null for pages that it does not have. */
export type GivenPaths = { [Name in keyof OptionalPaths]?: OptionalPaths[Name] | null };

/** Everything outside the kit that the kit uses. */
export interface TrekPorts {
  /** The calls of the backend. */
  api: ApiClient;
  /** Stores the session: `token` and `userData`. */
  storage: StoragePort;
  /** Stores half-finished bookings: this tab only. */
  drafts: StoragePort;
  /** Goes to one of the host's paths. Default: the browser loads the page. */
  navigate: Navigate;
  /** Goes to the backend's own addresses: signing in with Google begins there. */
  redirectExternal: RedirectExternal;
  /** The address of the current page. */
  location: () => PageAddress;
  /** By default nothing is held: the history belongs to the host. */
  back: BackPort;
  /** Shows a short message. Default: a notice at the foot of the page. */
  notify: Notify;
  /**
   * The place of signing in to book: on the host's pages of `paths`, or inline, in the booking's own dialog. Default
   * `page`.
   */
  signIn: 'page' | 'inline';
  /** Receives visitors' actions. By default they go nowhere. */
  onEvent: (event: TrekEvent) => void;
  /** The card's fields. Null, the default: Stripe's own. */
  payments: PaymentsPort | null;
  /**
   * Address of a style sheet with your fonts (`@font-face`) for Stripe's card fields, which are a frame of Stripe's. The
   * sheet and its fonts have to allow other origins. Default null: fonts that the visitor has.
   */
  cardFontSheet: string | null;
  /** Timers and the present. Default: the browser's. */
  clock: Clock;
  paths: OptionalPaths;
  /** The host router's link. */
  Link: OptionalLink;
  /** Address of the picture for a missing one. */
  placeholderImage: string;
  /** BCP 47 tag for numbers and dates. */
  locale: string;
}
