/** The choices of an agency for its page. */
export interface EmbedChoice {
  part: 'list' | 'offer' | 'page' | 'booking';
  /** Slug of the trek, for all parts but the list. */
  trek: string;
  locale: 'en-US' | 'de-DE' | 'fr-FR' | 'es-ES';
  theme: 'light' | 'dark' | 'auto';
  /** The agency's id at the operator; empty: it has none yet. */
  partner: string;
  /** Tokens of the light theme that differ from the kit's, by their names without `--trek-`. */
  tokens: Readonly<Record<string, string>>;
}

/** The tokens that count. In a dark theme, colors that were chosen for a light one could not be read. */
export const tokensOf = ({ theme, tokens }: EmbedChoice): EmbedChoice['tokens'] => (theme === 'light' ? tokens : {});

/** Addresses of the operator's site. */
export interface EmbedAddresses {
  script: string;
  backend: string;
}

/** The attributes of the element, in the order in which they are written. */
export function attributesOf({ part, trek, locale, theme, partner }: EmbedChoice, backend: string): [string, string][] {
  return [
    ['backend', backend],
    ...(locale === 'en-US' ? [] : ([['locale', locale]] as [string, string][])),
    ...(theme === 'light' ? [] : ([['theme', theme]] as [string, string][])),
    ...(partner === '' ? [] : ([['partner', partner]] as [string, string][])),
    ...(part === 'list' ? [['trek-href', '/tours/{slug}'] as [string, string]] : [['trek', trek] as [string, string]]),
  ];
}

const tagOf = (choice: EmbedChoice, { backend }: EmbedAddresses) =>
  `<trek-${choice.part} ${attributesOf(choice, backend)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></trek-${choice.part}>`;

/** The rule that gives the parts an agency's look; empty: it has the kit's. */
const sheetOf = (choice: EmbedChoice) => {
  const lines = Object.entries(tokensOf(choice)).map(([name, value]) => `  --trek-${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
};

const REACT_PARTS = { list: 'TrekBrowser', offer: 'TrekOffer', page: 'ShowTrek', booking: 'BookTrek' } as const;

function reactCode(choice: EmbedChoice, { backend }: EmbedAddresses): string {
  const { part, trek, locale, theme, partner } = choice;
  const language = locale.slice(0, 2);
  const isEnglish = language === 'en';
  const props = [
    `backend="${backend}"`,
    ...(isEnglish ? [] : [`locale="${locale}"`, `messages={${language}}`]),
    ...(theme === 'light' ? [] : [`theme="${theme}"`]),
    ...(partner === '' ? [] : [`partner="${partner}"`]),
    ...(part === 'list' ? ['trekHref="/tours/{slug}"'] : []),
  ];
  const own = part === 'list' ? '' : ` trek="${trek}"`;
  return `'use client';
import { ${[REACT_PARTS[part], 'TrekEmbed'].join(', ')} } from '@trek/ui/embed';
${isEnglish ? '' : `import { ${language} } from '@trek/ui/messages/${language}';\n`}import '@trek/ui/embed.css';

export function Treks() {
  return (
    <TrekEmbed ${props.join(' ')}>
      <${REACT_PARTS[part]}${own} />
    </TrekEmbed>
  );
}
`;
}

/** The code to paste, by the kind of host. */
export function embedCode(choice: EmbedChoice, addresses: EmbedAddresses) {
  const sheet = sheetOf(choice);
  const style = sheet && `<style>\n${sheet}</style>\n`;
  const script = `<script type="module" src="${addresses.script}"></script>\n`;
  const tag = `${tagOf(choice, addresses)}\n`;
  return {
    html: `${script}${style}${tag}`,
    wordPress: `// functions.php, or a plugin for code snippets
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script_module('trek', '${addresses.script}');
});

// A block "Custom HTML" on the page
${style}${tag}`,
    react: `// npm install @trek/ui\n${reactCode(choice, addresses)}${sheet && `\n/* In a style sheet of yours */\n${sheet}`}`,
  };
}
