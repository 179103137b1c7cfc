import { drawAccents } from './accent-drawing.ts';
import { accentsOf, hasLake } from './accents.ts';
import { lightSeason } from './best-season.ts';
import { groundName, seasonGround } from './ground.ts';
import { landscape } from './landscape.ts';
import type { PicturedTrek } from './pictured-trek.ts';
import { randomFrom } from './random.ts';
import { inflect, type Mood, seasonLight } from './season-light.ts';
import { walkRidge } from './walk-ridge.ts';

/** A height to draw by when none is known: hills. */
const UNKNOWN_METERS = 2600;

/**
 * The picture of a trek: its own stages as the near ridge, in the light of its best season, on the ground of its
 * country. The same trek gives the same picture.
 * @returns SVG text, 4:3; what matters sits in the middle of its height, so it may be cropped wide
 */
export function trekPicture(trek: PicturedTrek, mood: Mood): string {
  const altitudes = trek.itenaries.map(({ altitude }) => altitude ?? 0);
  const highest = Math.max(trek.maxAltitude ?? 0, ...altitudes) || UNKNOWN_METERS;
  const place = [trek.title, trek.region?.name, trek.location].join(' ');
  const seed = `trek ${trek.id} ${trek.title}`;
  const season = lightSeason(trek);
  const light = inflect(seasonLight(season, mood), randomFrom(`${seed} sky`));
  const groundKind = groundName(trek.country.name, place, highest);
  const ground = seasonGround(groundKind, season, highest);
  const ridge = walkRidge(trek.itenaries, randomFrom(seed));
  const accents = accentsOf(trek, season, highest, groundKind);
  return landscape({ seed, place, season, mood, light, ground, ridge, highest, hasLake: hasLake(accents) }, (scene) =>
    drawAccents(accents, scene),
  );
}
