const SCOPE = '[data-scope="embed"]';

/**
 * What stands below the kit's own rules: nothing of the page comes in but its tokens. `--trek-unit` is what the visitor's
 * browser calls medium, also where the page gives another size to its root.
 */
const GROUND = `@layer ground,reset,trek;@layer ground{${SCOPE}{all:initial;display:block;font-size:medium;--trek-unit:1em}:host{display:block}:host([hidden]){display:none}}`;

/**
 * The kit's sheet for a shadow root. `:root` is not in there: tokens stand on what is ours, each as the page says it, else
 * as the kit does. Lengths go by the visitor's own size of letters.
 * @throws where the sheet has no tokens
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
