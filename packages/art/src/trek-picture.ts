import { lightSeason } from './best-season.ts';
import { groundName, seasonGround } from './ground.ts';
import { housesOf } from './house-styles.ts';
import { landscape } from './landscape.ts';
import type { PicturedTrek } from './pictured-trek.ts';
import { randomFrom } from './random.ts';
import type { Landscape } from './scene.ts';
import { accentsOf, compositionOf, factsOf, hourOf, mountainOf } from './scenery.ts';
import { atHour, inflect, type Mood, seasonLight } from './season-light.ts';
import { hasRelief } from './walk-ridge.ts';

/** A height to draw by when none is known: hills. */
const UNKNOWN_METERS = 2600;
const PLAINS_METERS = 600;

/** Everything that a trek's picture is drawn from: it follows from the trek's facts. */
export function trekLandscape(trek: PicturedTrek, mood: Mood): Landscape {
  const facts = factsOf(trek);
  const altitudes = trek.itenaries.map(({ altitude }) => altitude ?? 0);
  const known = Math.max(trek.maxAltitude ?? 0, ...altitudes) || UNKNOWN_METERS;
  const place = [trek.title, trek.region?.name, trek.location].join(' ');
  const seed = `trek ${trek.id} ${trek.title}`;
  const season = lightSeason(trek);
  const light = atHour(seasonLight(season, mood), mood === 'day' ? hourOf(facts) : undefined);
  const groundKind = groundName(trek.country.name, place, known);
  // The way to the plains may lead over hills.
  const highest = groundKind === 'jungle' ? Math.min(known, PLAINS_METERS) : known;
  return {
    seed,
    composition: compositionOf(facts),
    mountain: mountainOf(facts),
    accents: accentsOf(facts, season, highest, groundKind),
    season,
    mood,
    light: inflect(light, randomFrom(`${seed} sky`)),
    ground: seasonGround(groundKind, season, highest),
    houses: housesOf(trek.country.name, place, groundKind),
    stages: trek.itenaries,
    highest,
  };
}

/**
 * The picture of a trek: the mountain it is about, its own stages as a ridge, the land as one sees it from there, in
 * the light of its best season. The same trek gives the same picture.
 * @returns SVG text, 4:3; what matters sits in the middle of its height, so it may be cropped wide
 */
export const trekPicture = (trek: PicturedTrek, mood: Mood): string => landscape(trekLandscape(trek, mood)).svg;

/** The pictures of a trek: the mountain, and the walk where its nights make one. */
export function trekViews({
  itenaries,
  activities,
}: Pick<PicturedTrek, 'itenaries' | 'activities'>): readonly ('day' | 'walk')[] {
  const isWalk = /trek|hik|climb/i.test(activities.join()) && hasRelief(itenaries);
  return isWalk ? ['day', 'walk'] : ['day'];
}

/** The other view of a trek: the whole walk as a ridge in the first light, with the houses or tents of its nights. */
export function walkLandscape(trek: PicturedTrek): Landscape {
  const first = trekLandscape(trek, 'dawn');
  const building = /camp|expedition/i.test([...trek.activities, ...trek.trekTypes].join()) ? 'tents' : 'teahouses';
  return {
    ...first,
    seed: `${first.seed} walk`,
    // A trek that is drawn as its ridge shows where it sleeps.
    composition: first.composition !== 'ridge' ? 'ridge' : building === 'tents' ? 'meadow' : 'village',
    mountain: undefined,
    accents: { building, crest: 'walkers', weather: first.accents.weather },
  };
}

export const walkPicture = (trek: PicturedTrek): string => landscape(walkLandscape(trek)).svg;
