/** The parts of a trek's page: `TrekPage.Root` has the trek, and every other part goes anywhere in it. */

export * from './trek-hero.tsx';
export { HeroPictures } from './trek-hero-pictures.tsx';
export * from './trek-inclusions.tsx';
export * from './trek-itinerary.tsx';
export * from './trek-overview.tsx';
export { Answers } from './trek-page-answers.tsx';
export * from './trek-page-root.tsx';
export * from './trek-section-title.tsx';
export { Print, StoryAnswers, StoryProfile, StoryTabs } from './trek-story.tsx';
export { Acclimatization, Gallery, NightSummary, Route } from './trek-story-panels.tsx';
export { Profile } from './trek-story-start.tsx';
