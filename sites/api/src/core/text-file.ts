/** The text of a file, or the reason why it can't be read as one. */
export type DecodedText = { text: string; hasByteOrderMark: boolean } | { fault: string };

const BYTE_ORDER_MARK = '\uFEFF';
const CURE = 'save it as UTF-8';
/** Enough to find the place in an editor. */
const SHOWN_CHARACTERS = 12;

/** Decodes a text file, which is UTF-8. A byte order mark at its start is left out. */
export function decodeText(bytes: Buffer): DecodedText {
  const isWide = [0xff_fe, 0xfe_ff].includes(bytes.length < 2 ? 0 : bytes.readUInt16BE(0));
  if (isWide || bytes.includes(0)) return { fault: `is saved as UTF-16, which Notepad calls Unicode: ${CURE}` };
  const text = bytes.toString('utf8');
  const firstLost = text.indexOf('\uFFFD');
  // A file may hold the sign itself, as valid UTF-8.
  if (firstLost >= 0 && !Buffer.from(text).equals(bytes)) {
    return { fault: `is not UTF-8 but probably Windows-1252 (ANSI), near ${nearby(bytes)}: ${CURE}` };
  }
  const hasByteOrderMark = text.startsWith(BYTE_ORDER_MARK);
  return { text: hasByteOrderMark ? text.slice(1) : text, hasByteOrderMark };
}

/** The line of the first byte that is not UTF-8, and the text around it as Windows shows it. */
function nearby(bytes: Buffer): string {
  let index = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const line of splitLines(bytes)) {
    index += 1;
    try {
      decoder.decode(line);
    } catch {
      const shown = new TextDecoder('windows-1252').decode(line);
      const at = line.toString('utf8').indexOf('\uFFFD');
      const around = shown.slice(Math.max(0, at - SHOWN_CHARACTERS), at + SHOWN_CHARACTERS).trim();
      return `“${around}” in line ${index}`;
    }
  }
  return 'its end';
}

const LINE_FEED = 0x0a;

function* splitLines(bytes: Buffer): Generator<Buffer> {
  let from = 0;
  while (from <= bytes.length) {
    const end = bytes.indexOf(LINE_FEED, from);
    yield bytes.subarray(from, end < 0 ? bytes.length : end);
    if (end < 0) return;
    from = end + 1;
  }
}
