import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BACKEND_URL } from '../testing/api-answers.ts';
import { Badge, type BadgeColor } from './badge.tsx';
import { Button } from './button.tsx';
import { Image } from './image.tsx';
import { badgeAnatomy, spinnerAnatomy, statusAnatomy } from './kit.anatomy.ts';
import { Spinner } from './spinner.tsx';
import { Status } from './status.tsx';

const meta = {
  title: 'Kit/Status',
  component: Status,
  parameters: { explains: { example: 'Status', parts: [statusAnatomy, spinnerAnatomy, badgeAnatomy] } },
  args: { title: 'No treks available.' },
} satisfies Meta<typeof Status>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No treks available.');
  },
};

export const AFailureIsAnnouncedAndOffersANextStep: Story = {
  args: {
    kind: 'error',
    title: 'Error loading treks: Internal server error',
    text: 'Please try again later.',
    action: <Button>Try Again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading treks: Internal server error');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

function FailsOnce() {
  const [isFailed, setIsFailed] = useState(true);
  return (
    <section tabIndex={-1} aria-label="Treks">
      {isFailed ? (
        <Status kind="error" title="Error" action={<Button onClick={() => setIsFailed(false)}>Try Again</Button>} />
      ) : (
        <Spinner label="Loading treks..." />
      )}
    </section>
  );
}

export const FocusMovesToTheSurroundingsWhenAFailureGoes: Story = {
  render: () => <FailsOnce />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('Loading treks...')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Treks' })).toHaveFocus());
  },
};

export const Pending: Story = {
  render: () => <Spinner label="Loading your bookings..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your bookings...');
  },
};

const badges: [BadgeColor, string][] = [
  ['green', 'Easy'],
  ['blue', 'Moderate'],
  ['orange', 'Difficult'],
  ['red', 'Very Difficult'],
  ['purple', 'Extreme'],
  ['yellow', 'Popular'],
  ['gray', 'Unheard of'],
];

export const BadgesInEveryColor: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {badges.map(([color, word]) => (
        <Badge key={color} color={color}>
          {word}
        </Badge>
      ))}
    </div>
  ),
};

const FALLBACK = `${BACKEND_URL}/uploads/placeholder.svg`;
const picture = { alt: 'Annapurna at dawn', width: 320, height: 240, fallbackSrc: FALLBACK } as const;

export const APicture: Story = {
  render: () => <Image {...picture} src={`${BACKEND_URL}/uploads/annapurna.jpg`} />,
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Annapurna at dawn' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('src', `${BACKEND_URL}/uploads/annapurna.jpg`);
  },
};

export const ABrokenPictureFallsBackInTheSameBox: Story = {
  render: () => <Image {...picture} src={`${BACKEND_URL}/uploads/missing.jpg`} />,
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Annapurna at dawn' });
    await waitFor(() => expect(image).toHaveAttribute('src', FALLBACK));
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([320, 240]);
  },
};
