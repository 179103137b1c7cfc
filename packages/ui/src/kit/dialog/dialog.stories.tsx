import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { TrekProvider } from '../../provider/trek-provider.tsx';
import { worldOf } from '../../testing/story-world.ts';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';
import { dialogAnatomy } from '../kit.anatomy.ts';
import { DefaultDialog, type DefaultDialogProps } from './dialog.tsx';
import * as Dialog from './dialog-parts.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: DefaultDialog,
  parameters: { explains: { example: 'Dialog', parts: [dialogAnatomy], namespaces: { Dialog } } },
  args: {
    open: true,
    title: 'Login Required',
    onOpenChange: fn(),
    children: <p>Please log in to book this trek.</p>,
  },
  render: (args) => <DialogExample {...args} />,
} satisfies Meta<typeof DefaultDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function DialogExample({ open: startsOpen, onOpenChange, ...dialog }: DefaultDialogProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const change: DefaultDialogProps['onOpenChange'] = (open, details) => {
    setIsOpen(open);
    onOpenChange(open, details);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Book Now</Button>
      <DefaultDialog {...dialog} open={isOpen} onOpenChange={change} />
    </>
  );
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next));
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed: Story = { args: { open: false }, play: gone };

export const OpenWithItsNameAndFocusInside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const TheCloseButtonClosesIt: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
  },
};

export const EscapeClosesItAndRestoresFocus: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Book Now' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
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
        <DefaultDialog open title="Booking complete" onOpenChange={() => {}}>
          <Button onClick={() => setPage('profile')}>View Booking</Button>
        </DefaultDialog>
      )}
    </main>
  );
}

export const WithoutItsTriggerThePageGetsFocus: Story = {
  render: () => <DialogThatLeavesThePage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const way = await screen.findByRole('button', { name: 'View Booking' });
    // The dialog takes the focus a moment after it shows: no visitor presses anything in it sooner.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(way);
    await gone();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const APressOutsideKeepsTheInput: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    // By its events: a dialog takes the pointer from everything around it.
    for (const press of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click]) press(document.body);
    await expect(dialog).toBeVisible();
  },
};

export const CannotBeClosedDuringAPayment: Story = {
  args: { isClosable: false, title: 'Payment' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

/** The place of a bank's challenge: at the end of the body, above everything. */
function putAbove() {
  const layer = document.body.appendChild(document.createElement('div'));
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  const button = layer.appendChild(document.createElement('button'));
  Object.assign(button, { type: 'button', textContent: 'Complete authentication' });
  Object.assign(button.style, { position: 'absolute', inset: '0' });
  return { layer, button };
}

const whatIsPressed = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2);

export const DialogsAboveItAreUsable: Story = {
  name: 'What comes above it is answered, and nothing behind it (P12)',
  args: { trapsFocus: false, isClosable: false },
  play: async ({ canvasElement, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Login Required' });
    const { layer, button } = putAbove();
    await expect(whatIsPressed()).toBe(button);
    button.focus();
    await expect(button).toHaveFocus();
    layer.remove();
    const behind = canvasElement.querySelector('button') as HTMLElement;
    behind.focus();
    await expect(behind).not.toHaveFocus();
    await userEvent.tab();
    await expect(behind).not.toHaveFocus();
  },
};

export const ItTrapsFocus: Story = {
  name: 'A dialog that holds the focus takes it back (P12 control)',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const { layer, button } = putAbove();
    button.focus();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    layer.remove();
  },
};

function DialogUnderAChallenge({ isLeft }: { isLeft: boolean }) {
  const [stage, setStage] = useState<'challenge' | 'answered' | 'closed'>('challenge');
  const isChallenged = stage === 'challenge';
  return (
    <>
      <p>The page behind</p>
      {!(isLeft && stage === 'closed') && (
        <DefaultDialog open={stage !== 'closed'} trapsFocus={!isChallenged} title="Payment" onOpenChange={() => {}}>
          <Button onClick={() => setStage(isChallenged && !isLeft ? 'answered' : 'closed')}>
            {isChallenged ? 'Answer' : 'View Booking'}
          </Button>
        </DefaultDialog>
      )}
    </>
  );
}

const pageIsAsItWas = (page: HTMLElement) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.closest('[aria-hidden], [inert]')).toBeNull();
  });

export const AChallengeLeavesThePageUnchanged: Story = {
  render: () => <DialogUnderAChallenge isLeft={false} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'View Booking' }));
    await pageIsAsItWas(canvasElement);
  },
};

export const LeavingDuringAChallengeLeavesThePageUnchanged: Story = {
  render: () => <DialogUnderAChallenge isLeft />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await pageIsAsItWas(canvasElement);
  },
};

const fields = (
  <>
    <TextField label="First name" />
    <TextField label="Note" />
  </>
);

/** Gives the focus to a field as it comes onto the page: no frame passes in between. */
const focusAsItComes = (label: string) =>
  new Promise<HTMLElement>((focused) => {
    const coming = new MutationObserver(() => {
      const field = screen.queryByLabelText(label);
      if (!field) return;
      coming.disconnect();
      field.focus();
      focused(field);
    });
    coming.observe(document.body, { childList: true, subtree: true });
  });

/** A fast visitor, or one on a slow machine, is in another field before the dialog has given the focus to its first. */
async function typeAtOnce({ canvas, userEvent }: PlayContext) {
  const coming = focusAsItComes('Note');
  canvas.getByRole('button', { name: 'Book Now' }).click();
  const note = await coming;
  await userEvent.keyboard('No');
  await frames(2);
  await expect(note).toHaveFocus();
  await userEvent.keyboard(' nuts');
  await frames(2);
  await expect(note).toHaveFocus();
  await expect(note).toHaveValue('No nuts');
}

export const DoesNotTakeFocusWhileTheVisitorTypes: Story = {
  args: { open: false, children: fields },
  play: typeAtOnce,
};

export const DoesNotFocusItsFirstFieldWhileTheVisitorTypes: Story = {
  args: { open: false, children: fields, initialFocus: () => screen.getByLabelText('First name') },
  play: typeAtOnce,
};

export const CustomInitialFocus: Story = {
  args: { children: fields, initialFocus: () => screen.getByLabelText('First name') },
  play: async () => {
    const first = await screen.findByLabelText('First name');
    await waitFor(() => expect(first).toHaveFocus());
    await frames(2);
    await expect(first).toHaveFocus();
  },
};

export const AsksBeforeSomethingIsLost: Story = {
  args: {
    role: 'alertdialog',
    title: 'Delete the list?',
    description: 'It cannot be restored.',
    children: <Button>Delete</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the list?' });
    await expect(dialog).toHaveAccessibleDescription('It cannot be restored.');
    // The button that deletes does not get the focus first.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

export const WithoutADescriptionItRefersToNone: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby');
  },
};

export const CustomFinalFocus: Story = {
  render: ({ title, children, onOpenChange }) => (
    <>
      <TextField label="Search" />
      <DialogExample open {...{ title, children, onOpenChange }} finalFocus={() => screen.getByLabelText('Search')} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(canvas.getByLabelText('Search')).toHaveFocus());
  },
};

export const CustomComposition: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="primary">What to bring</Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <article>
              <Dialog.Description>Boots, and a warm jacket.</Dialog.Description>
              <Dialog.Title>On your back</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button>Got it</Button>
              </Dialog.CloseTrigger>
            </article>
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What to bring' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'On your back' });
    await expect(dialog.localName).toBe('article');
    await expect(dialog).toHaveAccessibleDescription('Boots, and a warm jacket.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { left, right, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect([left, window.innerWidth - right, window.innerHeight - bottom]).toEqual([8, 8, 8]);
  },
};

export const CustomContainer: Story = {
  render: (args, { loaded }) => {
    const { notices, subscribe, ...ports } = worldOf({ loaded });
    return (
      <TrekProvider {...ports} portalContainer={() => document.getElementById('beside') ?? document.body}>
        <div id="beside" />
        <DialogExample {...args} />
      </TrekProvider>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    await expect(document.getElementById('beside')).toContainElement(dialog);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

const marksOfThePage = () =>
  [document.documentElement, document.body].map((element) =>
    [...element.attributes].filter(({ value }) => value !== '').map(({ name, value }) => `${name}="${value}"`),
  );

export const LeavesThePageUnchanged: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const before = marksOfThePage();
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(marksOfThePage()).toEqual(before));
  },
};
