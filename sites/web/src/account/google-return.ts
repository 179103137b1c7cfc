/** The page that a visitor comes back to from Google, with a token in its address. */
export const GOOGLE_RETURN_PATH = '/auth/google/callback';

/** Where the document's first script puts the query or fragment of that address, after taking it out of the address. */
export const GOOGLE_RETURN_NAME = 'googleReturn';

type ReturnHolder = { [GOOGLE_RETURN_NAME]?: string };

/** The query or fragment of the address as the visitor came with it. */
export function readGoogleReturn(): string {
  if (typeof window === 'undefined') return '';
  return (window as ReturnHolder)[GOOGLE_RETURN_NAME] ?? (window.location.search || window.location.hash);
}

/** Leaves nothing of it for later scripts to find. */
export function forgetGoogleReturn(): void {
  delete (window as ReturnHolder)[GOOGLE_RETURN_NAME];
}
