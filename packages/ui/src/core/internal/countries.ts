/**
 * The codes of ISO 3166-1 alpha-2, and XK, which Kosovo's passports are known by: ISO leaves it to its users.
 * Source: https://www.iso.org/obp/ui/#search/code/
 */
const CODES = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB
GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI
KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN
VU WF WS XK YE YT ZA ZM ZW`;

export const COUNTRY_CODES: readonly string[] = CODES.split(/\s/);

/** Whether a text is the code of a country, in capitals. */
export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text) && CODES.includes(text);

/** The name of a country in a language. A text that is no code stays as it is. */
export function countryName(code: string, locale: string): string {
  return (isCountryCode(code) && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) || code;
}

/**
 * Every country in the order of the language, by its English name, which offices read as it is.
 * @param chosen stays a choice, whatever it is: earlier forms took any word
 */
export function countryNameChoices(locale: string, chosen: string): { value: string; label: string }[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const choices = countryChoices(locale).map(({ value, label }) => ({ value: english.of(value) ?? value, label }));
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  return isListed ? choices : [{ value: chosen, label: chosen }, ...choices];
}

/** Every country with its name, in the order of the language. */
export function countryChoices(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const choices = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }));
  return choices.sort((one, other) => one.label.localeCompare(other.label, locale));
}
