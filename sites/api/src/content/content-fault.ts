/** An error in one file. */
export interface FileError {
  /** Its path in the content folder. */
  file: string;
  text: string;
  /** Line and column, as `3:12`, where the file is no JSON. */
  place?: string | undefined;
  /** The other file of a conflict, and the same error as seen from there. */
  conflict?: { file: string; text: string };
  /** A page leaves out what is missing, so that only the check that an editor runs refuses it. */
  isDangling?: true;
}

export const errorLine = ({ file, place, text }: Pick<FileError, 'file' | 'place' | 'text'>): string =>
  `${file}${place ? `:${place}` : ''}: ${text}`;

/** Reads the line of an error back: it begins with the file. */
export function fileError(line: string): FileError {
  const [, file = '', place, text = ''] = /^(.+?\.json)(?::(\d+:\d+))?: ([\s\S]*)$/.exec(line) ?? [];
  return file === '' ? { file: line, text: '' } : { file, text, place };
}

/** An error of a file that a running site does without. */
export interface ContentFault extends Pick<FileError, 'file' | 'place' | 'text'> {
  /** The content that visitors see meanwhile: the last good version, nothing of it, or all but what is at fault. */
  shown: 'last version' | 'nothing' | 'rest';
}

const MEANWHILE: Readonly<Record<ContentFault['shown'], string>> = {
  'last version': 'the site shows its last good version',
  nothing: 'the site does without it',
  rest: 'the site shows the rest',
};

/** A fault as one line: the file, the error with its cure, and what visitors see. */
export const faultLine = (fault: ContentFault): string => `${errorLine(fault)} (${MEANWHILE[fault.shown]})`;
