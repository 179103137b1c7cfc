import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { apiCalls, testTraveler } from '../../../testing/api-answers.ts';
import { answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { expectSameSizesWithoutReset } from '../../../testing/story-reset.ts';
import { workerOf } from '../../../testing/story-world.ts';
import { manageBookingAnatomy } from '../manage-booking.anatomy.ts';
import { FillInTraveler } from './fill-in-traveler.tsx';

const unfilled = apiCalls.openTravelerLink.answer;
const filled = { ...unfilled, traveler: { ...testTraveler, position: 2 } };

const meta = {
  title: 'Manage booking/FillInTraveler',
  component: FillInTraveler,
  parameters: { explains: { parts: [manageBookingAnatomy], machine: 'form' }, msw: apiHandlers() },
  args: { token: 'c2VjcmV0LW9mLXRyYXZlbGVy' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FillInTraveler>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const save = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Save details' }));

/** Trek, days and the own details: nothing of the other travelers, and no price. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Passport number')).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(unfilled.trek.title);
    await expect(canvas.getByText('October 1 – 12, 2030')).toBeVisible();
    await expect(
      canvas.getByText(/Our office and, on the way, your guide see them; the booking’s page shows only what is/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  parameters: { msw: apiHandlers({ openTravelerLink: answer(filled) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Passport number')).toHaveValue('PA0123456');
    await expect(canvas.getByLabelText('Nationality')).toHaveDisplayValue('Australia');
  },
};

export const AnEmptyFormSaysWhatIsMissing: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText('Passport number');
    await save(context);
    await expect(await context.canvas.findByText(/^Nothing is filled in yet\. Still missing: Name/)).toBeVisible();
    await expect(context.canvas.queryByText(/^Saved/)).not.toBeInTheDocument();
  },
};

export const ErrorsAreBesideTheirFields: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Passport number'), 'no 1');
    await userEvent.type(canvas.getByLabelText('Passport valid until'), '2031-01-01');
    await userEvent.type(canvas.getByLabelText('Altitude covered (meters)'), '13,000 ft');
    await save(context);
    await waitFor(() => expect(canvas.getByLabelText('Passport number')).toHaveFocus());
    await expect(canvas.getByLabelText('Passport valid until')).toHaveAccessibleDescription(/until April 12, 2031 at/);
    await expect(canvas.getByText('Please enter whole meters from 500 to 9000')).toBeVisible();
  },
};

export const SavedInPart: Story = {
  parameters: {
    msw: apiHandlers({
      saveOwnTraveler: answer({ ...filled, traveler: { ...filled.traveler, passportExpiry: '', insurancePolicy: '' } }),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Name as in the passport'), 'Maya Gurung');
    await save(context);
    await expect(
      await canvas.findByText('Saved. Still missing: Passport valid until, Policy number'),
    ).toBeInTheDocument();
    await expect(canvas.getByLabelText('Passport number')).toHaveValue('PA0123456');
  },
};

export const AllIsSaved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Name as in the passport'), 'Maya Gurung');
    await save(context);
    await expect(await canvas.findByText(/^Saved\. All details are there; you can change them/)).toBeInTheDocument();
  },
};

/** It was withdrawn or replaced, or the trek has begun. */
export const TheLinkIsOver: Story = {
  parameters: { msw: apiHandlers({ openTravelerLink: faults.notFound }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link no longer works');
  },
};

export const AnAddressWithoutALink: Story = {
  args: { token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ask the person who booked for a new one.');
  },
};

export const Slow: Story = {
  parameters: { msw: apiHandlers({ openTravelerLink: faults.silent }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the details...')).toBeVisible();
  },
};

export const FailsAndIsTriedAgain: Story = {
  parameters: { msw: apiHandlers({ openTravelerLink: faults.serverError }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error loading the details: Internal server error',
    );
    workerOf(context).use(apiHandler('openTravelerLink'));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Passport number')).toBeVisible();
  },
};

export const InputSurvivesAFailure: Story = {
  parameters: { msw: apiHandlers({ saveOwnTraveler: faults.serverError }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Name as in the passport'), 'Maya Gurung');
    await save(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Internal server error');
    await expect(canvas.getByLabelText('Name as in the passport')).toHaveValue('Maya Gurung');
  },
};

export const OnAPhone: Story = {
  ...Filled,
  globals: { viewport: { value: 'phone' } },
};

export const DarkTheme: Story = { ...Filled, globals: { theme: 'dark' } };

export const OnAPageWithoutAReset: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText('Passport number');
    await expectSameSizesWithoutReset(context.canvasElement);
  },
};
