import type { Page } from '@playwright/test';

type Confirmation = { error: { type: string; message: string } } | { paymentIntent: { id: string; status: string } };

/** How an answer is held back: it never comes, or the bank asks first, in a frame above the page. */
type Held = 'silence' | 'challenge';

declare global {
  interface Window {
    /** Asks the test for the result of confirming a card. */
    confirmCard: (clientSecret: string) => Promise<Confirmation | Held>;
  }
}

/** A card network that a test plays: what the browser asked it for, and what it answers. */
export interface CardNetwork {
  /** Whole US dollars of every payment that was opened, oldest first. */
  opened: number[];
  /** The client secrets that a card was charged with. */
  confirmed: string[];
  /** The result of the next confirmations. */
  outcome: 'succeeded' | 'declined' | Held;
  /** The backend's status of any payment. */
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
  await page.exposeFunction('confirmCard', (clientSecret: string): Confirmation | Held => {
    network.confirmed.push(clientSecret);
    if (network.outcome === 'silence' || network.outcome === 'challenge') return network.outcome;
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
    /** In Stripe's place: at the end of the body, above everything, in a frame that takes the focus. */
    const challenge = () =>
      new Promise<Confirmation>((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), {
          name: '__privateStripeFrame1',
          title: 'Secure 3D challenge',
          srcdoc: '<!doctype html><title>Your bank</title><button>Complete authentication</button>',
        });
        const layer = document.createElement('div');
        Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
        Object.assign(frame.style, { width: '100%', height: '100%', border: '0', background: 'white' });
        frame.onload = () => {
          frame.focus();
          frame.contentDocument?.querySelector('button')?.addEventListener('click', () => {
            layer.remove();
            resolve({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
          });
        };
        layer.append(frame);
        document.body.append(layer);
      });
    const stripe = {
      elements: () => ({ create: () => card, getElement: () => card }),
      createToken: () => {},
      createPaymentMethod: () => {},
      confirmCardPayment: async (clientSecret: string) => {
        const outcome = await window.confirmCard(clientSecret);
        if (outcome === 'silence') return new Promise(() => {});
        return outcome === 'challenge' ? challenge() : outcome;
      },
    };
    // The release that the loader asks for; it warns of any other.
    Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  });
  return network;
}
