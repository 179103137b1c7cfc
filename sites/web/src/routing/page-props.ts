/** What the router hands to every page. */
export interface PageProps {
  /** The variable parts of the address. */
  params: Record<string, string>;
}
