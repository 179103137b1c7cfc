type Confirmation = { error: { type: string; message: string } } | { paymentIntent: { id: string; status: string } };

interface Stub {
  confirm: () => Promise<Confirmation>;
  /** Each confirmation's arguments: the client secret and the payer. */
  confirmations: [clientSecret: string, billing: unknown][];
  options: unknown;
  /** The options that all fields share. */
  elementsOptions: unknown;
}

let stub: Stub;

/**
 * Puts a stand-in where Stripe's script would be, so that the real `@stripe/react-stripe-js` runs on it and nothing is
 * loaded from elsewhere.
 * @param confirm the result of confirming a card; default: no answer
 */
export function stubStripe(confirm: Stub['confirm'] = () => new Promise(() => {})) {
  // The card fields that stand already keep their options.
  stub = { confirm, confirmations: [], options: stub?.options, elementsOptions: stub?.elementsOptions };
  Object.assign(window, { Stripe: openStripe });
  const { confirmations } = stub;
  return { confirmations, cardOptions: () => stub.options, elementsOptions: () => stub.elementsOptions };
}

/** The release that the loader asks for; it warns of any other. */
const RELEASE = 'endive';

const openStripe = Object.assign(() => stripe, { version: RELEASE });

const stripe = {
  elements: (options: unknown) => {
    stub.elementsOptions = options;
    return elements;
  },
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment(clientSecret: string, { payment_method }: { payment_method: { billing_details: unknown } }) {
    stub.confirmations.push([clientSecret, payment_method.billing_details]);
    return stub.confirm();
  },
};

const card = {
  mount(place: HTMLElement) {
    const field = Object.assign(document.createElement('input'), { placeholder: 'Card number' });
    field.setAttribute('aria-label', 'Card number');
    place.replaceChildren(field);
  },
  update(options: object) {
    stub.options = { ...(stub.options as object | undefined), ...options };
  },
  destroy: () => {},
  on: () => card,
  off: () => card,
  once: () => card,
};

const elements = {
  create(_type: string, options: unknown) {
    stub.options = options;
    return card;
  },
  getElement: () => card,
};
