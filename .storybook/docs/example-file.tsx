import { CodeBlock } from './code-block.tsx';
import { CodeText } from './code-text.tsx';
import { DocsSection } from './docs-section.tsx';
import { exampleSource } from './example-files.ts';
import { anatomyCode, exampleTitle, exampleWords } from './example-text.ts';
import { RunningExample } from './running-example.tsx';

/** The parts of a component as they nest, where the examples have a file about it. */
export function AnatomyCode({ name }: { name: string }) {
  const source = exampleSource(`${name}/anatomy`);
  if (source === undefined) return null;
  return (
    <DocsSection title="Anatomy">
      <p>
        <CodeText text={exampleWords(source)} />
      </p>
      <CodeBlock code={anatomyCode(source)} />
    </DocsSection>
  );
}

interface ExampleFilesProps {
  /** The name of the first example, and of the folder of the others. */
  name: string;
  /** The others. Where there are any, all of them run on the page. */
  more: readonly string[];
}

/** Whole files to begin with, as the checks compile and run them. */
export function ExampleFiles({ name, more }: ExampleFilesProps) {
  const source = exampleSource(name);
  if (source === undefined) return null;
  return (
    <DocsSection title={more.length > 0 ? 'Examples' : 'A file to paste'}>
      {source.includes('<TrekEmbed') ? <p>It needs nothing around it.</p> : <PlaceOfExamples />}
      {more.length > 0 && <RunningExample name={name} />}
      <CodeBlock code={source} />
      {more.map((file) => (
        <Example key={file} title={exampleTitle(file)} name={`${name}/${file}`} />
      ))}
    </DocsSection>
  );
}

function PlaceOfExamples() {
  return (
    <p>
      Put it below <a href="./?path=/docs/introduction--docs">what every page has</a>: <code>TrekProvider</code>,{' '}
      <code>SessionProvider</code> and the look.
    </p>
  );
}

function Example({ title, name }: { title: string; name: string }) {
  const source = exampleSource(name) ?? '';
  return (
    <>
      <h3>{title}</h3>
      <p>
        <CodeText text={exampleWords(source)} />
      </p>
      <RunningExample name={name} />
      <CodeBlock code={source} />
    </>
  );
}
