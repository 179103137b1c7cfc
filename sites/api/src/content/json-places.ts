/** The lines of a JSON file’s values. `JSON.parse` names neither them nor, for an editor, the place where a file stops being JSON. */
export interface JsonPlaces {
  /** The line of a value or key; of the nearest one around it, if the file has none there. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** The first place at which a text is no JSON. */
export class JsonFault extends Error {
  override name = 'JsonFault';
  readonly line: number;
  readonly column: number;

  constructor(text: string, index: number, reason: string) {
    super(`is not valid JSON: ${reason}`);
    const before = text.slice(0, index).split('\n');
    this.line = before.length;
    this.column = (before.at(-1) ?? '').length + 1;
  }
}

const LONGEST_SHOWN = 24;
const CURLY = /[“”„‟«»‘’]/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
/** Deeper than any content, and well below the stack. */
const DEEPEST = 200;

/** @throws JsonFault */
export function readPlaces(text: string): JsonPlaces {
  const reader = new Reader(text);
  reader.readFile();
  const { starts } = reader;
  return {
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const start = starts.get(keyOf(path.slice(0, length)));
        if (start !== undefined) return text.slice(0, start).split('\n').length;
      }
      return undefined;
    },
  };
}

const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));

class Reader {
  /** By path: the index of each key, or of a list's value. */
  readonly starts = new Map<string, number>();
  readonly #text: string;
  readonly #path: string[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readFile(): void {
    this.#space();
    if (this.#at === this.#text.length) this.#fail('it is empty');
    this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#fail(`there is ${this.#shown()} after its end: is a bracket too many?`);
  }

  #value(): void {
    const sign = this.#text[this.#at];
    if (this.#path.length > DEEPEST) this.#fail('it has too many levels');
    if (sign === '{') this.#list('}', () => this.#property());
    else if (sign === '[') this.#list(']', (index) => this.#item(index));
    else if (sign === '"') this.#string();
    else if (!this.#match(NUMBER) && !this.#match(WORD)) this.#failAtValue();
  }

  #list(end: '}' | ']', readOne: (index: number) => void): void {
    const start = this.#at;
    this.#at += 1;
    this.#space();
    if (this.#take(end)) return;
    for (let index = 0; ; index += 1) {
      readOne(index);
      const behind = this.#at;
      this.#space();
      if (this.#take(end)) return;
      if (!this.#take(',')) this.#failBehindValue(end, start, behind);
      const comma = this.#at - 1;
      this.#space();
      if ('}]'.includes(this.#text[this.#at] ?? ' ')) this.#fail('delete this comma: nothing follows it', comma);
    }
  }

  #item(index: number): void {
    this.#path.push(String(index));
    this.starts.set(keyOf(this.#path), this.#at);
    this.#value();
    this.#path.pop();
  }

  #property(): void {
    const start = this.#at;
    if (this.#text[start] !== '"') this.#failAtKey();
    this.#path.push(this.#string());
    this.starts.set(keyOf(this.#path), start);
    this.#space();
    if (!this.#take(':')) this.#fail(`a colon is missing before ${this.#shown()}`);
    this.#space();
    this.#value();
    this.#path.pop();
  }

  #string(): string {
    const start = this.#at;
    for (let index = start + 1; index < this.#text.length; index += 1) {
      const sign = this.#text[index] ?? '';
      if (sign === '"') {
        this.#at = index + 1;
        return this.#parsed(start);
      }
      if (sign === '\n') break;
      if (sign === '\\') index += 1;
      else if (sign === '\t') this.#fail('there is a tab in a text: write a space', index);
    }
    return this.#fail(`the text ${this.#shown(start)} has no closing quote in its line`, start);
  }

  #parsed(start: number): string {
    try {
      return JSON.parse(this.#text.slice(start, this.#at)) as string;
    } catch {
      return this.#fail(String.raw`a backslash in ${this.#shown(start)} is followed by a wrong sign: write \\`, start);
    }
  }

  #failAtValue(): never {
    const { at, sign } = this.#here();
    if (at === this.#text.length) this.#fail('it ends too early: is a } or ] missing at its end?');
    if (CURLY.test(sign)) this.#fail(`there is a curly quote, ${sign}: type a straight one, "`);
    if (sign === "'") this.#fail(`texts are between " and ", not between ' and '`);
    if (sign === '/') this.#fail('a JSON file can have no comments: delete this one');
    if (sign === ',') this.#fail('there is a comma too many, or a value is missing');
    if (sign === '}' || sign === ']') this.#fail(`a value is missing before ${sign}`);
    this.#fail(`${this.#shown()} is no value: put a text between quotes; a number is digits only, such as 610`);
  }

  #failAtKey(): never {
    const { at, sign } = this.#here();
    if (at === this.#text.length || sign === '/' || CURLY.test(sign) || sign === ',') this.#failAtValue();
    this.#fail(
      `a field’s name between quotes must be here, not ${this.#shown()}: a number has no comma in it, such as 1450`,
    );
  }

  #failBehindValue(end: string, start: number, behind: number): never {
    const { at, sign } = this.#here();
    if (at === this.#text.length) {
      const { line } = new JsonFault(this.#text, start, '');
      this.#fail(`it ends too early: the ${this.#text[start]} of line ${line} has no ${end}`);
    }
    if (CURLY.test(sign) || /^\/[/*]/.test(this.#text.slice(at, at + 2))) this.#failAtValue();
    const isSameLine = !this.#text.slice(behind, at).includes('\n');
    if (isSameLine && this.#text[behind - 1] === '"') {
      this.#fail(
        String.raw`a comma is missing before ${this.#shown()}; or if the quote before it belongs to the text, write \"`,
      );
    }
    if (isSameLine && !'"{['.includes(sign) && /[\d.]/.test(this.#text[behind - 1] ?? '')) {
      this.#fail(
        `${this.#shown()} follows a number: a number is digits only, such as 610, and a day is a text, "2027-03-14"`,
      );
    }
    if ('}]'.includes(sign)) this.#fail(`there is ${sign} where ${end} must be`);
    if (isSameLine) this.#fail(`a comma is missing before ${this.#shown()}`);
    // The end of the line before is where an editor looks for it.
    this.#fail(`a comma is missing at the end of this line, before ${this.#shown()}`, behind);
  }

  #here() {
    return { at: this.#at, sign: this.#text[this.#at] ?? '' };
  }

  #space(): void {
    while (' \n\r\t'.includes(this.#text[this.#at] ?? 'end')) this.#at += 1;
  }

  #take(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found !== undefined;
  }

  #shown(from = this.#at): string {
    const [line = ''] = this.#text.slice(from, from + LONGEST_SHOWN + 1).split('\n');
    return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
  }

  #fail(reason: string, at = this.#at): never {
    throw new JsonFault(this.#text, at, reason);
  }
}
