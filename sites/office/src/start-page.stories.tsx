import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficePreparation } from '@trek/api/office';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { StartPage } from './start-page.tsx';
import { officeHandlers, StoryOffice, storyToday } from './testing/story-office.tsx';

/** The office's start page: what has to be prepared for the departures to come. */
const meta: Meta = {
  title: 'Office/Today',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: officeHandlers() },
  render: () => (
    <StoryOffice address="/office">
      <StartPage />
    </StoryOffice>
  ),
};
export default meta;

const start: OfficePreparation = {
  ...{ trekId: 12, trekTitle: 'Annapurna Base Camp Trek', startDate: '2030-03-02', travelers: 8, incomplete: 3 },
  ...{ withoutPermitDetails: 2, permitsDueOn: '2030-02-27' },
};
const ready: OfficePreparation = {
  ...{ trekId: 15, trekTitle: 'Lhasa to Everest North Base Camp Overland', startDate: '2030-03-20', travelers: 4 },
  ...{ incomplete: 0, withoutPermitDetails: 0, permitsDueOn: '2030-02-28' },
};

const Preparing = {
  msw: officeHandlers({ today: { ...storyToday, missingDetails: [start], permitsDue: [start, ready] } }),
};

export const NothingToDo: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention right now.')).toBeVisible();
  },
};

export const PermitsAndDetails: StoryObj = {
  parameters: Preparing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Permits to apply for (2)' })).toBeVisible();
    const [permits, details] = canvas.getAllByRole('list').map((list) => within(list));
    await expect(
      permits?.getByText(
        'by February 27, 2030, for the start on March 2, 2030: details of 2 of 8 travelers are missing',
      ),
    ).toBeVisible();
    await expect(permits?.getByText('by February 28, 2030, for the start on March 20, 2030')).toBeVisible();
    await expect(permits?.getByRole('link', { name: 'Annapurna Base Camp Trek' })).toHaveAttribute(
      'href',
      '/office/departures/12/2030-03-02/permits',
    );
    await expect(details?.getByText('on March 2, 2030: details of 3 of 8 travelers are missing')).toBeVisible();
    await expect(details?.getByRole('link', { name: 'Annapurna Base Camp Trek' })).toHaveAttribute(
      'href',
      '/office/departures/12/2030-03-02/people',
    );
  },
};

export const OfAServerThatDoesNotKnowThem: StoryObj = {
  parameters: {
    msw: officeHandlers({ today: { ...storyToday, missingDetails: undefined, permitsDue: undefined } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention right now.')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: officeHandlers({ today: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: StoryObj = {
  parameters: { msw: officeHandlers({ today: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...officeHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Nothing needs your attention right now.')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  parameters: Preparing,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Permits to apply for (2)' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
