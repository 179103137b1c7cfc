import { type FunctionComponent, forwardRef, type ReactElement } from 'react';
import { MissingContextError } from './missing-context-error.ts';

/**
 * Hands a component its `ref` among its other props in every version of React: React 18 keeps it from plain functions.
 * @example export const Badge = withRef(function Badge(badge: BadgeProps) { return <span {...badge} />; });
 */
export function withRef<Props extends object>(render: (props: Props) => ReactElement | null): FunctionComponent<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: a component is made once, when its module loads.
  const Component = forwardRef<unknown, Props>((props, ref) => {
    try {
      return render({ ...(props as Props), ref });
    } catch (error) {
      throw error instanceof MissingContextError
        ? new MissingContextError(error.provider, Component.displayName)
        : error;
    }
  });
  Component.displayName = render.name;
  return Component as unknown as FunctionComponent<Props>;
}
