import { unified } from '../core/typed/unified.ts';

/** The part of an address that someone else wrote: some programs write `+` for a space. No slug has one. */
export const spacedPart = (part: string): string => part.replace(/\+/g, ' ');

/**
 * The address part of a trek: lower-cased title, punctuation removed, spaces collapsed to single hyphens.
 * Letters and digits of any script survive, so a Nepali title has an address too, the same however it is typed.
 */
export function titleSlug(title: string): string {
  return unified(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The address part of a country or region: lower-cased name, spaces turned to hyphens, other characters dropped. */
export function placeSlug(name: string): string {
  return unified(name)
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '');
}
