import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HydrateOnInteraction } from './hydrate-on-interaction.tsx';

const meta = { title: 'Late/Hydrate on interaction', component: HydrateOnInteraction } satisfies Meta<
  typeof HydrateOnInteraction
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RendersAtOnceWithoutServerMarkup: Story = {
  args: { children: <p>Teahouses along the way serve dal bhat twice a day.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teahouses along the way serve dal bhat twice a day.')).toBeVisible();
  },
};
