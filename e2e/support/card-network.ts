import type { Page } from '@playwright/test';

type Confirmation = { error: { type: string; message: string } } | { paymentIntent: { id: string; status: string } };

declare global {
  interface Window {
    /** What confirming a card comes to, asked of the test. */
    confirmCard: (clientSecret: string) => Promise<Confirmation | 'silence'>;
  }
}

/** A card network that a test plays: what the browser asked it for, and what it answers. */
export interface CardNetwork {
  /** Whole US dollars of every payment that was opened, oldest first. */
  opened: number[];
  /** The client secrets that a card was charged with. */
  confirmed: string[];
  /** What the next confirmations come to; `silence`: nothing is ever heard. */
  outcome: 'succeeded' | 'declined' | 'silence';
  /** What the backend says of any payment. */
  status: string;
}

/** Lets a page pay by card, without a card network and without a backend that has one. Bookings stay real. */
export async function playCardNetwork(page: Page): Promise<CardNetwork> {
  const network: CardNetwork = { opened: [], confirmed: [], outcome: 'succeeded', status: 'succeeded' };
  await page.route('**/api/payment/config', (route) => route.fulfill({ json: { publishableKey: 'pk_test_played' } }));
  await page.route('**/api/payment/create-payment-intent', (route) => {
    network.opened.push(route.request().postDataJSON().amount);
    const paymentIntentId = `pi_${network.opened.length}`;
    return route.fulfill({ json: { paymentIntentId, clientSecret: `${paymentIntentId}_secret` } });
  });
  await page.route('**/api/payment/status/*', (route) => route.fulfill({ json: { status: network.status } }));
  await page.exposeFunction('confirmCard', (clientSecret: string): Confirmation | 'silence' => {
    network.confirmed.push(clientSecret);
    if (network.outcome === 'silence') return 'silence';
    if (network.outcome === 'succeeded') return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
    return { error: { type: 'card_error', message: 'Your card was declined.' } };
  });
  await page.addInitScript(() => {
    const card = {
      mount: (place: HTMLElement) => {
        place.innerHTML = '<input aria-label="Card number">';
      },
      update: () => {},
      destroy: () => {},
      on: () => card,
      off: () => card,
      once: () => card,
    };
    const stripe = {
      elements: () => ({ create: () => card, getElement: () => card }),
      createToken: () => {},
      createPaymentMethod: () => {},
      confirmCardPayment: async (clientSecret: string) => {
        const outcome = await window.confirmCard(clientSecret);
        return outcome === 'silence' ? new Promise(() => {}) : outcome;
      },
    };
    // The release that the loader asks for; it warns of any other.
    Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  });
  return network;
}
