/** The comment of each part in the source of an anatomy file, by the anatomy's scope and the part's name. */
export function readAnatomyWords(source: string): Map<string, Map<string, string>> {
  const anatomies = source.matchAll(/defineAnatomy\(\s*'([\w-]+)',\s*\[(.*?)\]\)/gs);
  return new Map(
    [...anatomies].map(([, scope = '', parts = '']) => [
      scope,
      new Map(
        [...parts.matchAll(/\/\*\*\s*(.*?)\s*\*\/\s*'([\w-]+)'/gs)].map(([, words = '', part = '']) => [part, words]),
      ),
    ]),
  );
}
