const SCOPE = '[data-scope="embed"]';

/**
 * Base rules below the kit's: the page's styles don't get in, only its tokens. `--trek-unit` is the browser's medium
 * font size, even if the page's root has another.
 */
const GROUND = `@layer ground,reset,trek;@layer ground{${SCOPE}{all:initial;display:block;font-size:medium;--trek-unit:1em}:host{display:block}:host([hidden]){display:none}}`;

/**
 * Converts the kit's CSS for a shadow root. Instead of `:root`, tokens are set on the kit's own roots, each from the
 * page or else the kit's default. Lengths depend on the visitor's font size.
 * @throws if the CSS has no tokens
 */
export function toShadowRootCss(css: string): string {
  const tokens = new Set<string>();
  const said = (declarations: string) =>
    declarations.replace(/--trek-([\w-]+):([^;}]+)/g, (_, name: string, value: string) => {
      tokens.add(name);
      return `--trek-${name}:var(--_${name},${value})`;
    });
  const scoped = css
    .replace(/:root\{([^}]*)\}/g, (_, declarations: string) => `${SCOPE}{${said(declarations)}}`)
    .replace(/\.dark\{([^}]*)\}/g, (_, declarations: string) => `${SCOPE}.dark{${said(declarations)}}`);
  if (tokens.size === 0) throw new Error('The sheet has no tokens.');
  const ofThePage = [...tokens].map((name) => `--_${name}:var(--trek-${name})`).join(';');
  return `${GROUND}:host{${ofThePage}}${scoped}`.replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, 'calc($1*var(--trek-unit))');
}
