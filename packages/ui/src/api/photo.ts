import {
  listIn,
  readAmount,
  readField,
  readList,
  readNumber,
  readOptionalText,
  readPath,
  readText,
  readTexts,
} from './http/read-value.ts';
import { type ImageSource, imageAddress } from './image-path.ts';

/** A picture in several sizes: `{address}-{width}.{format}` is the address of each. */
export interface PhotoSizes {
  address: string;
  /** Pixels. */
  widths: readonly number[];
  /** The best first. */
  formats: readonly string[];
  /**
   * The point that stays in sight where it is cut: percent of width and height, in tens, for each of which the skin has a
   * rule.
   */
  focus?: { x: number; y: number } | undefined;
  /** The address of the same picture for a dark page, in the same sizes. */
  dark?: string | undefined;
}

/** A photograph as the browser uses it. */
export interface Photo extends PhotoSizes {
  /** Pixels of the photograph itself. */
  width: number;
  height: number;
  /** Describes the picture. */
  alt: string;
  /** The photographer. */
  credit: string | null;
  /** A few blurred pixels as a data address; null: none. */
  standIn: string | null;
}

/** Formats that every browser which knows them shows, and that hold no script. */
const FORMATS = ['avif', 'webp'];
/** Nothing that could end the style that contains it. */
const STAND_IN = /^data:image\/(?:webp|jpeg|png);base64,[\w+/]{1,1000}={0,2}$/;

/** The photographs of an entity; undefined where its backend does not tell of any. One that is unusable is left out. */
export function readPhotos(entity: unknown, images: ImageSource): Photo[] | undefined {
  const sources = readField(entity, 'sources');
  return listIn(sources)?.flatMap((source) => readPhoto(source, images));
}

/** An entity's first photograph, or else its drawing, in sizes. */
export const readFirstPhoto = (entity: unknown, images: ImageSource): Photo | undefined =>
  readPhotos(entity, images)?.[0] ?? readPhoto(readField(entity, 'drawing'), images)[0];

function readPhoto(source: unknown, { backendUrl, placeholder }: ImageSource): Photo[] {
  const path = readPath(readField(source, 'path'));
  const widths = readList(readField(source, 'widths')).flatMap((width) => readAmount(width) ?? []);
  const formats = readTexts(readField(source, 'formats')).filter((format) => FORMATS.includes(format));
  const width = readAmount(readField(source, 'width'));
  const height = readAmount(readField(source, 'height'));
  const dark = readPath(readField(source, 'dark'));
  if (!isUsable(path) || widths.length === 0 || formats.length === 0 || !width || !height) return [];
  const standIn = readText(readField(source, 'standIn'), '');
  const [x, y] = ['x', 'y'].map((axis) => readNumber(readField(readField(source, 'focus'), axis)));
  const inTens = (percent: number) => Math.round(percent / 10) * 10;
  return [
    {
      address: imageAddress(path, backendUrl, placeholder),
      ...{ widths, formats, width, height },
      focus: x === undefined || y === undefined ? undefined : { x: inTens(x), y: inTens(y) },
      dark: isUsable(dark) ? imageAddress(dark, backendUrl, placeholder) : undefined,
      alt: readText(readField(source, 'alt'), ''),
      credit: readOptionalText(readField(source, 'credit')),
      standIn: STAND_IN.test(standIn) ? standIn : null,
    },
  ];
}

/** A space or a comma in an address would end it where several stand in a row. */
const isUsable = (path: string) => path !== '' && !/[\s,]/.test(path);

/** The facts of a photograph that a card needs. */
export function photoSizes({ address, widths, formats, focus, dark }: PhotoSizes): PhotoSizes {
  return { address, widths, formats, focus, dark };
}
