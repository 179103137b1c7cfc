import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from './button.tsx';
import { deferred } from './deferred.tsx';

const waiting: (() => void)[] = [];
const Greeting = deferred<{ name: string }>(
  () => new Promise((resolve) => waiting.push(() => resolve(({ name }) => <p>Namaste, {name}.</p>))),
  ({ name }) => <p>One moment, {name}…</p>,
);

function Visitors() {
  const [name, setName] = useState('Maya');
  return (
    <>
      <Greeting name={name} />
      <Button onClick={() => setName('Pasang')}>Next visitor</Button>
    </>
  );
}

const meta = { title: 'Kit/Deferred', component: Visitors } satisfies Meta<typeof Visitors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StandsInUntilItsCodeIsThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('One moment, Maya…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next visitor' }));
    for (const arrive of waiting.splice(0)) arrive();
    await expect(await canvas.findByText('Namaste, Pasang.')).toBeVisible();
  },
};

export const FollowsTheProps: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const arrive of waiting.splice(0)) arrive();
    await expect(await canvas.findByText('Namaste, Maya.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next visitor' }));
    await expect(await canvas.findByText('Namaste, Pasang.')).toBeVisible();
  },
};

/** A part whose code does not come before it is told to. */
function partOf(host: { isAway: boolean }) {
  return deferred<object>(
    async () => {
      if (host.isAway) throw new Error('The code is not there.');
      return () => <p>Here after all.</p>;
    },
    () => <p>What stands until then.</p>,
  );
}

const away = { isAway: true };

export const CodeThatDidNotComeIsAskedForAgainWithAPress: Story = {
  beforeEach: () => {
    away.isAway = true;
  },
  render: () => {
    const [Part] = useState(() => partOf(away));
    return <Part />;
  },
  play: async ({ canvas, userEvent }) => {
    const stand = canvas.getByText('What stands until then.');
    await userEvent.click(stand);
    await expect(stand).toBeVisible();
    away.isAway = false;
    // As a screen reader presses: without pointer and key.
    stand.click();
    await expect(await canvas.findByText('Here after all.')).toBeVisible();
  },
};
