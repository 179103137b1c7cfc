import { lazyModule } from '../lazy/lazy-module.ts';
import type { remedies } from './remedies.ts';

type Remedies = typeof remedies;

const sentences = lazyModule(() => import('./remedies.ts'));
const warned = new Set<string>();

/** Tells the page's author on the console what to change, once however often it is met. */
export function sayOnce<Name extends keyof Remedies>(name: Name, ...facts: Parameters<Remedies[Name]>): void {
  const known = `${name} ${facts}`;
  if (warned.has(known)) return;
  warned.add(known);
  const say = ({ remedies }: { remedies: Remedies }) =>
    console.warn(`@trek/ui: ${(remedies[name] as (...given: typeof facts) => string)(...facts)}`);
  sentences.load().then(say, () => {});
}
