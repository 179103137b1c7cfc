import { attributesOf, BOOKING_TAGS, FLAGS, PROPERTIES, propertyOf, type TagName } from './attributes.ts';
import type { DiagnosisRow } from './diagnose.ts';
import type { Mounted } from './host-element.ts';

/** Importing this on a server, where there are no elements, must not fail. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** How far from the viewport an element starts to load. */
const NEAR = '600px';

/** Code that has not come is requested again after this time, then after twice as long, and so on. */
const FIRST_RETRY_MS = 2000;
const MOST_RETRIES = 5;

/** Looks at elements, by code that only this loads. */
export const diagnosed = async (elements: readonly Element[]): Promise<DiagnosisRow[]> =>
  (await import('./diagnose.ts')).diagnoseElements(elements);

type Values = Record<string, unknown>;

/** Base of all elements: attributes with matching properties. */
class WithProperties extends Base {
  /** Values that scripts have set by properties without an attribute. */
  readonly given: Values = {};

  connectedCallback(): void {
    // A value set before the element was defined is an own property and hides the accessor.
    for (const name of Object.keys(this)) {
      if (!(name in this.constructor.prototype)) continue;
      const own = this as unknown as Values;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Renders again with the current settings. */
  update(): void {}
}

/** An element with content. Its code loads when it is near the viewport. */
class TrekElement extends WithProperties {
  static readonly tag: TagName;
  #mounted: Promise<Mounted> | undefined;
  #near: IntersectionObserver | undefined;
  #isDue = false;
  #failures = 0;

  constructor() {
    super();
    // Shows the author's own content until its code has loaded.
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  }

  get tag(): TagName {
    return (this.constructor as typeof TrekElement).tag;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#mounted) {
      this.update();
      return;
    }
    this.#near ??= new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#mount(), {
      rootMargin: NEAR,
    });
    this.#near.observe(this);
  }

  /** A moved element is reconnected at once and goes on; a removed one is cleaned up. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#near?.disconnect();
      const going = this.#mounted;
      this.#mounted = undefined;
      going?.then((mounted) => mounted.unmount()).catch(() => {});
    });
  }

  override update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#mounted?.then((mounted) => mounted.update()).catch(() => {});
    });
  }

  diagnose(): Promise<DiagnosisRow[]> {
    return diagnosed([this]);
  }

  refresh(): void {
    this.act((mounted) => mounted.refresh());
  }

  /** Does something once the code is there, which this loads. */
  act(run: (mounted: Mounted) => void): void {
    if (!this.isConnected) return;
    this.#mount();
    this.#mounted?.then(run).catch(() => {});
  }

  /** Requests code again that has not come: later and later, and as soon as the browser is online. */
  #retry(): void {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      if (this.isConnected) this.#mount();
    };
    addEventListener('online', again);
    const delayMs = this.#failures < MOST_RETRIES ? FIRST_RETRY_MS * 2 ** this.#failures : undefined;
    const timer = delayMs && setTimeout(again, delayMs);
    this.#failures += 1;
  }

  #mount(): void {
    this.#near?.disconnect();
    this.#mounted ??= import('./mount.tsx').then((code) => code.mount(this));
    this.#mounted.catch((error: unknown) => {
      this.#mounted = undefined;
      this.#retry();
      console.error(`<${this.tag}> could not be loaded.`, error);
      const detail = { v: 1, kind: this.tag.slice(5), code: 'code', message: String(error), isRetryable: true };
      this.dispatchEvent(new CustomEvent('trek:error', { detail, bubbles: true, composed: true }));
    });
  }
}

/** An element with a booking. */
class BookingElement extends TrekElement {
  open(): void {
    this.act((mounted) => mounted.open());
  }

  close(): void {
    this.act((mounted) => mounted.close());
  }
}

/** `<trek-context>`: its settings apply to all elements inside. */
class TrekContext extends WithProperties {
  override update(): void {
    for (const element of this.#elements()) element.update();
  }

  diagnose(): Promise<DiagnosisRow[]> {
    return diagnosed(this.#elements());
  }

  refresh(): void {
    for (const element of this.#elements()) element.refresh();
  }

  #elements = () => [...this.querySelectorAll('*')].filter((element) => element instanceof TrekElement);
}

/** Creates the class of a tag, with a property for each attribute. */
export function createElementClass(tag: TagName): CustomElementConstructor {
  const attributes = attributesOf(tag);
  const Kind: typeof WithProperties =
    tag === 'trek-context' ? TrekContext : BOOKING_TAGS.has(tag) ? BookingElement : TrekElement;
  const Made = class extends Kind {
    static readonly tag = tag;
    static readonly observedAttributes = attributes;
  };
  for (const attribute of attributes) {
    Object.defineProperty(Made.prototype, propertyOf(attribute), {
      get(this: HTMLElement) {
        return FLAGS.has(attribute) ? this.hasAttribute(attribute) : this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (FLAGS.has(attribute)) this.toggleAttribute(attribute, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
  for (const name of PROPERTIES) {
    Object.defineProperty(Made.prototype, name, {
      get(this: WithProperties) {
        return this.given[name];
      },
      set(this: WithProperties, value: unknown) {
        this.given[name] = value;
        this.update();
      },
    });
  }
  return Made;
}
