/** For pages without an image of their own. */
const SITE_IMAGE = '/art/share.png';

const DRAWING = /\/uploads\/art\/([a-z0-9-]+)\.svg$/;

const PHOTOGRAPH = /(\/uploads\/sized\/[\w-]+)-\d+\.webp$/;

/**
 * The URL of a page's image in link previews, which need bitmaps: drawings of the backend as PNG, photographs in the
 * size of a preview, and the site's own image instead of other drawings.
 */
export function shareImage(image: string | undefined): string {
  if (image === undefined) return SITE_IMAGE;
  if (DRAWING.test(image)) return image.replace(DRAWING, '/uploads/share/$1.png');
  if (PHOTOGRAPH.test(image)) return image.replace(PHOTOGRAPH, '$1-share.jpg');
  return /\.svg(?:[?#]|$)/.test(image) || image.startsWith('data:') ? SITE_IMAGE : image;
}
