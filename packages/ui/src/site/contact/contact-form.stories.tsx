import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { HeadingLevel } from '../../kit/heading.tsx';
import { type Answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice } from '../../testing/story-expectations.ts';
import { fillForm } from '../../testing/story-form.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { worldOf } from '../../testing/story-world.ts';
import { contactFormAnatomy } from './contact.anatomy.ts';
import { DefaultContactForm } from './contact-form.tsx';
import * as ContactForm from './contact-form-parts.tsx';

const meta = {
  title: 'Contact/ContactForm',
  component: DefaultContactForm,
  parameters: { explains: { parts: [contactFormAnatomy], machine: 'form' } },
} satisfies Meta<typeof DefaultContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const good = {
  Name: 'Maya Gurung',
  Email: 'maya@example.com',
  Phone: '+977 1 4000000',
  Message: 'Is March too early for Annapurna?',
};

async function write(context: PlayContext, given: Partial<typeof good> = {}) {
  const { canvas, userEvent } = context;
  await fillForm(context, canvas, { ...good, ...given });
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
}

const failing = (answer: Answer, reason: string): Story => ({
  parameters: { msw: apiHandlers({ sendContactMessage: answer }) },
  play: async (context) => {
    await write(context);
    await expectNotice(context, 'error', 'Error sending message');
    await expect(worldOf(context).notify).toHaveBeenCalledWith('error', 'Error sending message', { detail: reason });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(reason);
    for (const [label, value] of Object.entries(good)) {
      await expect(context.canvas.getByLabelText(label)).toHaveValue(value);
    }
  },
});

export const Empty: Story = {
  play: async ({ canvas }) => {
    const filledBy = { Name: 'name', Email: 'email', Phone: 'tel' };
    for (const [label, hint] of Object.entries(filledBy)) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', hint);
    }
  },
};

export const AllFieldsAreRequired: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expectNotice(context, 'error', 'Please fill all fields');
    await expect(worldOf(context).notify).toHaveBeenCalledWith('error', 'Please fill all fields', {
      detail: 'All fields are required to send a message.',
    });
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Please enter your message');
  },
};

export const EmailMustBeValid: Story = {
  play: async (context) => {
    await write(context, { Email: 'maya@' });
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(worldOf(context).notify).not.toHaveBeenCalled();
  },
};

export const SendingTheMessage: Story = {
  parameters: { msw: apiHandlers({ sendContactMessage: faults.silent }) },
  play: async (context) => {
    await write(context);
    for (const label of Object.keys(good)) await expect(context.canvas.getByLabelText(label)).toBeDisabled();
  },
};

export const MessageSent: Story = {
  play: async (context) => {
    await write(context);
    await expectNotice(context, 'success', 'Message sent successfully!');
    await expect(worldOf(context).notify).toHaveBeenCalledWith('success', 'Message sent successfully!', {
      detail: "We'll get back to you as soon as possible.",
    });
    await waitFor(() => expect(context.canvas.getByLabelText('Message')).toHaveValue(''));
    // The notice leaves by itself; this stays.
    await expect(
      context.canvas.getByText(`We have received your message. We’ll reply to ${good.Email}.`),
    ).toBeVisible();
  },
};

/** Pasted from a link: the answer names the address as it was sent. */
export const PastedAddress: Story = {
  play: async (context) => {
    await write(context, { Email: 'mailto:o\u200bbrien@example.com?subject=x' });
    await expect(await context.canvas.findByText(/We’ll reply to obrien@example\.com\.$/)).toBeVisible();
  },
};

export const FailedWithTheBackendsReason = failing(
  { kind: 'answer', status: 429, body: { message: 'Too many attempts. Please try again later.' } },
  'Too many attempts. Please try again later.',
);
export const FailedWithoutAReason = failing(faults.wordless, 'Failed to send message. Please try again.');
export const FailedOffline = failing(faults.offline, 'Network error. Please check your internet connection.');

/** The visitor can report which request has failed. */
export const FailedOnTheServer: Story = {
  parameters: {
    msw: apiHandlers({
      sendContactMessage: {
        kind: 'answer',
        status: 503,
        body: { message: 'The mailbox is full.' },
        requestId: '9f1c2a7e-0d3b',
      },
    }),
  },
  play: async (context) => {
    await write(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Request id: 9f1c2a7e-0d3b')).toBeVisible();
    await expect(canvas.getByText('The mailbox is full.')).toBeVisible();
  },
};

const maya = { name: 'Maya Gurung', email: 'maya@example.com', phone: '+977 1 4000000' };

/** The signed-in visitor. */
export const TheSenderIsKnown: Story = {
  args: { sender: maya },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue(maya.name);
    await expect(canvas.getByLabelText('Email')).toHaveValue(maya.email);
    await expect(canvas.getByLabelText('Phone')).toHaveValue(maya.phone);
    await userEvent.type(canvas.getByLabelText('Message'), good.Message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''));
    await expect(canvas.getByLabelText('Name')).toHaveValue(maya.name);
  },
};

function SenderKnownLate() {
  const [sender, setSender] = useState<typeof maya>();
  return (
    <>
      <DefaultContactForm {...(sender && { sender })} />
      <button type="button" onClick={() => setSender(maya)}>
        Come
      </button>
      <button type="button" onClick={() => setSender(undefined)}>
        Go
      </button>
    </>
  );
}

/** A session is restored while the visitor types, and ends in another tab. */
export const WhatIsTypedStays: Story = {
  tags: ['own-language'],
  render: () => <SenderKnownLate />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'work@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Come' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(maya.name));
    await expect(canvas.getByLabelText('Email')).toHaveValue('work@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''));
    await expect(canvas.getByLabelText('Email')).toHaveValue('work@example.com');
  },
};

export const AskingForAPrice: Story = {
  args: { initialMessage: 'Namaste! Please tell me the price of "Snowman Trek".' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveValue('Namaste! Please tell me the price of "Snowman Trek".');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};

export const CustomComposition: Story = {
  render: () => (
    <HeadingLevel start={3}>
      <ContactForm.Root className="of-host" initialMessage="Namaste!">
        <ContactForm.Form aria-label="Write to us">
          <ContactForm.MessageField label="What is it about?" rows={3} />
          <ContactForm.Field name="email" label="Where do we answer?" />
          <ContactForm.Failure />
          <ContactForm.Submit variant="secondary">Off it goes</ContactForm.Submit>
        </ContactForm.Form>
        <ContactForm.Title>Write to us</ContactForm.Title>
      </ContactForm.Root>
    </HeadingLevel>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Write to us');
    await expect(canvas.getByLabelText('What is it about?')).toHaveValue('Namaste!');
    await userEvent.click(canvas.getByRole('button', { name: 'Off it goes' }));
    await expect(canvas.getByLabelText('Where do we answer?')).toBeInvalid();
  },
};
