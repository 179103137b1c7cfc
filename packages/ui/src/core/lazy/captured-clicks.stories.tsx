import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { captureClicks, type ReplayQueue } from './capture-clicks.ts';
import { ChunkErrorContext } from './chunk-error.ts';
import { useReplayClicks } from './use-replay-clicks.ts';

const answered: string[] = [];
const captured: { presses?: ReplayQueue } = {};

const buttonOf = (press: Event) => (press.target as Element).closest<HTMLElement>('section button');

/** Buttons whose clicks are captured, and listed once they are replayed. */
function Buttons() {
  const [names, setNames] = useState(['Nepal', 'Bhutan']);
  useEffect(() => {
    answered.length = 0;
    captured.presses = captureClicks(document, buttonOf);
    return captured.presses.stop;
  }, []);
  const answer = (name: string) => answered.push(name);
  return (
    <section>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => answer(name)}
          onKeyDown={({ key }) => key.startsWith('Arrow') && answer(`${key} on ${name}`)}
        >
          {name}
        </button>
      ))}
      <button type="button" data-press="each" onClick={() => answer('one more')}>
        One more
      </button>
      <label>
        <input type="checkbox" onChange={() => setNames(['Bhutan'])} /> Leave Nepal out
      </label>
    </section>
  );
}

const meta = { title: 'Late/Captured clicks', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AreReplayedOnceAndInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bhutan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bhutan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nepal' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(answered).toEqual([]);
    await captured.presses?.replay();
    await expect(answered).toEqual(['Bhutan', 'Nepal', 'ArrowDown on Nepal', 'ArrowDown on Nepal']);
  },
};

export const AreEachReplayedWhereTheyCountSomething: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'One more' }));
    await captured.presses?.replay();
    await expect(answered).toEqual(['one more', 'one more']);
  },
};

export const AreNoLongerCapturedAfterReplay: Story = {
  play: async ({ canvas, userEvent }) => {
    await captured.presses?.replay();
    await userEvent.click(canvas.getByRole('button', { name: 'Nepal' }));
    await expect(answered).toEqual(['Nepal']);
  },
};

export const ForTheBrowserStayWithTheBrowser: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Nepal' }), { ctrlKey: true });
    await expect(answered).toEqual(['Nepal']);
  },
};

export const AreDroppedIfTheirElementIsGone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nepal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bhutan' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Leave Nepal out' }));
    await expect(canvas.queryByRole('button', { name: 'Nepal' })).toBeNull();
    await captured.presses?.replay();
    await expect(answered).toEqual(['Bhutan']);
  },
};

const late = { load: fn(), hydrated: new Promise<void>(() => {}) };
const showChunkError = fn();

/** In place of a part whose code fails to load. */
function PlainForm({ onSubmit }: { onSubmit: () => void }) {
  useReplayClicks(late, buttonOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <section>
      <form onSubmit={submit}>
        <button type="submit">Search</button>
        <button type="button">Advanced search</button>
      </form>
    </section>
  );
}

const onSubmit = fn();
const withoutCode: Story = {
  beforeEach: () => {
    onSubmit.mockClear();
    showChunkError.mockClear();
    late.load.mockReset().mockRejectedValue(new Error('The code is not there.'));
  },
  render: () => (
    <ChunkErrorContext.Provider value={showChunkError}>
      <PlainForm onSubmit={onSubmit} />
    </ChunkErrorContext.Provider>
  ),
};

export const SubmitAPlainFormIfTheCodeFails: Story = {
  ...withoutCode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(onSubmit.mock.calls).toHaveLength(1));
    await expect(showChunkError).not.toHaveBeenCalled();
  },
};

export const ShowANoticeAndRetryIfOnlyCodeCouldRespond: Story = {
  ...withoutCode,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Advanced search' });
    await userEvent.click(button);
    await waitFor(() => expect(showChunkError.mock.calls).toHaveLength(1));
    await userEvent.click(button);
    await waitFor(() => expect(showChunkError.mock.calls).toHaveLength(2));
    await expect(late.load).toHaveBeenCalledTimes(2);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
