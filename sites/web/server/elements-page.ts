import { policyHash } from './security-headers.ts';

/** The addresses of the elements and of the API, for a page. */
export interface ElementsAddresses {
  /** Of the script, exactly this version. */
  exact: string;
  /** Of the script, the newest compatible version. */
  latest: string;
  /** The hash of the script at `exact`, for the browser to compare. */
  integrity: string;
  /** Of the API. */
  backend: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { margin: 0 }
main { display: grid; gap: 1rem; max-width: 75rem; margin: auto; padding: 2rem 1.25rem 4rem }
main > * { min-width: 0 }
h1, h2, p { margin: 0 }
h1 { font-size: 2rem; line-height: 1.2 }
h2 { margin-top: 1.5rem; font-size: 1.5rem; line-height: 1.2 }
p, label { max-width: 42rem }
label { font-weight: 600 }
trek-context { display: grid; gap: 2.5rem }
trek-context > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 24rem)); gap: 1.5rem; align-items: start }
textarea { box-sizing: border-box; width: 100%; padding: 1rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre; overflow: auto; resize: vertical }
`;

/** Identifies the page's style to its content policy. */
export const ELEMENTS_STYLE_HASH = policyHash(STYLE);

/**
 * Shows an agency what to paste, and how it looks.
 * @param pasted addresses for pages of others
 * @param here the same for this page, which may be open at another address of the site
 */
export function elementsPage(pasted: ElementsAddresses, here: ElementsAddresses): string {
  const code = whatToPaste(pasted);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Our treks on your page</title>
<style>${STYLE}</style>
${script(here.exact, here.integrity)}
</head>
<body>
<main>
<h1>Our treks on your page</h1>
<p>Your site’s address must be among those that may call the API: ask us first. Then paste this.</p>
<label for="code">What to paste</label>
<textarea id="code" readonly rows="${code.split('\n').length + 1}" spellcheck="false" translate="no">
${code}</textarea>
<h2>How it looks</h2>
<p>Everything works here as it will on your page, the booking too.</p>
<trek-context backend="${here.backend}" theme="auto" trek-href="/treks/{slug}" heading-level="3">
  <div>
    <trek-offer trek="${TREK}">Loading…</trek-offer>
    <trek-booking trek="${TREK}"></trek-booking>
  </div>
  <trek-list country="nepal"></trek-list>
</trek-context>
</main>
</body>
</html>
`;
}

const TREK = 'everest-base-camp-trek';

const script = (address: string, integrity: string) =>
  `<script type="module" src="${address}" integrity="${integrity}" crossorigin></script>`;

const whatToPaste = ({
  exact,
  latest,
  integrity,
  backend,
}: ElementsAddresses) => `<!-- Exactly this version; browsers refuse any other: -->
${script(exact, integrity)}

<!-- Or the latest: -->
<script type="module" src="${latest}"></script>

<!-- Then a tag for each place: -->
<trek-context backend="${backend}" locale="en-US" trek-href="/tours/{slug}">
  <trek-list country="nepal"></trek-list>
  <trek-booking trek="${TREK}">Loading…</trek-booking>
</trek-context>
`;
