import { useIsHydrated } from '@trek/ui/internal/lazy';
import { LONGEST_PARTNER } from '@trek/ui/internal/seller';
import { contrast, TEXT_CONTRAST } from '@trek/ui/internal/theme/contrast';
import { Button, DefaultTabs } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { lightPalette } from '@trek/ui/theme';
import { useEffect, useMemo, useRef, useState } from 'react';
import version from '../../../../../packages/elements/package.json?field=version';
import { attributesOf, type EmbedChoice, embedCode, tokensOf } from '../../content/embed-code.ts';
import { useTreks } from '../../data/list-reads.ts';
import { usePublicUrl } from '../../document/public-url.ts';
import * as styles from './for-agencies.css.ts';

const [MAJOR] = version.split('.');

/** The newest version that is compatible with this one. */
const SCRIPT_PATH = `/elements/${MAJOR}/trek.js`;

const PARTS = {
  booking: 'Booking of one trek',
  list: 'All treks, with filters',
  offer: 'One trek as a card',
  page: 'One trek, whole',
} as const;

const LOCALES = { 'en-US': 'English', 'de-DE': 'German', 'fr-FR': 'French', 'es-ES': 'Spanish' } as const;
const THEMES = { light: 'Light', dark: 'Dark', auto: 'As the visitor’s system' } as const;

/** Tokens that an agency changes most, with what is read on what. */
const COLORS = {
  primary: 'Links and choices',
  accent: 'The main button',
  text: 'Text',
  page: 'Ground',
} as const;
type ColorName = keyof typeof COLORS;

const FIRST: EmbedChoice = {
  ...{ part: 'booking', trek: 'everest-base-camp-trek', locale: 'en-US', theme: 'light', partner: '', tokens: {} },
};

function pairsOf(colors: Record<ColorName, string>): [name: string, ratio: number][] {
  return [
    ['Text on the ground', contrast(colors.text, colors.page)],
    ['Links on the ground', contrast(colors.primary, colors.page)],
    ['White on links and choices', contrast(lightPalette.onPrimary, colors.primary)],
    ['White on the main button', contrast(lightPalette.onAccent, colors.accent)],
  ];
}

/** A form with a live preview, and the code for each kind of host. */
export function EmbedBuilder() {
  const publicUrl = usePublicUrl();
  const { api } = usePorts();
  const treks = useTreks();
  const isHydrated = useIsHydrated();
  const [choice, setChoice] = useState(FIRST);
  const [colors, setColors] = useState<Partial<Record<ColorName, string>>>({});
  const change = (part: Partial<EmbedChoice>) => setChoice({ ...choice, ...part });
  const shown = { ...lightPalette, ...colors };
  const tokens = useMemo(
    () => Object.fromEntries(Object.entries(colors).map(([name, value]) => [`color-${name}`, value])),
    [colors],
  );
  const whole = useMemo(() => ({ ...choice, tokens: tokensOf({ ...choice, tokens }) }), [choice, tokens]);
  const backend = new URL(api.backendUrl, publicUrl).href.replace(/\/$/, '');
  const code = embedCode(whole, { script: `${publicUrl}${SCRIPT_PATH}`, backend });
  return (
    <div className={styles.builder}>
      <fieldset className={styles.choices} disabled={!isHydrated} aria-label="Your choices">
        <Choice label="Part" value={choice.part} options={PARTS} onChange={(part) => change({ part })} />
        {choice.part !== 'list' && (
          <Choice
            label="Trek"
            value={choice.trek}
            options={
              treks.status === 'ready'
                ? Object.fromEntries(treks.value.map(({ slug, title }) => [slug, title]))
                : { [FIRST.trek]: 'Everest Base Camp Trek' }
            }
            onChange={(trek) => change({ trek })}
          />
        )}
        <Choice label="Language" value={choice.locale} options={LOCALES} onChange={(locale) => change({ locale })} />
        <Choice label="Theme" value={choice.theme} options={THEMES} onChange={(theme) => change({ theme })} />
        <label>
          <span>Your id as our partner</span>
          <input
            value={choice.partner}
            placeholder="alpine-tours"
            maxLength={LONGEST_PARTNER}
            onChange={({ target }) => change({ partner: target.value.toLowerCase().replace(/[^a-z0-9-]/g, '') })}
          />
        </label>
        {choice.theme === 'light' ? (
          <>
            {(Object.keys(COLORS) as ColorName[]).map((name) => (
              <label key={name}>
                <span>{COLORS[name]}</span>
                <input
                  type="color"
                  value={shown[name].toLowerCase()}
                  onChange={({ target }) => setColors({ ...colors, [name]: target.value })}
                />
              </label>
            ))}
            <Contrasts colors={shown} />
          </>
        ) : (
          <p>Your own colors are for the light theme. The dark one has ours, which can be read on dark ground.</p>
        )}
      </fieldset>
      <div>
        <Preview choice={whole} backend={api.backendUrl} />
        <DefaultTabs
          label="Code"
          tabs={[
            { id: 'html', label: 'HTML', content: <Code text={code.html} /> },
            { id: 'wordpress', label: 'WordPress', content: <Code text={code.wordPress} /> },
            { id: 'react', label: 'React', content: <Code text={code.react} /> },
          ]}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which of the chosen colors can be read on which (WCAG 2.2 AA). */
function Contrasts({ colors }: { colors: Record<ColorName, string> }) {
  return (
    <ul className={styles.contrasts} aria-label="Contrast" aria-live="polite">
      {pairsOf(colors).map(([name, ratio]) => (
        <li key={name} data-low={ratio < TEXT_CONTRAST ? '' : undefined}>
          <span>{name}</span>
          <span>{`${ratio.toFixed(1)} ${ratio < TEXT_CONTRAST ? `too low, at least ${TEXT_CONTRAST}` : 'good'}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The element itself, as it will be on the agency's page. */
function Preview({ choice, backend }: { choice: EmbedChoice; backend: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: SCRIPT_PATH });
    document.head.append(script);
    return () => script.remove();
  }, []);
  const fixed = JSON.stringify({ ...choice, tokens: {} });
  useEffect(() => {
    // A partner counts on its own pages alone.
    const shown: EmbedChoice = { ...JSON.parse(fixed), partner: '' };
    const element = document.createElement(`trek-${shown.part}`);
    for (const [name, value] of attributesOf(shown, backend)) element.setAttribute(name, value);
    element.setAttribute('heading-level', '3');
    place.current?.replaceChildren(element);
  }, [fixed, backend]);
  useEffect(() => {
    const { style } = place.current ?? {};
    const tokens = Object.entries(choice.tokens);
    style?.setProperty('background', choice.tokens['color-page'] ?? '');
    for (const [name, value] of tokens) style?.setProperty(`--trek-${name}`, value);
    return () => {
      for (const [name] of tokens) style?.removeProperty(`--trek-${name}`);
    };
  }, [choice.tokens]);
  return <section ref={place} className={styles.preview} aria-label="Preview" />;
}

/** Code to copy. */
function Code({ text }: { text: string }) {
  const { notify } = usePorts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', 'Copied');
    } catch {
      notify('error', 'The browser does not let us copy: select the code instead.');
    }
  };
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} translate="no">
        <code>{text}</code>
      </pre>
      <Button onClick={() => void copy()}>Copy</Button>
    </div>
  );
}
