import type { Anatomy } from './anatomy.ts';

/** A component's parts, each with the attributes it carries and what it is: for the pages that explain the kit. */
export interface DescribedAnatomy {
  scope: string;
  parts: readonly { part: string; words: string }[];
}

/** Says of every part of an anatomy what it is. A part without words, or words without a part, is a type error. */
export function describeParts<Part extends string>(
  { scope, parts }: Anatomy<Part>,
  words: Record<NoInfer<Part>, string>,
): DescribedAnatomy {
  return { scope, parts: parts.map((part) => ({ part, words: words[part] })) };
}
