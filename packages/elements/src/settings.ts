import type { TrekEmbedProps } from '@trek/ui/embed';
import type { AttributeName, PROPERTIES } from './attributes.ts';
import type { HostElement } from './host-element.ts';

/** What the elements of a page are told by scripts. */
type Given = Partial<Pick<TrekEmbedProps, (typeof PROPERTIES)[number]>>;

/** What an element is told, by itself or by the `<trek-context>` around it. */
export interface Settings extends Given {
  text: (name: AttributeName) => string | undefined;
}

/** Reads what an element is told. */
export function readSettings(element: HostElement): Settings {
  const context = element.closest('trek-context');
  const around = (context as { given?: object } | null)?.given;
  return {
    ...around,
    ...element.given,
    text: (name) => (element.getAttribute(name) || context?.getAttribute(name)) ?? undefined,
  };
}

const THEMES = ['light', 'dark', 'auto'] as const;

/** What surrounds a part, as an element's attributes say it. */
export function providerProps({ text, messages: _, ...given }: Settings) {
  const locale = text('locale');
  const trekHref = text('trek-href');
  return {
    ...given,
    ...(locale && { locale }),
    ...(trekHref && { trekHref }),
    theme: THEMES.find((theme) => theme === text('theme')) ?? 'light',
    headingLevel: Number(text('heading-level')) || 2,
  };
}
