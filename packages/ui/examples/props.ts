import type { ApiClient, BookedTrek, Remote } from '@trek/ui/api';
import type { OfficeFacts } from '@trek/ui/contact';
import { createElement } from 'react';

const facts: OfficeFacts = {
  address: ['Thamel Marg 12', 'Kathmandu'],
  phones: ['+977 1 4000000'],
  emails: { information: 'info@example.com', bookings: 'bookings@example.com' },
  hours: ['Sunday to Friday, 9:00 to 18:00'],
  social: [{ name: 'Instagram', href: 'https://www.instagram.com/' }],
  place: { latitude: 27.7154, longitude: 85.3123 },
};

const noop = () => {};
const ready = <Value>(value: Value): Remote<Value> => ({ status: 'ready', value, retry: noop });

/** The props of all examples, as a host has them: facts that it has read from its backend, and its own callbacks. */
export async function exampleProps(api: ApiClient) {
  const [treks, regions, posts] = await Promise.all([api.listTreks(), api.listRegions(), api.listPosts()]);
  const [first] = treks;
  if (!first) throw new Error('The backend has no treks.');
  const trek = await api.findTrek(first.id);
  const booking: BookedTrek = {
    ...{ id: 1, reference: 'TH-7K3M2Q', trekId: trek.id, trek: { title: trek.title, image: [trek.image] } },
    ...{ status: 'confirmed', createdAt: '2029-12-01T00:00:00.000Z' },
    ...{ startDate: '2030-10-01', endDate: '2030-10-12', travelers: 2, pricePerPerson: 1450, totalAmount: 2900 },
    ...{ paidAmount: 580, advanceAmount: 580, balanceAmount: 2320, balanceDueDate: '2030-09-01' },
    payments: [{ id: 'pi_1', amount: 580, status: 'succeeded', createdAt: '2029-12-01T00:00:00.000Z' }],
  };
  return {
    ...{ trek, treks: treks.slice(0, 5), region: regions[0], post: posts[0], facts },
    ...{ data: ready(treks), regions: ready(regions), posts: ready(posts) },
    ...{ bookings: ready([booking]), menu: ready({ regions, treks }) },
    order: {
      ...{ trekId: trek.id, amountUsd: trek.priceUsd ?? 0, travelers: 1 },
      ...{ customerName: 'Maya Gurung', customerEmail: 'maya@example.com' },
    },
    children: createElement('p', {}, 'Your page'),
    ...{ onBack: noop, onBook: noop, onLoadData: noop, onLogout: noop, onRetry: noop },
  };
}
