import { createApiClient } from '@trek/ui/api';
import { DefaultPost } from '@trek/ui/blog';
import { DefaultBooking } from '@trek/ui/booking';
import { DefaultListing } from '@trek/ui/listing';
import { TrekProvider } from '@trek/ui/provider';
import { DefaultSearchForm } from '@trek/ui/search';
import { SessionProvider } from '@trek/ui/session';
import { DefaultSignIn } from '@trek/ui/sign-in';
import { testTrek } from '@trek/ui/testing';
import { DefaultTrekPage } from '@trek/ui/trek-page';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

const complaints = [];
console.error = (...words) => complaints.push(words.join(' '));

const api = createApiClient({ backendUrl: 'https://api.example.com', placeholderImage: '/placeholder.svg' });
const post = {
  id: 1,
  title: 'Tea',
  metaTitle: 'Tea',
  authorName: '',
  createdAt: '',
  readTimeMinutes: 0,
  image: '/a.jpg',
};
const nothing = () => {};
const listing = {
  data: { status: 'ready', value: [testTrek], retry: nothing },
  regions: { status: 'ready', value: [], retry: nothing },
  ...{ countries: ['Nepal'], query: '', onQueryChange: nothing },
};

const html = renderToString(
  createElement(
    TrekProvider,
    { api, placeholderImage: '/placeholder.svg' },
    createElement(
      SessionProvider,
      {},
      createElement(DefaultTrekPage, { trek: testTrek, aside: createElement(DefaultBooking, { trek: testTrek }) }),
      createElement(DefaultListing, listing),
      createElement(DefaultSearchForm, { countries: ['Nepal'], activities: ['Hiking'] }),
      createElement(DefaultPost, { post, content: '<p>Slow feet</p>', address: 'https://example.com/blog/tea' }),
      createElement(DefaultSignIn),
    ),
  ),
);
console.log(JSON.stringify({ version, complaints, html }));
