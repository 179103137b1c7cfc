import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { dialogParts } from './kit.parts.ts';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  parameters: { explains: { parts: [dialogParts] } },
  args: {
    isOpen: true,
    title: 'Login Required',
    onCloseRequest: () => {},
    children: <p>Please log in to book this trek.</p>,
  },
  render: (args) => <DialogExample {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function DialogExample({ isOpen: startsOpen, ...dialog }: DialogProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Book Now</Button>
      <Dialog {...dialog} isOpen={isOpen} onCloseRequest={() => setIsOpen(false)} />
    </>
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed: Story = { args: { isOpen: false }, play: gone };

export const OpenWithItsNameAndTheFocusInside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
  },
};

export const ClosesByEscapeAndGivesTheFocusBack: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Book Now' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function DialogThatLeavesThePage() {
  const [page, setPage] = useState<'trek' | 'dialog' | 'profile'>('trek');
  return (
    <main tabIndex={-1}>
      {page !== 'profile' && <Button onClick={() => setPage('dialog')}>Book Now</Button>}
      {page === 'profile' && <h1>My Account</h1>}
      {page === 'dialog' && (
        <Dialog isOpen title="Booking complete" onCloseRequest={() => {}}>
          <Button onClick={() => setPage('profile')}>View Booking</Button>
        </Dialog>
      )}
    </main>
  );
}

export const WhereItsOpenerIsGoneThePageTakesTheFocus: Story = {
  render: () => <DialogThatLeavesThePage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const way = await screen.findByRole('button', { name: 'View Booking' });
    // The dialog takes the focus a moment after it shows: nobody presses anything in it sooner.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(way);
    await gone();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const APressBesideItDoesNotLoseWhatWasTyped: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    // By its events: a dialog takes the pointer from everything around it.
    for (const press of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click]) press(document.body);
    await expect(dialog).toBeVisible();
  },
};

export const CannotBeClosedWhileMoneyMoves: Story = {
  args: { isClosable: false, title: 'Payment' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
