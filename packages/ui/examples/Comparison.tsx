import type { Trek } from '@trek/ui/api';
import { DefaultComparison } from '@trek/ui/compare';
import '@trek/ui/compare/skin.css';

/** On the page of the path `compare`: `readComparedQuery` reads the address. */
export function ComparePage({ treks }: { treks: readonly Trek[] }) {
  return <DefaultComparison treks={treks} />;
}
