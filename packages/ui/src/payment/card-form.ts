import type { Confirmation } from './payment.machine.ts';

export type { Confirmation } from './payment.machine.ts';

/** The card fields on the screen, as the payment needs them. */
export interface CardForm {
  /** Confirms the intent with the card typed in. Answers `unknown` where the outcome is not certain. */
  confirm(clientSecret: string, billing: { name: string; email: string }): Promise<Confirmation>;
}
