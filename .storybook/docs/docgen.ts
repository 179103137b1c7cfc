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

/** The props that every part has. */
const SHARED = new Set(['asChild', 'ref', 'children']);

export const ownProps = (component: unknown): DocgenProp[] =>
  Object.values(docgenOf(component).props).filter(({ name }) => !SHARED.has(name));
