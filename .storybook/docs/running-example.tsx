import { type ReactNode, Suspense, use, useState } from 'react';
import { exampleProps } from '../../packages/ui/examples/props.ts';
import { HeadingLevel } from '../../packages/ui/src/kit/heading.tsx';
import { StoryStage } from '../../packages/ui/src/testing/story-stage.tsx';
import { loadWorld } from '../../packages/ui/src/testing/story-world.ts';
import { startWorker } from '../worker.ts';
import { loadExample } from './example-files.ts';

/** An example at work, in a world of its own as a story has one. */
export function RunningExample({ name }: { name: string }) {
  const [example] = useState(() => stageExample(name));
  return (
    <div className="docs-example" data-example={name}>
      <Suspense fallback={<p data-loading="">Loading…</p>}>
        <Staged example={example} />
      </Suspense>
    </div>
  );
}

const Staged = ({ example }: { example: Promise<ReactNode> }) => use(example);

async function stageExample(name: string): Promise<ReactNode> {
  await startWorker();
  const { world } = await loadWorld({ parameters: {} });
  const [Example, props] = await Promise.all([loadExample(name), exampleProps(world.api)]);
  return (
    <StoryStage world={world} language="en">
      <HeadingLevel start={4}>
        <Example {...props} />
      </HeadingLevel>
    </StoryStage>
  );
}
