import { createApiClient } from '@trek/ui/api';
import { PostView } from '@trek/ui/blog';
import { TrekBooking } from '@trek/ui/booking';
import { TrekListing } from '@trek/ui/listing';
import { TrekProvider } from '@trek/ui/provider';
import { DefaultSearchForm } from '@trek/ui/search';
import { SessionProvider } from '@trek/ui/session';
import { SignInForm } from '@trek/ui/sign-in';
import { testTrek } from '@trek/ui/testing';
import { TrekDetail } from '@trek/ui/trek-page';
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
      createElement(TrekDetail, { trek: testTrek, aside: createElement(TrekBooking, { trek: testTrek }) }),
      createElement(TrekListing, listing),
      createElement(DefaultSearchForm, { countries: ['Nepal'], activities: ['Hiking'] }),
      createElement(PostView, { post, content: '<p>Slow feet</p>', address: 'https://example.com/blog/tea' }),
      createElement(SignInForm),
    ),
  ),
);
console.log(JSON.stringify({ version, complaints, html }));
