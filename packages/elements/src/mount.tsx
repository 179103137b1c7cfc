import type { BookingActions } from '@trek/ui/booking';
import { TrekEmbed, type TrekEmbedProps } from '@trek/ui/embed';
import { embedKey } from '@trek/ui/internal/embed/embed-key';
import { useRefresh } from '@trek/ui/internal/embed/use-refresh';
import { HeadingLevel } from '@trek/ui/kit';
import type { TrekMessages } from '@trek/ui/messages';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import 'trek:sheet/common';
import { checkSettings } from './check-attributes.ts';
import type { HostElement, Mounted } from './host-element.ts';
import { emit } from './host-events.ts';
import { createMerge, loadMessages } from './languages.ts';
import { createLayer } from './layer.ts';
import { loadCurrency } from './second-currency.ts';
import { providerProps, readSettings } from './settings.ts';
import { sheet } from './sheet.ts';
import { VIEWS } from './views.ts';

/** A message to the page's author if a required attribute is missing. */
function missing(element: HostElement, text: (name: 'backend' | 'trek') => string | undefined): string | undefined {
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: readonly string[] };
  const name = (['backend', 'trek'] as const).find((one) => observedAttributes.includes(one) && !text(one));
  if (name === 'backend') return `<${element.tag}> needs the address of the API: backend="https://treks.example/api".`;
  return name && `<${element.tag}> needs a trek: trek="everest-base-camp-trek".`;
}

/** Renders an element, and updates it when its settings change. */
export async function mount(element: HostElement): Promise<Mounted> {
  const { tag, shadowRoot } = element;
  if (tag === 'trek-context' || !shadowRoot) throw new Error(`<${tag}> shows nothing.`);
  const { View } = await VIEWS[tag].load();
  const place = document.createElement('div');
  const root = createRoot(place, { identifierPrefix: `${tag}-${mounts++}` });
  const layer = createLayer();
  const onEvent: TrekEmbedProps['onEvent'] = (event) => emit(element, event);
  let refresh = () => {};
  let booking: BookingActions | null = null;
  /** Requested before there is a booking. */
  let isOpening = false;
  const actions = (given: BookingActions | null) => {
    booking = given;
    if (given && isOpening) given.open();
    if (given) isOpening = false;
  };
  const stand = (messages: TrekMessages | undefined, secondCurrency: TrekEmbedProps['secondCurrency']) => {
    const settings = readSettings(element);
    const error = missing(element, settings.text);
    if (error) {
      root.render(<p role="alert">{error}</p>);
      const kind = tag.slice('trek-'.length);
      const detail = { v: 1, kind, code: 'attribute', message: error, isRetryable: false };
      return emit(element, { type: 'trek:error', detail });
    }
    const { headingLevel, ...around } = providerProps(settings);
    const backend = settings.text('backend') ?? '';
    place.toggleAttribute('data-no-title', settings.has('no-title'));
    root.render(
      <TrekEmbed
        {...around}
        {...(messages && { messages })}
        {...(secondCurrency && { secondCurrency })}
        {...{ onEvent, backend }}
        // It stays what it is at first.
        key={embedKey(backend, around)}
        portalContainer={layer.place}
      >
        <HeadingLevel start={headingLevel}>
          <View settings={settings} label={element.textContent.trim()} actions={actions} owner={element} />
          <Refresh take={takeRefresh} />
        </HeadingLevel>
      </TrekEmbed>,
    );
  };
  const takeRefresh = (given: () => void) => {
    refresh = given;
  };
  const [overLanguage, overShared] = [createMerge(), createMerge()];
  const update = async () => {
    const { messages, shared, text, secondCurrency: rate } = readSettings(element);
    const context = element.closest<HTMLElement>('trek-context');
    if (context) checkSettings(context, 'trek-context');
    checkSettings(element, tag);
    const [language, currency] = await Promise.all([loadMessages(text('locale')), loadCurrency(rate)]);
    stand(overShared(overLanguage(language, shared), messages), currency);
  };
  await update();
  shadowRoot.adoptedStyleSheets = [sheet()];
  shadowRoot.replaceChildren(place);
  return {
    update,
    refresh: () => refresh(),
    open() {
      if (booking) booking.open();
      else isOpening = true;
    },
    close() {
      isOpening = false;
      booking?.close();
    },
    unmount() {
      root.unmount();
      layer.remove();
      shadowRoot.replaceChildren(document.createElement('slot'));
    },
  };
}

let mounts = 0;

/** Hands out what reads again. */
function Refresh({ take }: { take: (refresh: () => void) => void }) {
  const refresh = useRefresh();
  useEffect(() => take(refresh), [refresh, take]);
  return null;
}
