import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../kit/button.tsx';
import { lateFallback } from '../../kit/late-fallback.tsx';
import { ChunkErrorContext } from './chunk-error.ts';
import { lazyModule } from './lazy-module.ts';
import { lazyPart } from './lazy-part.tsx';

type Greeting = (visitor: { name: string }) => React.JSX.Element;

const waiting: (() => void)[] = [];

const OneMoment = ({ name }: { name: string }) => <p>{`One moment, ${name}…`}</p>;

/** A greeting whose code loads when a story says so, and for each story again. */
function greetingToCome() {
  const greetingModule = lazyModule(
    () => new Promise<Greeting>((resolve) => waiting.push(() => resolve(({ name }) => <p>{`Namaste, ${name}.`}</p>))),
  );
  return lazyPart(greetingModule, (greeting) => greeting, { Fallback: OneMoment });
}

async function letItCome() {
  await waitFor(() => expect(waiting).not.toHaveLength(0));
  for (const arrive of waiting.splice(0)) arrive();
}

function Visitors() {
  const [Greeting] = useState(greetingToCome);
  const [name, setName] = useState('Maya');
  return (
    <>
      <Greeting name={name} />
      <Button onClick={() => setName('Pasang')}>Next visitor</Button>
    </>
  );
}

const meta = {
  title: 'Inside the kit/Code that loads late',
  component: Visitors,
  tags: ['own-language'],
  beforeEach: () => {
    waiting.length = 0;
  },
} satisfies Meta<typeof Visitors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AFallbackShowsUntilTheCodeLoads: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('One moment, Maya…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next visitor' }));
    await expect(await canvas.findByText('One moment, Pasang…')).toBeVisible();
    await letItCome();
    await expect(await canvas.findByText('Namaste, Pasang.')).toBeVisible();
  },
};

export const FollowsTheProps: Story = {
  play: async ({ canvas, userEvent }) => {
    await letItCome();
    await expect(await canvas.findByText('Namaste, Maya.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next visitor' }));
    await expect(await canvas.findByText('Namaste, Pasang.')).toBeVisible();
  },
};

const showChunkError = fn();
const host = { isAway: true };

const Stand = () => <p>A placeholder until then.</p>;

/** A part whose code does not come before the host is back. */
function partOfHost(hasOwnFallback = true) {
  const load = async () => {
    if (host.isAway) throw new Error('The code is not there.');
    return () => <p>Here after all.</p>;
  };
  const module = lazyModule(load);
  const Part = lazyPart(module, (part) => part, { Fallback: hasOwnFallback ? Stand : lateFallback(module) });
  return () => (
    <ChunkErrorContext.Provider value={showChunkError}>
      <Part />
    </ChunkErrorContext.Provider>
  );
}

const ofHost: Story = {
  beforeEach: () => {
    host.isAway = true;
    showChunkError.mockClear();
  },
  render: () => {
    const [Part] = useState(partOfHost);
    return <Part />;
  },
};

export const APressRetriesFailedCode: Story = {
  ...ofHost,
  play: async ({ canvas }) => {
    const stand = canvas.getByText('A placeholder until then.');
    await expect(stand).toBeVisible();
    host.isAway = false;
    // As a screen reader presses: without pointer and key.
    stand.click();
    await expect(await canvas.findByText('Here after all.')).toBeVisible();
    await expect(showChunkError).not.toHaveBeenCalled();
  },
};

export const APartThatIsWaitedForSaysThatItFailed: Story = {
  ...ofHost,
  render: () => {
    const [Part] = useState(() => partOfHost(false));
    return <Part />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A part of this page could not be loaded.');
    host.isAway = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here after all.')).toBeVisible();
  },
};

export const APartComesWhenTheBrowserIsOnlineAgain: Story = {
  ...ofHost,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A placeholder until then.')).toBeVisible();
    host.isAway = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Here after all.')).toBeVisible();
  },
};

export const ASecondFailureShowsOneNotice: Story = {
  ...ofHost,
  play: async ({ canvas, userEvent }) => {
    const stand = canvas.getByText('A placeholder until then.');
    for (const _ of [1, 2, 3]) await userEvent.click(stand);
    await expect(stand).toBeVisible();
    await expect(showChunkError).toHaveBeenCalledOnce();
  },
};
