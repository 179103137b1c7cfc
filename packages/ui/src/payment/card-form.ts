import type { ComponentType, RefObject } from 'react';
import type { Confirmation } from './payment.machine.ts';

export type { Confirmation } from './payment.machine.ts';

/** The card fields on the screen, as the payment needs them. */
export interface CardForm {
  /** Confirms the intent with the card typed in. Answers `unknown` where the outcome is not certain. */
  confirm(clientSecret: string, billing: { name: string; email: string }): Promise<Confirmation>;
}

/** What card fields are given. */
export interface CardFieldsProps {
  publishableKey: string;
  /** Filled by the fields while they can take a card. */
  cardForm: RefObject<CardForm | null>;
  isDisabled: boolean;
  /** Tells when the fields can take a card, and when no longer. */
  onReadyChange: (isReady: boolean) => void;
  /** Stands where something that the fields need did not come. */
  Unavailable: ComponentType<{ onRetry: () => void }>;
}

/** Where a card is typed. */
export interface PaymentsPort {
  /** Brings the fields, when a payment first needs a card. Called again where that failed and the visitor wants it. */
  load(): Promise<{ CardFields: ComponentType<CardFieldsProps> }>;
}
