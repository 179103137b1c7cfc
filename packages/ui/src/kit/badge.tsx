import type { ReactNode } from 'react';
import { badgeAnatomy } from './kit.anatomy.ts';

export type BadgeColor = 'green' | 'blue' | 'orange' | 'red' | 'purple' | 'yellow' | 'grey';

/** A short word on a tint. The word says it all; the colour only helps. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return (
    <span {...badgeAnatomy.attributes('root')} data-color={color}>
      {children}
    </span>
  );
}
