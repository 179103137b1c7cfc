import type { TrekEmbedProps } from '@trek/ui/embed';
import type { AttributeName, PROPERTIES } from './attributes.ts';
import type { HostElement } from './host-element.ts';

/** Settings that scripts set. */
type Given = Partial<Pick<TrekEmbedProps, (typeof PROPERTIES)[number]>>;

/** The settings of an element, from itself or its `<trek-context>`. */
export interface Settings extends Given {
  text: (name: AttributeName) => string | undefined;
  /** The texts of its `<trek-context>`; `messages` are its own. */
  shared: Given['messages'];
}

/** Reads the settings of an element. */
export function readSettings(element: HostElement): Settings {
  const context = element.closest('trek-context');
  const around = (context as { given?: Given } | null)?.given;
  return {
    ...around,
    ...element.given,
    messages: element.given.messages as Given['messages'],
    shared: around?.messages,
    text: (name) => (element.getAttribute(name) || context?.getAttribute(name)) ?? undefined,
  };
}

const THEMES = ['light', 'dark', 'auto'] as const;

/** Converts an element's settings into props of the provider. */
export function providerProps({ text, messages: _, shared: __, ...given }: Settings) {
  const locale = text('locale');
  const trekHref = text('trek-href');
  return {
    ...given,
    ...(locale && { locale }),
    ...(trekHref && { trekHref }),
    partner: text('partner'),
    partnerRef: text('partner-ref'),
    paths: { terms: text('terms-href') ?? null, privacy: text('privacy-href') ?? null },
    theme: THEMES.find((theme) => theme === text('theme')) ?? 'light',
    headingLevel: Number(text('heading-level')) || 2,
  };
}
