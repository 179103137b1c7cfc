/** The fields of a trek's file that the office edits, as they are written there: a figure is a reference. */
export interface TrekTexts {
  questions: { question: string; answer: string }[];
}
