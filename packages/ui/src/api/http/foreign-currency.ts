/** Signs of currencies. The euro's is left out: a backend that prints `1 450 €` has always had its figure shown. */
const SIGN = /(?![$€])\p{Sc}/u;
/** A dollar of another country. */
const OTHER_DOLLAR =
  /(?<!\p{L})(?!US)\p{L}{1,3}\$|\$(?:AU?|CA?|NZ|HK|SG?|MX|NT)(?!\p{L})|(?:australian|canadian|singapore|hong kong|new zealand) dollars?/iu;
const WORD =
  /(?<!\p{L})(?:n?rs|rupees?|rupiahs?|euros?|pounds?|sterling|francs?|yen|yuan|rmb|dirhams?|riyals?|dinars?|ngultrums?|rand|baht|ringgits?|kron(?:a|or|er|e)|kč|kr|zł|pesos?|rou?bles?|won|dong|taka|lira)(?!\p{L})/iu;
/** Codes that no usual word is spelled like. */
const CODE =
  /(?<!\p{L})(?:EUR|GBP|CHF|INR|NPR|BTN|CNY|JPY|AUD|CAD|NZD|SGD|HKD|AED|QAR|SAR|THB|MYR|PKR|LKR|BDT|SEK|NOK|DKK|PLN|CZK|HUF|ZAR|KRW|BRL|MXN|IDR|VND|ILS)(?!\p{L})/iu;
const ABBREVIATION =
  /(?<!\p{L})(?:Nu|S?Fr|Ft|Rp|RM|Tk|TL|lei|лв|руб|грн)(?!\p{L})|(?<!\p{L})R(?= ?\d)|र[ुू]|(?<!美)[元円圓원]/u;

/** Words that are codes, too: in capitals they are one at the end of a text or before its figure. */
const CAPITALS = /(?<!\p{L})(?!(?:ALL|TOP|TRY|CUP|BAD|MAD|SIT|PEN)(?: \p{L}|$)|USD)[A-Z]{3}(?!\p{L})/gu;

/** Whether a price names a currency other than the dollar of the United States. */
export function hasForeignCurrency(text: string): boolean {
  // Compatibility forms, as full-width letters and ₨, have the spelling of the others.
  const line = text.normalize('NFKC');
  if ([SIGN, OTHER_DOLLAR, WORD, CODE, ABBREVIATION].some((pattern) => pattern.test(line))) return true;
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return (line.match(CAPITALS) ?? []).some((code) => names.of(code) !== undefined);
}
