import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { listingHost } from '../../../../workbench/src/machines/listing-host.ts';
import { benchStory, stateStory } from '../../../../workbench/src/state-story.tsx';

const meta = { title: 'Workbench/Listing on its page', parameters: { contract: 'listingHost' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(listingHost);

export const Loading = stateStory(listingHost, 'loading');
export const Failed = stateStory(listingHost, 'failed');
export const Ready = stateStory(listingHost, 'ready');

const ready = stateStory(listingHost, 'ready');

/** Everything that the query keeps, chosen by events, in the list itself, and by an address from outside. */
export const QueryIsDriven: typeof ready = {
  ...ready,
  play: async ({ canvas, userEvent }) => {
    const person = within(canvas.getByTestId('person'));
    const shows = (text: string) => waitFor(() => expect(person.getByText(text)).toBeVisible());
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const written = (text: string) => waitFor(() => expect(canvas.getByText(text, { exact: false })).toBeVisible());
    await shows('8 treks, Page 2');
    await press('view.choose');
    await waitFor(() => expect(person.getAllByText('View Details')).toHaveLength(2));
    await press('sort.choose');
    await shows('8 treks, Page 1');
    await press('page.choose');
    await shows('8 treks, Page 2');
    await written('writeAddress {"query":"country=nepal&sort=price-low&view=list&page=2","mode":"push"}');
    await userEvent.click(person.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(await person.findByLabelText('Country'), 'bhutan');
    await userEvent.click(person.getByRole('button', { name: 'Search Treks' }));
    await shows('2 treks, Page 1');
    await userEvent.selectOptions(
      canvas.getAllByLabelText('Payload of address.change')[0] as Element,
      'the bare address',
    );
    await userEvent.click(canvas.getAllByRole('button', { name: 'address.change' })[0] as Element);
    await shows('13 treks, Page 1');
    await press('data.failed');
    await shows('Error loading treks: boom');
  },
};
