import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calendarAnatomy, fieldAnatomy } from '../kit.anatomy.ts';
import * as Calendar from './calendar-parts.tsx';
import { DefaultDateField, type DefaultDateFieldProps } from './date-field.tsx';
import * as DateField from './date-field-parts.tsx';

const meta = {
  title: 'Kit/DateField',
  component: DefaultDateField,
  parameters: {
    explains: { example: 'DateField', parts: [fieldAnatomy, calendarAnatomy], namespaces: { DateField, Calendar } },
  },
  args: { label: 'Start date', value: '', min: '2030-04-10', onValueChange: fn() },
  render: (args) => <DateExample {...args} />,
} satisfies Meta<typeof DefaultDateField>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function DateExample({ value, onValueChange, ...props }: DefaultDateFieldProps) {
  const [day, setDay] = useState(value);
  const change: DefaultDateFieldProps['onValueChange'] = (chosen, details) => {
    setDay(chosen);
    onValueChange?.(chosen, details);
  };
  return (
    <div style={{ maxWidth: 360, minHeight: 460 }}>
      <DefaultDateField {...props} value={day} onValueChange={change} />
    </div>
  );
}

async function openCalendar({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }));
  const grid = await screen.findByRole('grid');
  await expect(grid).toBeVisible();
  return within(grid);
}

const dayOf = (grid: ReturnType<typeof within>, day: number) =>
  grid.getAllByText(String(day)).find((cell: HTMLElement) => !cell.hasAttribute('data-outside-range')) ?? document.body;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Start date'), '2030-04-12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2030-04-12', { reason: 'typed' });
    await expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  },
};

export const ChosenFromTheCalendar: Story = {
  play: async (context) => {
    const grid = await openCalendar(context);
    await expect(screen.getByText(/April 2030/)).toBeVisible();
    await context.userEvent.click(dayOf(grid, 25));
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('2030-04-25', { reason: 'calendar' });
    await expect(context.canvas.getByLabelText('Start date')).toHaveValue('2030-04-25');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
  },
};

export const TouchingTheFieldOpensTheCalendar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Start date');
    await userEvent.pointer({ keys: '[TouchA]', target: field });
    const grid = within(await screen.findByRole('grid'));
    await userEvent.click(dayOf(grid, 25));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2030-04-25', { reason: 'calendar' });
    // A keyboard can type in it again.
    await userEvent.clear(field);
    await userEvent.type(field, '2030-04-12');
    await expect(field).toHaveValue('2030-04-12');
  },
};

export const WithTheKeyboard: Story = {
  args: { value: '2030-04-12' },
  play: async (context) => {
    await openCalendar(context);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^12$/));
    await context.userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('2030-04-20', { reason: 'calendar' });
  },
};

export const DaysBeforeTheFirstCannotBeChosen: Story = {
  play: async (context) => {
    const grid = await openCalendar(context);
    await expect(dayOf(grid, 9)).toHaveAttribute('data-disabled');
    await expect(dayOf(grid, 10)).not.toHaveAttribute('data-disabled');
    await expect(screen.getByRole('button', { name: /previous month/i })).toBeDisabled();
    await context.userEvent.click(screen.getByRole('button', { name: /next month/i }));
    await expect(await screen.findByText(/May 2030/)).toBeVisible();
  },
};

export const ACalendarInGerman: Story = {
  args: { value: '2030-04-12' },
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender öffnen' }));
    await expect(await screen.findByRole('button', { name: /^Ausgewählt: .*12\. April 2030/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /^.*13\. April 2030.* auswählen$/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
    const grid = screen.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-roledescription', 'Kalendermonat');
  },
};

export const EscapeClosesItAndRestoresFocus: Story = {
  args: { value: '2030-04-12' },
  play: async (context) => {
    await openCalendar(context);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^12$/));
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
    // A closed calendar leaves nothing on the page.
    expect(document.querySelector('[data-scope="date-picker"]')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { error: 'The booking date cannot be in the past', value: '2029-12-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription(
      'The booking date cannot be in the past',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the calendar' })).toBeDisabled();
  },
};

/** A host that only says where it begins: the field keeps its day itself. */
export const Uncontrolled: Story = {
  render: ({ value: _, ...field }) => (
    <div style={{ maxWidth: 360, minHeight: 460 }}>
      <DefaultDateField {...field} defaultValue="2030-04-12" />
    </div>
  ),
  play: async (context) => {
    const grid = await openCalendar(context);
    await context.userEvent.click(dayOf(grid, 20));
    await waitFor(() => expect(context.canvas.getByLabelText('Start date')).toHaveValue('2030-04-20'));
  },
};

export const CustomComposition: Story = {
  render: () => (
    <div style={{ maxWidth: 360, minHeight: 460 }}>
      <DateField.Root min="2030-04-10" defaultValue="2030-04-12" error="The office is closed that day">
        <DateField.ErrorText />
        <DateField.Label>Day of arrival</DateField.Label>
        <DateField.Wrap>
          <DateField.Input name="arrival" />
          <DateField.Trigger>Choose</DateField.Trigger>
        </DateField.Wrap>
        <DateField.Calendar>
          <Calendar.Root id="month" asChild>
            <section>
              <Calendar.Title />
              <Calendar.Table id="days" />
              <Calendar.Head>
                <Calendar.NextMonth>On</Calendar.NextMonth>
              </Calendar.Head>
            </section>
          </Calendar.Root>
        </DateField.Calendar>
      </DateField.Root>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Day of arrival');
    await expect(field).toHaveAccessibleDescription('The office is closed that day');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^12$/));
    await expect(screen.queryByRole('button', { name: /previous month/i })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    await expect(await screen.findByText(/May 2030/)).toBeVisible();
    await userEvent.click(dayOf(within(grid), 20));
    await waitFor(() => expect(field).toHaveValue('2030-05-20'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose' })).toHaveFocus());
  },
};
