'use client';
import type { ReactNode } from 'react';
import type { ItineraryDay, Trek } from '../api/trek.ts';
import { Button } from '../kit/button.tsx';
import { HydratedOnTouch } from '../kit/hydrated-on-touch.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { Status } from '../kit/status.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { ElevationProfile, RouteMap } from '../walk/index.ts';
import { trekDetailAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { trekDetailMessages as texts } from './trek-detail.messages.ts';
import { TrekGallery } from './trek-gallery.tsx';
import { TrekHero } from './trek-hero.tsx';

const Root = createPart('article', anatomy, 'root');
const Layout = createPart('div', anatomy, 'layout');
const Story = createPart('div', anatomy, 'story');
const Aside = createPart('aside', anatomy, 'aside');
const Overview = createPart('div', anatomy, 'overview');
const FactList = createPart('dl', anatomy, 'factList');
const Fact = createPart('div', anatomy, 'fact');
const Itinerary = createPart('ol', anatomy, 'itinerary');
const Day = createPart('li', anatomy, 'day');
const DayNumber = createPart('span', anatomy, 'dayNumber');
const DayBody = createPart('div', anatomy, 'dayBody');
const DayFacts = createPart('ul', anatomy, 'dayFacts');
const Inclusions = createPart('div', anatomy, 'inclusions');
const Highlights = createPart('ul', anatomy, 'highlights');
const Print = createPart('p', anatomy, 'print');

export interface TrekDetailProps {
  trek: Trek;
  /** Stands beside the story: the booking panel. */
  aside?: ReactNode;
}

/** A trek's own page: hero, the story in tabs, and a place for booking. */
export function TrekDetail({ trek, aside }: TrekDetailProps) {
  return (
    <Root>
      <TrekHero trek={trek} />
      <Layout>
        <Story>
          <HydratedOnTouch>
            <ElevationProfile days={trek.itinerary} />
          </HydratedOnTouch>
          <Tabs
            label={trek.title}
            tabs={[
              { id: 'overview', label: texts.overview, content: <TrekOverview trek={trek} /> },
              { id: 'itinerary', label: texts.itinerary, content: <TrekItinerary days={trek.itinerary} /> },
              { id: 'included', label: texts.included, content: <TrekInclusions trek={trek} /> },
              { id: 'gallery', label: texts.gallery, content: <TrekPictures trek={trek} /> },
              { id: 'highlights', label: texts.highlights, content: <TrekHighlights trek={trek} /> },
            ].map((tab) => ({ ...tab, content: <HydratedOnTouch>{tab.content}</HydratedOnTouch> }))}
          />
          <PrintButton />
        </Story>
        {aside && <Aside>{aside}</Aside>}
      </Layout>
    </Root>
  );
}

function TrekOverview({ trek }: { trek: Trek }) {
  const facts: [string, ReactNode][] = [
    [texts.duration, trek.durationText],
    [texts.maximumAltitude, trek.maxAltitude > 0 && `${trek.maxAltitude.toLocaleString('en-US')} m`],
    [messages.difficulty, trek.difficulty],
    [texts.bestSeason, trek.bestSeason.join(', ')],
    [texts.groupSize, `${trek.groupSize.minSize}–${trek.groupSize.maxSize}`],
  ];
  return (
    <Overview>
      <h2>{texts.overview}</h2>
      {trek.description
        .split('\n')
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      <FactList>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <Fact key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fact>
          ))}
      </FactList>
    </Overview>
  );
}

function TrekItinerary({ days }: { days: ItineraryDay[] }) {
  return (
    <>
      <h2>{texts.itinerary}</h2>
      <RouteMap days={days} />
      <Itinerary>
        {days.map((day, index) => (
          <Day key={day.day}>
            <details open={index === 0}>
              <summary {...anatomy.attributes('daySummary')}>
                <DayNumber>{texts.day(day.day)}</DayNumber> {day.title}
                <Icon name="chevron" />
              </summary>
              <DayBody>
                {day.description && <p>{day.description}</p>}
                <DayFacts>
                  <DayFact icon="night" value={day.accommodation} />
                  <DayFact icon="meal" value={day.meals} />
                  <DayFact
                    icon="mountain"
                    value={day.altitude === null ? null : `${day.altitude.toLocaleString('en-US')} m`}
                  />
                  <DayFact icon="walk" value={day.walkingHours && `${day.walkingHours} h`} />
                </DayFacts>
              </DayBody>
            </details>
          </Day>
        ))}
      </Itinerary>
    </>
  );
}

function DayFact({ icon, value }: { icon: IconName; value: string | null }) {
  if (!value) return null;
  return (
    <li>
      <Icon name={icon} /> {value}
    </li>
  );
}

function TrekInclusions({ trek }: { trek: Trek }) {
  const list = (icon: IconName, entries: string[]) => (
    <ul data-kind={icon}>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon name={icon} /> <span>{entry}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <Inclusions>
      <section>
        <h2>{texts.included}</h2>
        {list('check', trek.included)}
      </section>
      <section>
        <h2>{texts.excluded}</h2>
        {list('cross', trek.excluded)}
      </section>
    </Inclusions>
  );
}

function TrekPictures({ trek }: { trek: Trek }) {
  return (
    <>
      <h2>{texts.gallery}</h2>
      <TrekGallery title={trek.title} images={trek.images} />
    </>
  );
}

function TrekHighlights({ trek }: { trek: Trek }) {
  return (
    <>
      <h2>{texts.highlights}</h2>
      <Highlights>
        {trek.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="mountain" /> <span>{highlight}</span>
          </li>
        ))}
      </Highlights>
    </>
  );
}

/** Prints the trek as a dossier: everything that tabs and days hold, without what only a screen needs. */
function PrintButton() {
  return (
    <Print>
      <Button variant="quiet" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </Print>
  );
}

export interface TrekNotFoundProps {
  /** What went wrong, where it is more than that there is no such trek. */
  text?: string;
  /** Asks for the trek again, where that may help. */
  onRetry?: () => void;
}

/** Stands where a trek would, when there is none under that address or it did not come. */
export function TrekNotFound({ text, onRetry }: TrekNotFoundProps) {
  const { paths, Link } = usePorts();
  return (
    <Status
      title={<h1>{texts.trekNotFound}</h1>}
      text={text}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
          <Button asChild variant="primary">
            <Link href={paths.treks}>{messages.browseAllTreks}</Link>
          </Button>
        </>
      }
    />
  );
}
