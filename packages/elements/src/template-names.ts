/** The facts of a trek that a card's template can name. */
export const TEMPLATE_NAMES = [
  ...(['id', 'slug', 'title', 'country', 'region', 'location', 'difficulty', 'duration', 'days', 'price'] as const),
  ...(['altitude', 'season', 'activities', 'image', 'href', 'popular', 'group'] as const),
] as const;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];
