import type { OfficeTrek } from '@trek/api/office';

/** Treks as the choices of a list. */
export const trekChoices = (treks: readonly OfficeTrek[]) =>
  treks.map(({ id, title }) => ({ value: String(id), label: title }));
