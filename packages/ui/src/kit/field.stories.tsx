import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from './field.tsx';
import * as Field from './field-parts.tsx';
import { fieldAnatomy } from './kit.anatomy.ts';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  parameters: { explains: { example: 'TextField', parts: [fieldAnatomy] } },
  args: { label: 'Full name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ALineOfText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Maya Gurung');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Maya Gurung');
  },
};

export const WithAHint: Story = {
  args: { label: 'Password', hint: 'At least 8 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters');
  },
};

export const WithAnError: Story = {
  args: { error: 'Please enter your full name', hint: 'As in your passport' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Full name');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('As in your passport Please enter your full name');
  },
};

export const HostPropsWin: Story = {
  args: { 'aria-invalid': true, 'aria-describedby': 'of-the-host', hint: 'As in your passport' },
  render: (args) => (
    <>
      <p id="of-the-host">Latin letters</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Full name');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Latin letters As in your passport');
  },
};

export const Optional: Story = {
  args: { label: 'Special requirements', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Special requirements (optional)')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'Maya Gurung', readOnly: true } };

export const APasswordIsHiddenUntilItIsShown: Story = {
  render: () => <PasswordField label="Password" defaultValue="Ridge4130" />,
  play: async ({ canvas, userEvent }) => {
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    const hidden = reveal.innerHTML;
    await userEvent.click(reveal);
    await expect(reveal.innerHTML).not.toBe(hidden);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(reveal);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const SeveralLinesOfText: Story = {
  render: () => <TextAreaField label="Special requirements" isOptional rows={3} />,
};

const levels = ['Easy', 'Moderate', 'Difficult'].map((label) => ({ value: label.toLowerCase(), label }));

export const Select: Story = {
  render: () => <SelectField label="Difficulty" emptyLabel="Any difficulty" choices={levels} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Difficulty');
    await expect(select).toHaveDisplayValue('Any difficulty');
    await userEvent.selectOptions(select, 'Moderate');
    await expect(select).toHaveValue('moderate');
  },
};

export const ALongOptionIsTruncated: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <SelectField
        label="Schwierigkeitsgrad"
        choices={[{ value: 'long', label: 'Mehrtagesgletscherüberquerungen für Erfahrene' }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Schwierigkeitsgrad').offsetWidth).toBeLessThanOrEqual(180);
  },
};

export const Checkbox: Story = {
  render: () => <CheckboxField label="Remember me" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByLabelText('Remember me')).toBeChecked();
  },
};

export const ACheckboxMatchesTheFieldsAroundIt: Story = {
  render: () => (
    <>
      <TextField label="Email" />
      <CheckboxField label="Remember me" />
      <CheckboxField label="I agree" defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    const paint = (label: string) => getComputedStyle(canvas.getByLabelText(label)).backgroundColor;
    await expect(paint('Remember me')).toBe(paint('Email'));
    await expect(paint('I agree')).not.toBe(paint('Email'));
  },
};

export const RequiredCheckbox: Story = {
  render: () => (
    <CheckboxField label="I agree to the Terms & Conditions" error="You must agree to the Terms & Conditions" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('You must agree to the Terms & Conditions');
  },
};

/** Fields whose values stand in a state, as a listing's filters do. */
function Wishes() {
  const [wish, setWish] = useState({ keyword: '', season: 'autumn', isPrivate: false, note: '' });
  const change = (next: Partial<typeof wish>) => setWish((before) => ({ ...before, ...next }));
  return (
    <form>
      <TextField label="Keyword" value={wish.keyword} onChange={({ target }) => change({ keyword: target.value })} />
      <SelectField
        label="Season"
        choices={['spring', 'autumn'].map((value) => ({ value, label: value }))}
        value={wish.season}
        onChange={({ target }) => change({ season: target.value })}
      />
      <CheckboxField
        label="Private"
        checked={wish.isPrivate}
        onChange={({ target }) => change({ isPrivate: target.checked })}
      />
      <TextAreaField label="Note" value={wish.note} onChange={({ target }) => change({ note: target.value })} />
      <output>{JSON.stringify(wish)}</output>
    </form>
  );
}

/** The fields as a server sends them, and a button that takes them over. */
function SentByAServer() {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made. */}
      <div ref={place} dangerouslySetInnerHTML={{ __html: renderToString(<Wishes />) }} />
      <button
        type="button"
        onClick={() => {
          if (place.current) root.current ??= hydrateRoot(place.current, <Wishes />);
        }}
      >
        Take over
      </button>
    </>
  );
}

export const InputBeforeHydrationCounts: Story = {
  render: () => <SentByAServer />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText<HTMLInputElement>('Keyword').value = 'langtang';
    canvas.getByLabelText<HTMLSelectElement>('Season').value = 'spring';
    canvas.getByLabelText<HTMLInputElement>('Private').checked = true;
    canvas.getByLabelText<HTMLTextAreaElement>('Note').value = 'Slowly';
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '{"keyword":"langtang","season":"spring","isPrivate":true,"note":"Slowly"}',
      ),
    );
    await expect(canvas.getByLabelText('Keyword')).toHaveValue('langtang');
    await expect(canvas.getByLabelText('Season')).toHaveValue('spring');
    await expect(canvas.getByLabelText('Private')).toBeChecked();
    await expect(canvas.getByLabelText('Note')).toHaveValue('Slowly');
  },
};

export const AnUntouchedFieldKeepsItsValue: Story = {
  render: () => <SentByAServer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await userEvent.type(canvas.getByLabelText('Keyword'), 'k');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '{"keyword":"k","season":"autumn","isPrivate":false,"note":""}',
      ),
    );
  },
};

export const CustomComposition: Story = {
  render: () => (
    <Field.Root hint="You find it on your invoice" error="This number is unknown">
      <Field.Hint />
      <Field.Label>Customer number</Field.Label>
      <Field.Wrap>
        <Field.Password name="customer" />
        <Field.Reveal />
      </Field.Wrap>
      <Field.ErrorText />
    </Field.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Customer number');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('You find it on your invoice This number is unknown');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
