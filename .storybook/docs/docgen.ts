interface DocgenProp {
  name: string;
  description: string;
  required: boolean;
  type: { name: string };
}

interface Docgen {
  description: string;
  props: Record<string, DocgenProp>;
}

/** The types and comments of a component, as Storybook has read them. */
export function docgenOf(component: unknown): Docgen {
  const { description = '', props = {} } = (component as { __docgenInfo?: Partial<Docgen> }).__docgenInfo ?? {};
  return { description, props };
}

/** Whether it is a prop that every part has: those are explained once. */
export const isShared = (name: string): boolean => ['asChild', 'ref'].includes(name);

export const ownProps = (component: unknown): DocgenProp[] =>
  Object.values(docgenOf(component).props).filter(({ name }) => !isShared(name));
