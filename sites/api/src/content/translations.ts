import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@trek/ui/internal/languages';
import { didYouMean } from '../core/did-you-mean.ts';
import type { FileError } from './content-fault.ts';
import type { ContentEntry, TrekContent } from './content-schema.ts';
import { readJson } from './read-json.ts';
import { type TrekTranslation, translationSchema } from './translation-schema.ts';

const FILE_NAME = /^(.+)\.([^.]+)\.json$/;

/** Whether a file in the folder of treks is a translation by its name, in whichever language. */
export const isTranslation = (name: string) => FILE_NAME.test(name);

/**
 * Reads the translations in the folder of treks, and adds each to its trek.
 * @param unread treks whose own file has errors: their translations are left alone
 * @returns an error for each file that can't be taken; its trek goes on in English
 */
export async function readTranslations(
  folder: string,
  treks: readonly ContentEntry<TrekContent>[],
  unread: ReadonlySet<string>,
): Promise<{ treks: ContentEntry<TrekContent>[]; errors: FileError[]; warnings: string[] }> {
  const errors: FileError[] = [];
  const warnings: string[] = [];
  const translated = new Map(treks.map((entry) => [entry.slug, entry]));
  const all = await readdir(folder).catch((): string[] => []);
  for (const name of all.filter(isTranslation).sort()) {
    const [, slug = '', language = ''] = FILE_NAME.exec(name) ?? [];
    const file = `treks/${name}`;
    const entry = translated.get(slug);
    if (!isLanguage(language)) {
      const known = TRANSLATED_LANGUAGES.join(', ');
      errors.push({ file, text: `file: the site has no language "${language}": it has ${known} beside English` });
    } else if (!entry) {
      if (unread.has(slug)) continue;
      errors.push({ file, text: `file: there is no trek "${slug}"${didYouMean(slug, [...translated.keys()])}` });
    } else {
      const { data, faults = [], warnings: odd = [] } = await readJson(join(folder, name), translationSchema);
      warnings.push(...odd.map((line) => `${file}: ${line}`));
      errors.push(...faults.map((fault) => ({ file, ...fault })));
      if (!data) continue;
      const gaps = gapsIn(data, entry.content);
      errors.push(...gaps.map((gap) => ({ file, text: gap })));
      if (gaps.length > 0) continue;
      const translations = { ...entry.content.translations, [language]: data };
      translated.set(slug, { slug, content: { ...entry.content, translations } });
    }
  }
  return { treks: [...translated.values()], errors, warnings };
}

const isLanguage = (name: string): name is TranslatedLanguage =>
  (TRANSLATED_LANGUAGES as readonly string[]).includes(name);

const OPTIONAL = ['effort', 'packing', 'questions'] as const;
const LISTS = ['highlights', 'included', 'excluded', 'packing', 'questions', 'stages'] as const;
const OF_A_STAGE = ['accommodation', 'meals', 'precaution'] as const;

/** The differences from the trek's own file: a page is in one language as a whole. */
function gapsIn(translation: TrekTranslation, trek: TrekContent): string[] {
  const gaps = OPTIONAL.flatMap((name) => missing(name, translation[name], trek[name]));
  for (const name of LISTS) {
    const [own, others] = [translation[name]?.length, trek[name]?.length];
    if (own !== undefined && others !== undefined && own !== others)
      gaps.push(`${name}: has ${own} of the ${others} in the trek's own file`);
  }
  for (const [index, stage] of translation.stages.entries()) {
    const own = trek.stages[index];
    if (!own) continue;
    if (stage.day !== own.day) gaps.push(`stages.${index}.day: must be ${own.day}, as in the trek's own file`);
    for (const name of OF_A_STAGE) gaps.push(...missing(`stages.${index}.${name}`, stage[name], own[name]));
  }
  return gaps;
}

function missing(place: string, own: unknown, other: unknown): string[] {
  if ((own === undefined) === (other === undefined)) return [];
  return [own === undefined ? `${place}: is missing` : `${place}: is not in the trek's own file: add it there first`];
}

/** A trek in a language, as far as it is translated; else in English. */
export function inLanguage(trek: TrekContent, language: string): TrekContent {
  const translation = isLanguage(language) ? trek.translations?.[language] : undefined;
  if (!translation) return trek;
  const { stages, ...others } = translation;
  return { ...trek, ...others, stages: trek.stages.map((stage, index) => ({ ...stage, ...stages[index] })) };
}

/** The languages of a trek's texts. */
export const languagesOf = ({ translations = {} }: TrekContent): string[] => ['en', ...Object.keys(translations)];
