import { SettingError } from '../core/setting-error.ts';

/** Control characters, line breaks, and signs without a width. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** In the words of these, signs without a width join letters of Nepali or Persian. */
const WORDS: readonly string[] = ['COMPANY_NAME', 'MAIL_FROM'];
const JOINERS = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu;

/** Quotes that a shell would take away, and others, such as `docker --env-file`, leave in their place. */
const QUOTED = /^(["'`])[\s\S]*\1$|^"[^"]*$|^[“”„‘’«»]/;

/**
 * Refuses what comes into a value by copying, and can't be seen or is not meant.
 * @returns the value
 * @throws SettingError naming the setting
 */
export function refuseStraySigns(name: string, value: string): string {
  const [sign] = INVISIBLE.exec(WORDS.includes(name) ? value.replaceAll(JOINERS, '') : value) ?? [];
  if (sign) {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    throw new SettingError(`${name}: holds a sign that can't be seen (U+${code}): type the value again`);
  }
  if (QUOTED.test(value)) {
    throw new SettingError(`${name}: holds the quotes around it, which this program takes as written: leave them out`);
  }
  return value;
}
