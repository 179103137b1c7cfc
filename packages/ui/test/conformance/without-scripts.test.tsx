import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AllTreks, PopularTreks } from '../../src/catalogue/rows/index.ts';
import * as TrekPage from '../../src/catalogue/trek-page/trek-page-parts.ts';
import { testTrek } from '../../src/testing/fixtures.ts';
import { ready } from '../../src/testing/remote.ts';
import { storyTreks } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const NO_SCRIPT = /<noscript>(.*?)<\/noscript>/g;

const onServer = (element: ReactNode) => renderToString(<HostPage>{element}</HostPage>);

/** The number of cards in the server's markup: elements with and without scripts, and the others. */
function cards(markup: string) {
  const count = (text: string) => text.split('<article').length - 1;
  const late = [...markup.matchAll(NO_SCRIPT)].map(([, content = '']) => content).join('');
  return { always: count(markup) - count(late), withoutScripts: count(late) };
}

test('a long row has three cards, and six on a page without scripts', () => {
  const markup = onServer(<AllTreks data={ready(storyTreks)} />);
  expect(cards(markup)).toEqual({ always: 3, withoutScripts: 3 });
});

test('the countries whose tabs are not open are only on a page without scripts', () => {
  const markup = onServer(<PopularTreks data={ready(storyTreks)} countries={['Nepal', 'India']} />);
  expect(markup.replace(NO_SCRIPT, '')).not.toContain('Markha Valley Trek');
  expect(markup).toContain('Markha Valley Trek');
});

test('only the first picture of a trek loads before the page is used', async () => {
  const images = ['one.jpg', 'two.jpg', 'three.jpg'];
  const { container } = render(
    <HostPage>
      <TrekPage.Root trek={{ ...testTrek, images }}>
        <TrekPage.HeroPictures />
      </TrekPage.Root>
    </HostPage>,
  );
  const shown = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown()).toEqual(['one.jpg']);
  fireEvent.keyDown(container);
  await waitFor(() => expect(shown()).toEqual(images));
});
