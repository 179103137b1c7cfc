import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../kit/button.tsx';
import { worldOf } from '../testing/story-world.ts';
import { NOTICE_MS } from './notice-board.ts';
import { noticesAnatomy } from './notices.anatomy.ts';
import { DefaultNotices } from './notices.tsx';
import { useNotices } from './notices-context.tsx';
import * as Notices from './notices-parts.tsx';
import { TrekProvider, usePorts } from './trek-provider.tsx';

const meta = {
  title: 'Kit/Notices',
  component: DefaultNotices,
  parameters: { explains: { parts: [noticesAnatomy], namespaces: { Notices } } },
} satisfies Meta<typeof DefaultNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

function HostWithoutToasts() {
  const { notify } = usePorts();
  const [tries, setTries] = useState(0);
  return (
    <>
      <Button onClick={() => notify('success', 'Signed in')}>Succeed</Button>
      <Button
        onClick={() => notify('error', 'Declined', { action: { label: 'Try again', run: () => setTries(tries + 1) } })}
      >
        Fail
      </Button>
      <p>{`${tries} tries`}</p>
    </>
  );
}

/** Its visitors still get the notices, in a live region. */
export const AHostWithoutToasts: Story = {
  render: (_, { loaded }) => {
    const { notify, notices, subscribe, ...ports } = worldOf({ loaded });
    return (
      <TrekProvider {...ports}>
        <HostWithoutToasts />
      </TrekProvider>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const page = within(document.body);
    const notices = page.getByRole('log', { name: 'Notices' });
    await expect(notices).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await expect(notices).toHaveTextContent('Signed in');
    worldOf(context).clock.advance(NOTICE_MS);
    await waitFor(() => expect(notices).toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('1 tries')).toBeVisible();
    await expect(notices).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(page.getByRole('button', { name: 'Close the notice' }));
    await expect(notices).toBeEmptyDOMElement();
  },
};

function OwnNotices() {
  const { notices } = useNotices();
  return (
    <Notices.Root asChild>
      <section>
        {notices.map((notice) => (
          <Notices.Item key={notice.id} notice={notice} asChild>
            <article>
              <Notices.CloseTrigger>Got it</Notices.CloseTrigger>
              <Notices.Action asChild>
                <Button />
              </Notices.Action>
              <Notices.Text />
            </article>
          </Notices.Item>
        ))}
      </section>
    </Notices.Root>
  );
}

export const CustomComposition: Story = {
  render: (_, { loaded }) => {
    const { notify, notices, subscribe, ...ports } = worldOf({ loaded });
    return (
      <TrekProvider {...ports} notices={<OwnNotices />}>
        <HostWithoutToasts />
      </TrekProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const notices = canvas.getByRole('log', { name: 'Notices' });
    await expect(notices.localName).toBe('section');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(notices).toHaveTextContent('Got itTry againDeclined');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('1 tries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(notices).toBeEmptyDOMElement();
  },
};
