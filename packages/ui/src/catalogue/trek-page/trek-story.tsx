'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { earlyPresses } from '../../core/lazy/early-presses.ts';
import { firstInteraction, idleMoment } from '../../core/lazy/first-interaction.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { DefaultTabs, type DefaultTabsProps, type Tab } from '../../kit/tabs.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

const answers = lazyModule(() => import('./trek-page-answers.tsx'));
const start = lazyModule(() => import('./trek-story-start.tsx'));
const panels = lazyModule(() => import('./trek-story-panels.tsx'));

/** Out of sight before the visitor does something. */
const unseen = { until: () => firstInteraction().then(idleMoment) };

const Overview = lazyPart(start, ({ OverviewPanel }) => OverviewPanel);
const Itinerary = lazyPart(panels, ({ ItineraryPanel }) => ItineraryPanel, unseen);
const Inclusions = lazyPart(panels, ({ InclusionsPanel }) => InclusionsPanel, unseen);
const Gallery = lazyPart(panels, (code) => code.Gallery, { until: firstInteraction, presses: earlyPresses });
const Highlights = lazyPart(panels, ({ HighlightsPanel }) => HighlightsPanel, unseen);

/** The sleeping altitudes of the trek. */
export const StoryProfile = lazyPart(start, ({ Profile }) => Profile);

/** The answers to common questions. */
export const StoryAnswers = lazyPart(answers, (code) => code.Answers, unseen);

/** One of the page's texts, where it is named before there is a page. */
const Text = ({ name }: { name: 'overview' | 'itinerary' | 'included' | 'gallery' | 'highlights' }) => {
  const texts = useTexts(trekPageTexts);
  return <span>{texts[name]}</span>;
};

/** The five tabs of a trek's story, for a host that leaves some out or adds its own. */
export const STORY_TABS: readonly Tab[] = [
  { id: 'overview', label: <Text name="overview" />, content: <Overview /> },
  { id: 'itinerary', label: <Text name="itinerary" />, content: <Itinerary /> },
  { id: 'included', label: <Text name="included" />, content: <Inclusions /> },
  {
    id: 'gallery',
    label: <Text name="gallery" />,
    content: (
      <>
        <SectionTitle>
          <Text name="gallery" />
        </SectionTitle>
        <Gallery />
      </>
    ),
  },
  { id: 'highlights', label: <Text name="highlights" />, content: <Highlights /> },
];

/** The story in tabs. */
export const StoryTabs = withRef(function StoryTabs({ tabs = STORY_TABS, ...root }: Partial<DefaultTabsProps>) {
  return <DefaultTabs label={useTrek().title} {...root} tabs={tabs} />;
});

const PrintPlace = createPart('p', anatomy, 'print');

/** Prints the trek as a dossier: everything that tabs and days hold, without what only a screen needs. */
export const Print = withRef(function TrekPrint(button: ButtonProps) {
  const texts = useTexts(trekPageTexts);
  const own = { variant: 'quiet' as const, onClick: () => window.print(), children: texts.print };
  return (
    <PrintPlace>
      <Button {...mergeProps(own, button)} />
    </PrintPlace>
  );
});
