'use client';
import { useEffect, useRef } from 'react';
import type { CardFieldsProps, Confirmation, PaymentsPort } from '../provider/card-form.ts';

/** No host of the internet has such a name: what was not caught by a handler fails. Source: https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
export const CARD_NETWORK_URL = 'https://cards.invalid/confirm';

/** The label of the field. */
export const CARD_NUMBER = 'Card number';

/** Confirms a card as the handlers say. Without them the outcome is unknown. */
async function confirm(clientSecret: string, number: string): Promise<Confirmation> {
  const body = JSON.stringify({ clientSecret, number });
  const answer = await fetch(CARD_NETWORK_URL, { method: 'POST', body }).catch(() => null);
  return answer?.ok ? answer.json() : { status: 'unknown' };
}

function CardFields({ cardForm, disabled, onReadyChange }: CardFieldsProps) {
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    cardForm.current = { confirm: (clientSecret) => confirm(clientSecret, number.current?.value ?? '') };
    onReadyChange(true);
    return () => {
      cardForm.current = null;
      onReadyChange(false);
    };
  }, [cardForm, onReadyChange]);
  return <input ref={number} aria-label={CARD_NUMBER} inputMode="numeric" disabled={disabled} />;
}

/**
 * The card's fields in a test: a single input, labelled 'Card number', in place of Stripe's. `apiHandlers` with `takesCards`
 * accept Stripe's test cards: 4242 4242 4242 4242 is good, 4000 0000 0000 0002 is declined.
 * @example <TrekEmbed backend={backendUrl} payments={testPayments}>…</TrekEmbed>
 */
export const testPayments: PaymentsPort = { load: async () => ({ CardFields }) };
