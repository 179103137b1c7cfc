/** The comment of one part in the source of an anatomy file. */
export interface PartWords {
  /** The description of the part. */
  words: string;
  /** The data attributes that tell its state, and their values. */
  attributes: { name: string; values: string }[];
}

/** The comment of each part in the source of an anatomy file, by the anatomy's scope and the part's name. */
export function readAnatomyWords(source: string): Map<string, Map<string, PartWords>> {
  const anatomies = source.matchAll(/defineAnatomy\(\s*'([\w-]+)',\s*\[(.*?)\]\)/gs);
  return new Map(
    [...anatomies].map(([, scope = '', parts = '']) => [
      scope,
      new Map(
        [...parts.matchAll(/\/\*\*(.*?)\*\/\s*'([\w-]+)'/gs)].map(([, comment = '', part = '']) => [
          part,
          readComment(comment),
        ]),
      ),
    ]),
  );
}

/** A comment as `The card. @attribute data-layout grid or list`, on one line or several. */
function readComment(comment: string): PartWords {
  const [words = '', ...attributes] = comment.replace(/\s*\n\s*\*?\s*/g, ' ').split('@attribute');
  return {
    words: words.trim(),
    attributes: attributes.map((attribute) => {
      const [, name = '', values = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(attribute) ?? [];
      return { name, values };
    }),
  };
}
