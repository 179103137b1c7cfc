import { basename, extname } from 'node:path';

/** Formats of phones and cameras that no browser shows. */
const TO_EXPORT = /\.(?:hei[cf]|tiff?|bmp|gif|pdf|psd|raw|cr[23]|nef|arw|dng|svg)$/i;

/** The name that a photograph may have, as close as possible to its own. */
export function plainPhotoName(file: string): string {
  const [name, ending] = [basename(file, extname(file)), extname(file)];
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9_-]+/gi, '-')
    .replace(/^[-_]+/, '')
    .replace(/-$/, '');
  return `${plain || 'photo'}${ending === '' || TO_EXPORT.test(ending) ? '.jpg' : ending}`;
}

/** The steps that make a photograph's name or format good. */
export function photoNameCure(file: string): string {
  const renamed = `"${plainPhotoName(file)}"`;
  if (!TO_EXPORT.test(file)) return `rename the file and write ${renamed}`;
  return `browsers can't show "${basename(file)}": export it as JPEG, copy that to the photographs as ${renamed} and write this name`;
}

/** Of the names in a folder, the one that is probably meant: written with other capitals, spaces or endings. */
export function similarPhotoName(file: string, names: readonly string[]): string | undefined {
  const keyOf = (name: string) =>
    plainPhotoName(name)
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .replaceAll(/[-_]/g, '');
  return names.find((name) => keyOf(name) === keyOf(file));
}
