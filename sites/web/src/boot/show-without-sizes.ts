/**
 * Shows a picture's `src` where its sizes fail, as they do in a browser without AVIF. The kit does the same, but pages of
 * text load its code late.
 */
export function showWithoutSizes(): void {
  const show = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const source = target.previousElementSibling;
    // To set what is set already makes the browser ask again, and fail again, without end.
    if (source instanceof HTMLSourceElement && source.media !== 'not all') source.media = 'not all';
    target.removeAttribute('srcset');
  };
  document.addEventListener('error', show, true);
}
