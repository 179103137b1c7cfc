import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HydratedOnTouch } from './hydrated-on-touch.tsx';

const meta = { title: 'Kit/Hydrated on touch', component: HydratedOnTouch } satisfies Meta<typeof HydratedOnTouch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StandsAtOnceWhereNoServerRenderedIt: Story = {
  args: { children: <p>Teahouses along the way serve dal bhat twice a day.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teahouses along the way serve dal bhat twice a day.')).toBeVisible();
  },
};
