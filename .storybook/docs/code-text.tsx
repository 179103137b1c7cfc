import { createElement, Fragment } from 'react';

/** A sentence with the words in backticks as code. */
export function CodeText({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part));
  // As arguments, not as a list: no part has a key, as the same words may come twice.
  return createElement(Fragment, null, ...parts);
}
