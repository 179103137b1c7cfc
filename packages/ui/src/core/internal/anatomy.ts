/** The part names of a component. Data attributes, skin selectors and test selectors follow from them. */
export interface Anatomy<Part extends string> {
  scope: string;
  parts: readonly Part[];
  /** Attributes that mark an element as a part. */
  attributes(part: Part): { 'data-scope': string; 'data-part': Part };
  /** CSS selector of a part. */
  selector(part: Part): string;
}

/** Names a component's parts, once. */
export function defineAnatomy<const Part extends string>(scope: string, parts: readonly Part[]): Anatomy<Part> {
  return {
    scope,
    parts,
    attributes: (part) => ({ 'data-scope': scope, 'data-part': part }),
    selector: (part) => `[data-scope="${scope}"][data-part="${part}"]`,
  };
}
