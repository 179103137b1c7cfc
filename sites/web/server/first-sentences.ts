/** Most characters of a description that search engines and previews show. */
const MOST_SHOWN = 160;
/** An end of a sentence that comes earlier leaves too little. */
const LEAST_KEPT = 60;

/** As much of a text as a search engine shows, ended at a sentence where one ends. */
export function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_SHOWN) return line;
  const start = line.slice(0, MOST_SHOWN);
  const end = start.lastIndexOf('. ');
  return end > LEAST_KEPT ? start.slice(0, end + 1) : start;
}
