/** Props of every page. */
export interface PageProps {
  /** Parameters of the path. */
  params: Record<string, string>;
}
