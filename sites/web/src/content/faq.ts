/** The questions of the FAQ, by the anchor of each. */
export const FAQ_QUESTIONS = {
  experience: 'Do I need any trekking experience?',
  included: 'What is included in the price?',
  packing: 'What should I pack?',
  insurance: 'Is travel insurance required?',
  booking: 'How do I book, and when do I pay?',
  customizing: 'Can a trek be customized?',
} as const;

export type FaqAnchor = keyof typeof FAQ_QUESTIONS;
