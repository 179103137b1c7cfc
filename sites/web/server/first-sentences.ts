/** Maximum length of a description that search engines and previews show. */
const MOST_SHOWN = 160;
/** A sentence that ends earlier would leave too little. */
const MIN_LENGTH = 60;

/** As much of a text as a search engine shows, cut at the end of a sentence if possible. */
export function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_SHOWN) return line;
  const start = line.slice(0, MOST_SHOWN);
  const end = start.lastIndexOf('. ');
  return end > MIN_LENGTH ? start.slice(0, end + 1) : start;
}
