import * as z from 'zod';
import { singleLine, text, texts } from './text-schema.ts';

/** The texts of a trek in other languages, each in a file beside its own: `everest-base-camp-trek.de.json`. */

/** Every text of a trek but its title, which is a name and makes its address. Unknown keys are most likely typos. */
export const translationSchema = z.strictObject({
  description: texts.min(1),
  highlights: texts,
  included: texts,
  excluded: texts,
  effort: z.strictObject({ terrain: text, fitness: text }).optional(),
  packing: texts.min(1).optional(),
  questions: z.array(z.strictObject({ question: text, answer: text })).optional(),
  metaTitle: singleLine,
  metaDescription: singleLine,
  stages: z.array(
    z.strictObject({
      day: z.int().positive(),
      title: singleLine,
      description: text,
      accommodation: text.optional(),
      meals: text.optional(),
      precaution: text.optional(),
    }),
  ),
});
export type TrekTranslation = z.output<typeof translationSchema>;
