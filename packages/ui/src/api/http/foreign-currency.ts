/** Signs and abbreviations. The euro's sign is left out: a backend that prints `1 450 €` has always had its figure shown. */
const SIGN = /(?![$€])\p{Sc}|(?<!\p{L})(?:Nu|S?Fr|Ft|Rp|RM|Tk|TL|R(?= ?\d)|лв|руб|грн)(?!\p{L})|र[ुू]|(?<!美)[元円圓원]/u;
/** A dollar of another country. */
const OTHER_DOLLAR =
  /(?<!\p{L})(?!US)\p{L}{1,3}\$|\$(?:A|C|NZ|HK|SG|MX)\p{L}?(?!\p{L})|(?:australian|canadian|zealand|kong|singapore) dollar/iu;
const WORD =
  /(?<!\p{L})(?:n?rs|rupees?|euros?|pounds?|sterling|francs?|yen|yuan|dirhams?|riyals?|ngultrums?|rand|baht|kron\p{L}+|kč|kr|zł|pesos?|rou?bles?)(?!\p{L})/iu;
/** Three letters in capitals, or beside a figure. `ALL` and `TOP` are words before they are codes, others in small letters. */
const CODE =
  /(?<!\p{L})(?!ALL|TOP|USD)[A-Z]{3}(?!\p{L})|(?<!\p{L})(?!all|top|try|sur|usd)(?:[a-z]{3}(?= ?\d)|(?<=\d ?)[a-z]{3}(?!\p{L}))/gu;

/** Whether a price names a currency other than the dollar of the United States. */
export function hasForeignCurrency(text: string): boolean {
  // Compatibility forms, as full-width letters and ₨, have the spelling of the others.
  const line = text.normalize('NFKC');
  if ([SIGN, OTHER_DOLLAR, WORD].some((pattern) => pattern.test(line))) return true;
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return (line.match(CODE) ?? []).some((code) => names.of(code.toUpperCase()) !== undefined);
}
