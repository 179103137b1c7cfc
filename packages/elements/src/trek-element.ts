import { attributesOf, PROPERTIES, propertyOf, type TagName } from './attributes.ts';
import type { Mounted } from './host-element.ts';

/** On a server there are no elements, and an import must do no harm. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** How far from the screen an element begins to load. */
const NEAR = '600px';

type Values = Record<string, unknown>;

/** What both kinds of elements are: attributes with properties beside them. */
class WithProperties extends Base {
  /** What the page's scripts have said by properties that no attribute can say. */
  readonly given: Values = {};

  connectedCallback(): void {
    // Said before the element was known, a value stands on the element itself and hides the property.
    for (const name of Object.keys(this)) {
      if (!(name in this.constructor.prototype)) continue;
      const own = this as unknown as Values;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** Shows anew what it is told. */
  refresh(): void {}
}

/** An element that shows something. Its code comes when it is near the screen. */
class TrekElement extends WithProperties {
  static readonly tag: TagName;
  #mounted: Promise<Mounted> | undefined;
  #near: IntersectionObserver | undefined;
  #isDue = false;

  constructor() {
    super();
    // Until its code has come it shows what the page's author wrote into it.
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  }

  get tag(): TagName {
    return (this.constructor as typeof TrekElement).tag;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#mounted) {
      this.refresh();
      return;
    }
    this.#near ??= new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#mount(), {
      rootMargin: NEAR,
    });
    this.#near.observe(this);
  }

  /** Moved to another place, it is there again at once and goes on; gone for good, it lets go of everything. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#near?.disconnect();
      const going = this.#mounted;
      this.#mounted = undefined;
      going?.then((mounted) => mounted.unmount()).catch(() => {});
    });
  }

  override refresh(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#mounted?.then((mounted) => mounted.update()).catch(() => {});
    });
  }

  #mount(): void {
    this.#near?.disconnect();
    this.#mounted ??= import('./mount.tsx').then((code) => code.mount(this));
    this.#mounted.catch((error: unknown) => {
      this.#mounted = undefined;
      console.error(`<${this.tag}> could not be loaded.`, error);
      const detail = { v: 1, kind: this.tag.slice(5), code: 'code', message: String(error) };
      this.dispatchEvent(new CustomEvent('trek:error', { detail, bubbles: true, composed: true }));
    });
  }
}

/** `<trek-context>`: what it says holds for every element in it. */
class TrekContext extends WithProperties {
  override refresh(): void {
    for (const element of this.querySelectorAll('*')) if (element instanceof TrekElement) element.refresh();
  }
}

/** Makes the class of a tag: each of its attributes is a property, too. */
export function createElementClass(tag: TagName): CustomElementConstructor {
  const attributes = attributesOf(tag);
  const Kind = tag === 'trek-context' ? TrekContext : TrekElement;
  const Made = class extends Kind {
    static readonly tag = tag;
    static readonly observedAttributes = attributes;
  };
  for (const attribute of attributes) {
    Object.defineProperty(Made.prototype, propertyOf(attribute), {
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
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
        this.refresh();
      },
    });
  }
  return Made;
}
