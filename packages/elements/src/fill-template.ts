import { TEMPLATE_NAMES, type TemplateName } from './template-names.ts';

/** A trek's facts in words. An empty one is not known. */
export type TemplateFacts = Readonly<Record<TemplateName, string>>;

/** Before the name of what a template wants to be filled: `data-trek` a text, `data-trek-href` that attribute. */
const MARK = 'data-trek';
/** Leaves its element out where a fact is not known. */
const CONDITION = `${MARK}-if`;

/** Attributes that take a fact. None of them runs code. */
const ATTRIBUTES: readonly string[] = ['href', 'src', 'alt', 'title', 'datetime', 'value', 'id', 'aria-label'];
const ADDRESSES: readonly string[] = ['href', 'src'];

/** Whether an address of the backend may be put into a page: no scheme that runs code, and data for pictures only. */
function isSafeAddress(attribute: string, address: string): boolean {
  if (attribute === 'src' && /^data:image\//i.test(address)) return true;
  try {
    return /^https?:$/.test(new URL(address, 'https://page.invalid').protocol);
  } catch {
    return false;
  }
}

/** A word in a template that can't be filled. */
export type TemplateFault = { kind: 'name' | 'attribute'; word: string };

/** The words of a template's markup that there are not. */
export function templateFaults(template: HTMLTemplateElement): TemplateFault[] {
  const faults: TemplateFault[] = [];
  for (const element of template.content.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name !== MARK && !name.startsWith(`${MARK}-`)) continue;
      const attribute = name.slice(MARK.length + 1);
      if (name !== MARK && name !== CONDITION && !ATTRIBUTES.includes(attribute))
        faults.push({ kind: 'attribute', word: name });
      else if (!(TEMPLATE_NAMES as readonly string[]).includes(value)) faults.push({ kind: 'name', word: value });
    }
  }
  return faults;
}

/** A copy of a template's markup with a trek's facts, which are texts and addresses and never markup. */
export function fillTemplate(template: HTMLTemplateElement, facts: TemplateFacts): HTMLElement {
  const copy = document.importNode(template.content, true);
  const factOf = (name: string | null) => (name && Object.hasOwn(facts, name) ? facts[name as TemplateName] : '');
  for (const element of copy.querySelectorAll(`[${CONDITION}]`)) {
    if (factOf(element.getAttribute(CONDITION)) === '') element.remove();
  }
  for (const element of copy.querySelectorAll('*')) {
    const text = element.getAttribute(MARK);
    if (text !== null) element.textContent = factOf(text);
    for (const attribute of ATTRIBUTES) {
      const name = element.getAttribute(`${MARK}-${attribute}`);
      if (name === null) continue;
      const value = factOf(name);
      const isLeftOut = value === '' || (ADDRESSES.includes(attribute) && !isSafeAddress(attribute, value));
      if (isLeftOut) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    }
  }
  const [first, ...others] = copy.children;
  if (first instanceof HTMLElement && others.length === 0) return first;
  const card = document.createElement('div');
  card.append(copy);
  return card;
}
