import { DocsSection } from './docs-section.tsx';

/** Every file to paste, by the component that it shows: `/packages/ui/examples/TrekCard.tsx`. */
const files = import.meta.glob<string>('../../packages/ui/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * A whole file to begin with, as the checks compile it.
 * @param name its name without its extension
 */
export function ExampleFile({ name }: { name: string }) {
  const code = files[`../../packages/ui/examples/${name}.tsx`];
  if (code === undefined) return null;
  return (
    <DocsSection title="A file to paste">
      <p>
        It goes below <a href="./?path=/docs/introduction--docs">what every page has</a>: <code>TrekProvider</code>,{' '}
        <code>SessionProvider</code> and the look.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{code.trim()}</code>
      </pre>
    </DocsSection>
  );
}
