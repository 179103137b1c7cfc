import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const trekPageAnswersAnatomy = defineAnatomy('trek-page-answers', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** One answer, with its heading. */
  'answer',
  /** The heading of an answer. */
  'answer-title',
  /** Whether the trek is right for its reader, line by line. */
  'fit',
  /** Permits with their fees. */
  'permits',
  /** The twelve months. */
  'weather',
  /** Questions with their answers. */
  'questions',
  /** Other treks, with what they share. */
  'similar',
  /** The way to a question of one's own. */
  'ask',
  /** The source of figures. */
  'source',
]);
