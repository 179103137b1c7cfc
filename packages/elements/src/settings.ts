import type { TrekEmbedProps } from '@trek/ui/embed';
import type { AttributeName, PROPERTIES } from './attributes.ts';
import type { HostElement } from './host-element.ts';
import { knownProperties, knownValue } from './known-values.ts';

type SecondCurrency = NonNullable<TrekEmbedProps['secondCurrency']>;

/** Settings that scripts set. */
type Given = Partial<
  Pick<TrekEmbedProps, Exclude<(typeof PROPERTIES)[number], 'secondCurrency'>> & {
    secondCurrency: SecondCurrency['rate'];
  }
>;

/** The settings of an element, from itself or its `<trek-context>`. */
export interface Settings extends Given {
  text: (name: AttributeName) => string | undefined;
  /** A number as its attribute has it; undefined where that is none. */
  count: (name: 'travelers' | 'page-size' | 'heading-level') => number | undefined;
  /** Whether an attribute without a value is set. */
  has: (name: 'no-title' | 'hide-prices') => boolean;
  /** The texts of its `<trek-context>`; `messages` are its own. */
  shared: Given['messages'];
}

/** Reads the settings of an element. */
export function readSettings(element: HostElement): Settings {
  const context = element.closest('trek-context');
  const around: Given = knownProperties((context as Partial<HostElement> | null)?.given);
  const own: Given = knownProperties(element.given);
  const text = (name: AttributeName) => (element.getAttribute(name) || context?.getAttribute(name)) ?? undefined;
  return {
    ...around,
    ...own,
    messages: own.messages,
    shared: around.messages,
    text,
    count: (name) => Number(knownValue(name, text(name))) || undefined,
    // Frameworks that know no attributes without a value write `false`.
    has: (name) => ![null, undefined, 'false'].includes(element.getAttribute(name) ?? context?.getAttribute(name)),
  };
}

/** Converts an element's settings into props of the provider. */
export function providerProps({ text, count, has, messages: _, shared: __, secondCurrency: ___, ...given }: Settings) {
  const locale = text('locale');
  const trekHref = text('trek-href');
  const askHref = text('ask-href');
  return {
    ...given,
    ...(locale && { locale }),
    ...(trekHref && { trekHref }),
    partner: text('partner'),
    partnerRef: text('partner-ref'),
    hidesPrices: has('hide-prices'),
    paths: {
      terms: text('terms-href') ?? null,
      privacy: text('privacy-href') ?? null,
      askAbout: askHref ? (title: string) => askHref.replaceAll('{title}', encodeURIComponent(title)) : null,
    },
    theme: (knownValue('theme', text('theme')) ?? 'light') as TrekEmbedProps['theme'] & string,
    headingLevel: count('heading-level') ?? 2,
  };
}
