/** The picture of pages that have none of their own. */
const SITE_IMAGE = '/art/share.png';

const DRAWING = /\/uploads\/art\/([a-z0-9-]+)\.svg$/;

const PHOTOGRAPH = /(\/uploads\/sized\/[\w-]+)-\d+\.webp$/;

/**
 * The address under which a page's picture goes into a link preview: previews take pixels, so a drawing of the backend is
 * asked for as PNG, a photograph in the shape of a preview, and other drawings give way to the site's own picture.
 */
export function shareImage(image: string | undefined): string {
  if (image === undefined) return SITE_IMAGE;
  if (DRAWING.test(image)) return image.replace(DRAWING, '/uploads/share/$1.png');
  if (PHOTOGRAPH.test(image)) return image.replace(PHOTOGRAPH, '$1-share.jpg');
  return /\.svg(?:[?#]|$)/.test(image) || image.startsWith('data:') ? SITE_IMAGE : image;
}
