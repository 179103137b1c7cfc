'use client';
import { withRef } from '../core/internal/with-ref.ts';
import { badgeAnatomy } from './kit.anatomy.ts';
import { createPart, type PartProps } from './part.tsx';

/** Colors of a badge. */
export type BadgeColor = 'green' | 'blue' | 'orange' | 'red' | 'purple' | 'yellow' | 'gray';

/** Props of `Badge`. */
export interface BadgeProps extends Omit<PartProps<'span'>, 'color'> {
  color: BadgeColor;
}

const Root = createPart('span', badgeAnatomy, 'root');

/** A short word on a tint. The word says it all; the color only helps. */
export const Badge = withRef(function Badge({ color, ...badge }: BadgeProps) {
  return <Root data-color={color} {...badge} />;
});
