import type { Args, Renderer, StrictArgTypes } from 'storybook/internal/csf';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The strings of a union such as `"primary" | "quiet"`; undefined: it has something else in it. */
function textsIn(type: string): string[] | undefined {
  const texts = type.split(' | ').map((part) => /^"([^"]*)"$/.exec(part)?.[1]);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The control that suits a prop's type, and what the story gives. */
function controlOf(type: string, value: unknown) {
  const texts = textsIn(type);
  if (texts) return { control: { type: 'select' }, options: texts } as const;
  if (type === 'boolean' || type === 'number') return { control: { type } } as const;
  if (type === 'string' || (type === 'ReactNode' && typeof value === 'string'))
    return { control: { type: 'text' } } as const;
  if (Array.isArray(value) && value.every(isPlain)) return { control: { type: 'object' } } as const;
  // Whole treks, elements and references can't be typed.
  return { control: false } as const;
}

/** Props that a story gives and no component describes: Storybook describes them by their values, later. */
const notDescribed = (args: Args): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => typeof value === 'object')
      .map(([name]) => [name, { name }]),
  );

/** Controls for what can be switched, chosen or typed, also where it is optional; none for anything else. */
export const plainControls: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...notDescribed(initialArgs), ...argTypes }).map(([name, argType]) => {
      const type = (argType.table?.type?.summary ?? argType.type?.name ?? '').replace(/ \| undefined$/, '');
      const isAction = argType.type?.name === 'function';
      return [name, isAction ? argType : { ...controlOf(type, initialArgs[name]), ...argType }];
    }),
  );
