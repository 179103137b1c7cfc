import type { ComponentType } from 'react';

/**
 * The result of confirming a card. `unknown`: the money may or may not have moved.
 * @typeParam Message a sentence for the visitor, or a code of the payment's texts
 */
export type Confirmation<Message = string | { code: string }> =
  | { status: 'succeeded' }
  | {
      status: 'declined';
      message: Message;
      /** The same payment can be tried again with another card. */
      isIntentReusable: boolean;
    }
  | { status: 'unknown' };

/** The card fields on the screen, as the payment needs them. */
export interface CardForm {
  /** Confirms the intent with the card typed in. Answers `unknown` where the outcome is not certain. */
  confirm(clientSecret: string, billing: { name: string; email: string }): Promise<Confirmation>;
}

/** A ref that card fields fill. `RefObject` is read-only in the types of React 18. */
export interface CardFormRef {
  current: CardForm | null;
}

/** The props of card fields. */
export interface CardFieldsProps {
  publishableKey: string;
  /** Filled by the fields while they can take a card. */
  cardForm: CardFormRef;
  /** True during a payment: nothing can be typed. */
  disabled: boolean;
  /** Tells when the fields can take a card, and when no longer. */
  onReadyChange: (isReady: boolean) => void;
  /** Replaces the fields if something that they need failed to load. */
  Unavailable: ComponentType<{ onRetry: () => void }>;
}

/** The port for the card's fields. */
export interface PaymentsPort {
  /** Brings the fields, when a payment first needs a card. Called again where that failed and the visitor wants it. */
  load(): Promise<{ CardFields: ComponentType<CardFieldsProps> }>;
}
