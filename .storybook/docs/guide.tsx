import { Markdown } from '@storybook/addon-docs/blocks';

/** Links between the files of the package, as addresses of these docs. */
const withAddresses = (text: string) =>
  text
    .replace(/\]\(\.\/([a-z0-9-]+)\.md\)/g, '](./?path=/docs/guides-$1--docs)')
    .replace(/\]\(\.\.\/CHANGELOG\.md\)/g, '](./?path=/docs/changelog--docs)')
    .replace(/\]\(\.\.\/README\.md\)/g, '](./?path=/docs/introduction--docs)');

/** A guide of the package, which has it as a file. */
export function Guide({ text }: { text: string }) {
  return <Markdown>{withAddresses(text)}</Markdown>;
}
