/** The page that visitors return to from Google, with a token in its URL. */
export const GOOGLE_RETURN_PATH = '/auth/google/callback';

/** The document's first script stores the URL's query or fragment here, after removing it from the URL. */
export const GOOGLE_RETURN_NAME = 'googleReturn';

type ReturnHolder = { [GOOGLE_RETURN_NAME]?: string };

/** The query or fragment that the visitor came with. */
export function readGoogleReturn(): string {
  if (typeof window === 'undefined') return '';
  return (window as ReturnHolder)[GOOGLE_RETURN_NAME] ?? (window.location.search || window.location.hash);
}

/** Removes it, so that later scripts can't find it. */
export function forgetGoogleReturn(): void {
  delete (window as ReturnHolder)[GOOGLE_RETURN_NAME];
}
