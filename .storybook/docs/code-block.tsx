/** Code that scrolls by itself where the page is too narrow. */
export function CodeBlock({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}
