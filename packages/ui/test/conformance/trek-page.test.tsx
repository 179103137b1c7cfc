import type { ReactNode } from 'react';
import { PlaceNotFound } from '../../src/catalogue/place-page/place-page.tsx';
import * as ElevationProfile from '../../src/catalogue/route/elevation-profile-parts.ts';
import * as RouteMap from '../../src/catalogue/route/route-map-parts.tsx';
import { TrekSlider, TrekSliderSkeleton } from '../../src/catalogue/trek-card/trek-slider.tsx';
import { TrekToolsProvider } from '../../src/catalogue/trek-card/trek-tools.tsx';
import { DefaultGallery } from '../../src/catalogue/trek-page/gallery.tsx';
import * as Gallery from '../../src/catalogue/trek-page/gallery-parts.tsx';
import { DefaultPictureViewer } from '../../src/catalogue/trek-page/picture-viewer.tsx';
import * as PictureViewer from '../../src/catalogue/trek-page/picture-viewer-parts.tsx';
import { TrekNotFound } from '../../src/catalogue/trek-page/trek-not-found.tsx';
import * as TrekPage from '../../src/catalogue/trek-page/trek-page-parts.ts';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { everestWalk } from '../../src/testing/story-walks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const trek = {
  ...storyTrek,
  departures: [{ startDate: '2030-03-14', places: 8, placesLeft: 5, isGuaranteed: true, guide: 'Dawa Sherpa' }],
  details: {
    arrival: {
      ...{ airportPickup: true, nightsBefore: 1, nightsAfter: null, meetingPoint: null, emergencyPhone: null },
      transfers: [],
    },
  },
};

const Tool = () => <output>{'of the host'}</output>;

function InPage({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <TrekToolsProvider tool={Tool}>
        <TrekPage.Root trek={trek}>{children}</TrekPage.Root>
      </TrekToolsProvider>
    </HostPage>
  );
}

const part = (scope: string) => (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
  takesAsChild: true,
});
const onPage = part('trek-page');
const inPage = { props: {}, Around: InPage };

describeConformance('TrekPage.Root', {
  Part: TrekPage.Root,
  props: { trek: storyTrek },
  Around: HostPage,
  ...onPage('article', 'root'),
});
describeConformance('TrekPage.HeroText', { Part: TrekPage.HeroText, ...inPage, ...onPage('div', 'hero-text') });
describeConformance('TrekPage.Title', { Part: TrekPage.Title, ...inPage, ...onPage('h1', 'title') });
describeConformance('TrekPage.Facts', { Part: TrekPage.Facts, ...inPage, ...onPage('p', 'facts') });
describeConformance('TrekPage.Tools', { Part: TrekPage.Tools, ...inPage, ...onPage('div', 'tools') });
describeConformance('TrekPage.Place', { Part: TrekPage.Place, ...inPage, ...onPage('span', 'place') });
describeConformance('TrekPage.Rating', { Part: TrekPage.Rating, ...inPage, ...onPage('span', 'rating') });
describeConformance('TrekPage.Layout', { Part: TrekPage.Layout, ...inPage, ...onPage('div', 'layout') });
describeConformance('TrekPage.Story', { Part: TrekPage.Story, ...inPage, ...onPage('div', 'story') });
describeConformance('TrekPage.Aside', { Part: TrekPage.Aside, ...inPage, ...onPage('aside', 'aside') });
describeConformance('TrekPage.SectionTitle', {
  Part: TrekPage.SectionTitle,
  ...inPage,
  ...onPage('h2', 'section-title'),
});
describeConformance('TrekPage.Overview', { Part: TrekPage.Overview, ...inPage, ...onPage('div', 'overview') });
describeConformance('TrekPage.FactList', { Part: TrekPage.FactList, ...inPage, ...onPage('dl', 'fact-list') });
/** Described in another language than the page's. */
function InFrench({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <TrekPage.Root trek={{ ...storyTrek, language: 'fr' }}>{children}</TrekPage.Root>
    </HostPage>
  );
}

describeConformance('TrekPage.LanguageNote', {
  ...{ Part: TrekPage.LanguageNote, props: {}, Around: InFrench, ...onPage('p', 'language-note') },
});
describeConformance('TrekPage.Itinerary', {
  ...{ Part: TrekPage.Itinerary, ...inPage, ...onPage('div', 'itinerary') },
  isReplacedOnceHydrated: true,
});
describeConformance('TrekPage.Inclusions', { Part: TrekPage.Inclusions, ...inPage, ...onPage('div', 'inclusions') });
describeConformance('TrekPage.Arrival', { Part: TrekPage.Arrival, ...inPage, ...onPage('section', 'arrival') });
describeConformance('TrekPage.Departure', { Part: TrekPage.Departure, ...inPage, ...onPage('p', 'departure') });
describeConformance('TrekPage.Highlights', { Part: TrekPage.Highlights, ...inPage, ...onPage('ul', 'highlights') });
describeConformance('TrekPage.Print', {
  Part: TrekPage.Print,
  ...inPage,
  element: { tag: 'button', selector: 'button' },
});

const onProfile = part('elevation-profile');

function InProfile({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <ElevationProfile.Root days={everestWalk}>{children}</ElevationProfile.Root>
    </HostPage>
  );
}

const inProfile = { props: {}, Around: InProfile };

describeConformance('ElevationProfile.Root', {
  Part: ElevationProfile.Root,
  props: { days: everestWalk },
  Around: HostPage,
  ...onProfile('figure', 'root'),
});
describeConformance('ElevationProfile.Title', {
  Part: ElevationProfile.Title,
  ...inProfile,
  ...onProfile('figcaption', 'title'),
});
describeConformance('ElevationProfile.Chart', {
  ...{ Part: ElevationProfile.Chart, ...inProfile, ...onProfile('div', 'chart') },
  isReplacedOnceHydrated: true,
});
describeConformance('ElevationProfile.Current', {
  ...{ Part: ElevationProfile.Current, ...inProfile, ...onProfile('p', 'current') },
  isReplacedOnceHydrated: true,
});
describeConformance('ElevationProfile.Summary', {
  Part: ElevationProfile.Summary,
  ...inProfile,
  ...onProfile('p', 'summary'),
});
describeConformance('ElevationProfile.Reading', {
  Part: ElevationProfile.Reading,
  ...inProfile,
  ...onProfile('div', 'reading'),
});
describeConformance('ElevationProfile.Table', {
  Part: ElevationProfile.Table,
  ...inProfile,
  ...onProfile('details', 'table'),
});

const onMap = part('route-map');

function InMap({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <RouteMap.Root days={everestWalk}>{children}</RouteMap.Root>
    </HostPage>
  );
}

const inMap = { props: {}, Around: InMap };

describeConformance('RouteMap.Root', {
  Part: RouteMap.Root,
  props: { days: everestWalk },
  Around: HostPage,
  ...onMap('figure', 'root'),
});
describeConformance('RouteMap.Title', { Part: RouteMap.Title, ...inMap, ...onMap('figcaption', 'title') });
describeConformance('RouteMap.Drawing', {
  ...{ Part: RouteMap.Drawing, ...inMap, ...onMap('div', 'drawing') },
  isReplacedOnceHydrated: true,
});
describeConformance('RouteMap.Controls', {
  ...{ Part: RouteMap.Controls, ...inMap, ...onMap('div', 'controls') },
  isReplacedOnceHydrated: true,
});
describeConformance('RouteMap.Table', { Part: RouteMap.Table, ...inMap, ...onMap('details', 'table') });
describeConformance('RouteMap.Note', { Part: RouteMap.Note, ...inMap, ...onMap('p', 'note') });

const onCarousel = { element: { tag: 'section', selector: '[data-scope="carousel"][data-part="root"]' } };
const onStatus = { props: {}, Around: HostPage, ...part('status')('div', 'root'), takesAsChild: false };

describeConformance('TrekPage.Hero', { Part: TrekPage.Hero, ...inPage, ...onPage('header', 'hero') });
describeConformance('TrekPage.HeroPictures', { Part: TrekPage.HeroPictures, ...inPage, ...onCarousel });
describeConformance('TrekPage.Gallery', {
  Part: TrekPage.Gallery,
  ...inPage,
  ...onPage('ul', 'gallery'),
  takesAsChild: false,
});
describeConformance('DefaultGallery', {
  Part: DefaultGallery,
  props: { title: 'Everest', images: ['/ebc.jpg'] },
  Around: HostPage,
  ...onPage('ul', 'gallery'),
  takesAsChild: false,
});
const pictures = { title: 'Everest', images: ['/ebc.jpg', '/gokyo.jpg'] };

function InGalleryList({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Gallery.Root {...pictures}>{children}</Gallery.Root>
    </HostPage>
  );
}

function InGallery({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Gallery.Root {...pictures}>
        <Gallery.Item index={0}>{children}</Gallery.Item>
      </Gallery.Root>
    </HostPage>
  );
}

describeConformance('Gallery.Root', {
  Part: Gallery.Root,
  props: pictures,
  Around: HostPage,
  ...onPage('ul', 'gallery'),
});
describeConformance('Gallery.Item', {
  Part: Gallery.Item,
  props: { index: 1 },
  Around: InGalleryList,
  ...onPage('li', 'gallery-item'),
});
describeConformance('Gallery.Link', {
  Part: Gallery.Link,
  props: {},
  Around: InGallery,
  ...onPage('a', 'gallery-link'),
});
describeConformance('Gallery.Image', {
  Part: Gallery.Image,
  props: {},
  Around: InGallery,
  element: { tag: 'img', selector: 'img' },
  isNameless: true,
});

const onViewer = part('picture-viewer');
const viewerProps = { ...pictures, onClose: () => {} };

function InViewer({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <PictureViewer.Root {...viewerProps}>{children}</PictureViewer.Root>
    </HostPage>
  );
}

const inViewer = (tag: string, name: string) => ({ props: {}, Around: InViewer, ...onViewer(tag, name) });
const ofViewer = { props: viewerProps, Around: HostPage, ...onViewer('div', 'root'), takesAsChild: false };

describeConformance('PictureViewer.Root', { Part: PictureViewer.Root, ...ofViewer });
describeConformance('DefaultPictureViewer', { Part: DefaultPictureViewer, ...ofViewer });
describeConformance('PictureViewer.Close', { Part: PictureViewer.Close, ...inViewer('button', 'close') });
describeConformance('PictureViewer.Previous', { Part: PictureViewer.Previous, ...inViewer('button', 'arrow') });
describeConformance('PictureViewer.Next', { Part: PictureViewer.Next, ...inViewer('button', 'arrow') });
describeConformance('PictureViewer.Figure', { Part: PictureViewer.Figure, ...inViewer('figure', 'figure') });
describeConformance('PictureViewer.Picture', {
  Part: PictureViewer.Picture,
  ...inViewer('img', 'picture'),
  takesAsChild: false,
});
describeConformance('PictureViewer.Caption', { Part: PictureViewer.Caption, ...inViewer('figcaption', 'caption') });
describeConformance('TrekSlider', {
  Part: TrekSlider,
  props: { label: 'All treks', treks: [] },
  Around: HostPage,
  ...part('trek-slider')('div', 'root'),
  takesAsChild: false,
});
describeConformance('TrekSliderSkeleton', {
  Part: TrekSliderSkeleton,
  props: {},
  ...part('trek-slider')('div', 'skeletons'),
});
describeConformance('TrekNotFound', { Part: TrekNotFound, ...onStatus });
describeConformance('PlaceNotFound', { Part: PlaceNotFound, ...onStatus, props: { kind: 'country' as const } });
