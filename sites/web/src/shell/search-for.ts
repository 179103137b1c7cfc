import { typeInField } from '@trek/ui/internal/lazy';

/** Opens the header's search field with these words. */
export const searchFor = (words: string): void =>
  typeInField(document.querySelector<HTMLInputElement>('[data-scope="trek-search"] input'), words);
