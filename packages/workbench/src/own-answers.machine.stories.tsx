import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { payment } from './machines/payment.ts';
import { personPage, stateStory } from './state-story.tsx';

const meta = { title: 'Workbench/Tests of the bench/Own answers', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<{ script: string }>;
type Canvas = ReturnType<typeof within>;

/** The answers of one call, those of QA's own opened. */
async function answersTo(canvas: Canvas, name: RegExp): Promise<Canvas> {
  const call = within(await canvas.findByRole('group', { name }));
  await userEvent.click(call.getByText('Answer with…'));
  return call;
}

const state = (canvas: Canvas, name: string) => canvas.findByText(name, { selector: 'strong' });

export const AnyJson: Story = {
  ...stateStory(payment, 'polling.checking'),
  play: async ({ canvas }) => {
    const call = await answersTo(canvas, /checkStatus 1$/);
    const text = call.getByRole('textbox', { name: 'Answer of checkStatus 1 as JSON' });
    await userEvent.clear(text);
    await userEvent.type(text, '{{');
    await userEvent.click(call.getByRole('button', { name: 'Succeed with it' }));
    await expect(await canvas.findByText(/The answer of “checkStatus” is no JSON/)).toBeVisible();
    await userEvent.type(text, '"status":"succeeded"}');
    await userEvent.click(call.getByRole('button', { name: 'Succeed with it' }));
    await expect(await state(canvas, 'succeeded')).toBeVisible();
  },
};

/** The next question waits as long as the backend asked for. */
export const AStatusWithRetryAfter: Story = {
  ...stateStory(payment, 'polling.checking'),
  play: async ({ canvas }) => {
    const call = await answersTo(canvas, /checkStatus 1$/);
    await userEvent.type(call.getByLabelText('Retry-After in seconds for checkStatus 1'), '9');
    await userEvent.click(call.getByRole('button', { name: 'Fail so' }));
    await expect(await canvas.findByText(/next timer in 9,000 ms/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 ms before it' }));
    await expect(await canvas.findByText(/next timer in 1 ms/)).toBeVisible();
    const own = canvas.getByRole('spinbutton', { name: 'Milliseconds' });
    await userEvent.clear(own);
    await userEvent.type(own, '1{Enter}');
    await expect(await state(canvas, 'polling.checking')).toBeVisible();
  },
};

export const ALateAnswer: Story = {
  ...stateStory(payment, 'creatingIntent'),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /createIntent 1$/ });
    await userEvent.click(canvas.getByRole('button', { name: 'the order changes' }));
    await userEvent.click(await canvas.findByText(/^Late answers of calls that were given up/));
    const late = within(canvas.getByRole('group', { name: /given up, and ends late with createIntent 1$/ }));
    await userEvent.click(late.getByRole('button', { name: 'success' }));
    await expect(await canvas.findByText(/The call was abandoned: no one waits/)).toBeVisible();
    await expect(await state(canvas, 'pausing')).toBeVisible();
  },
};

export const EveryCallAndEveryError: Story = {
  ...stateStory(payment, 'ready'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run every call × every fault' }));
    const table = within(await canvas.findByRole('dialog', { name: 'Every call and every fault' }));
    await expect(table.getByText(/^\d+ runs: \d+ as the contract says, 0 not, \d+ without a rule\.$/)).toBeVisible();
    await expect(table.getAllByText('Payment request failed with status 403', { exact: false })[0]).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await state(canvas, 'ready')).toBeVisible();
  },
};

/** A text that is pointed at goes into the report, and into the exported tests. */
export const AnExpectationByPointing: Story = {
  ...stateStory(payment, 'stillProcessing'),
  play: async ({ canvas, canvasElement }) => {
    const page = await personPage(canvasElement);
    const text = await page.findByText(/^Payment is still processing/);
    await userEvent.click(canvas.getByRole('button', { name: 'It should say…' }));
    const form = within(await canvas.findByRole('form', { name: 'It should say' }));
    await expect(form.getByRole('button', { name: 'Keep' })).toBeDisabled();
    // The space between texts has none.
    await userEvent.click(page.getByRole('link', { name: 'View Booking' }).closest('body') ?? text);
    await expect(form.getByLabelText('it should say')).toHaveValue('');
    await userEvent.click(text);
    const says = form.getByLabelText('it should say');
    await expect(says).toHaveValue(text.textContent);
    await userEvent.clear(says);
    await userEvent.type(says, 'All is well.');
    await userEvent.click(form.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      /^It should say “All is well\.” where it says “Pay/,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Hand over' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Vitest test' }));
    const test = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /^Vitest test/ });
    await expect(test.value).toContain("const wanted = 'All is well.';");
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const report = within(await canvas.findByRole('dialog', { name: 'Bug report' }));
    const { value } = report.getByRole<HTMLTextAreaElement>('textbox');
    await expect(value).toMatch(/^# Payment: should say “All is well\.”/);
    // The visitor does not read the bench's own words.
    await expect(value).toContain(`## Seen\n\n> ${text.textContent}\n>\n> ${text.textContent}\n>\n> View Booking\n`);
    const picture = report.getByRole<HTMLImageElement>('img', { name: 'The visitor’s screen' });
    await waitFor(() => expect(picture.naturalHeight).toBeGreaterThan(100));
    await userEvent.click(report.getByRole('button', { name: 'Close' }));
    // Another step is another thing.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.queryByRole('note')).not.toBeInTheDocument());
  },
};
