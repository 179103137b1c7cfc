import type { Accents } from './accents.ts';
import { cairn, chorten, dzong, monastery, pagoda, palace, type Standing, teahouses, tents } from './buildings.ts';
import type { Curve } from './curve.ts';
import { aeroplane, birds, helicopter, paraglider } from './flyers.ts';
import { blossoms, elephant, lotus, owl, rhododendrons, snowflakes, walkers, yak } from './living-things.ts';
import { pole, prayerFlags } from './prayer-flags.ts';
import { between } from './random.ts';
import { type Additions, HEIGHT, type Scene, WIDTH } from './scene.ts';
import { boat, lake, raft, river } from './waters.ts';

const BUILDINGS = { palace, pagoda, dzong, monastery, chorten, cairn, tents, teahouses };

/** Draws the small things where they belong. */
export function drawAccents({ sky, ridge, crest, slope, weather }: Accents, scene: Scene): Additions {
  const buildingX = ridge && ridge !== 'cairn' ? buildingGround(scene, ridge === 'palace' ? 150 : 60) : undefined;
  const isLake = slope === 'lake' || slope === 'boat';
  const slopeX = isLake ? scene.waterX : apart(scene.waterX, buildingX);
  const water = isLake ? waters(slope, scene) : '';
  return {
    inSky: sky ? inSky(sky, scene) : '',
    onRidge:
      water + (crest ? onCrest(crest, buildingX, scene) : '') + (ridge ? onRidge(ridge, buildingX ?? 0, scene) : ''),
    onSlope: slope ? onSlope(slope, slopeX, scene) : '',
    inFront: weather ? inFront(weather, slope ? slopeX : undefined, scene) : '',
  };
}

/** A place on the slope that keeps away from a building above it. */
function apart(x: number, buildingX: number | undefined): number {
  if (buildingX === undefined || Math.abs(x - buildingX) > 260) return x;
  return buildingX < WIDTH / 2 ? buildingX + 380 : buildingX - 380;
}

function inSky(what: NonNullable<Accents['sky']>, { random, openSkyX, tone, light }: Scene): string {
  const place: Standing = { x: openSkyX, y: between(random, 290, 340), scale: 1.25, tone };
  switch (what) {
    case 'helicopter':
      return helicopter(place);
    case 'aeroplane':
      return aeroplane(place);
    case 'paragliders':
      return (
        paraglider({ ...place, y: 380 }, '#c8323f') +
        paraglider({ ...place, x: place.x - 250, y: 330, scale: 0.7 }, '#e3b23c') +
        paraglider({ ...place, x: place.x + 170, y: 420, scale: 0.6 }, '#2f6db5')
      );
    default:
      return birds(place.x - 100, place.y, tone(light.isNight ? '#cfd0e6' : '#4a5b6c'), random);
  }
}

/** Level enough to build on: where the ridge changes least around a place away from the summit. */
function buildingGround({ ridge, random }: Scene, half: number): number {
  const slant = (x: number) => Math.abs(ridge.curve(x - half) - ridge.curve(x + half));
  const candidates = Array.from({ length: 14 }, () => between(random, 170, WIDTH - 170)).filter(
    (x) => Math.abs(x - ridge.summit[0]) > half + 60,
  );
  return candidates.reduce((best, x) => (slant(x) < slant(best) ? x : best), candidates[0] ?? 320);
}

function onRidge(what: NonNullable<Accents['ridge']>, x: number, { ridge, tone, light }: Scene): string {
  if (what === 'cairn') {
    const [summitX, summitY] = ridge.summit;
    return cairn({ x: summitX, y: summitY, scale: 0.8, tone });
  }
  const half = what === 'palace' ? 130 : what === 'chorten' ? 36 : 56;
  const y = Math.max(ridge.curve(x - half), ridge.curve(x), ridge.curve(x + half)) - 2;
  return BUILDINGS[what]({
    x,
    y,
    scale: what === 'tents' ? 0.9 : 1.05,
    tone,
    isNight: light.isNight,
  });
}

function onCrest(what: NonNullable<Accents['crest']>, buildingX: number | undefined, scene: Scene): string {
  const { ridge, tone } = scene;
  const [x, y] = ridge.summit;
  const side = sideOf(x, buildingX);
  if (what !== 'flags') {
    const start = what === 'climbers' ? x + (side === 1 ? 46 : -166) : x + side * 220 - 40;
    return walkers(ridge.curve, start, what === 'climbers' ? 4 : 3, tone, what === 'climbers');
  }
  const far = x + side * Math.min(320, Math.max(170, Math.abs((buildingX ?? x + 900) - x) - 130));
  const farY = ridge.curve(far);
  return (
    pole(x, y + 6, 74, tone) + pole(far, farY + 6, 60, tone) + prayerFlags([x, y - 64], [far, farY - 52], 34, 19, tone)
  );
}

/** To which side of the summit there is room: away from a building, otherwise towards the middle. */
function sideOf(summitX: number, buildingX: number | undefined): 1 | -1 {
  const towardsMiddle = summitX > WIDTH / 2 ? -1 : 1;
  const isAtEdge = summitX < 380 || summitX > WIDTH - 380;
  if (buildingX === undefined || isAtEdge) return towardsMiddle;
  return buildingX > summitX ? -1 : 1;
}

/** A lake between the ridge and the slope before it, where it hides no skyline. */
function waters(what: 'lake' | 'boat', { waterX, ridge, tone, light }: Scene): string {
  const shore = Math.max(...[-330, -200, 0, 200, 330].map((offset) => ridge.curve(waterX + offset)));
  const y = Math.min(840, Math.max(806, shore + 46));
  const color = what === 'boat' ? '#4f97bd' : '#35a3b0';
  return lake(waterX, y, 300, color, light.horizon, tone) + (what === 'boat' ? boat(waterX - 30, y + 2, tone) : '');
}

function onSlope(what: NonNullable<Accents['slope']>, x: number, scene: Scene): string {
  const { slope, tone, light, random } = scene;
  const place: Standing = { x, y: slope(x) + 20, scale: 1, tone };
  switch (what) {
    case 'river':
      return river(x, slope(x) + 60, '#5fa9bd', light.snow, tone);
    case 'rapids':
      return river(x, slope(x) + 50, '#3f9fb0', light.snow, tone) + raft(x - 250, slope(x) + 176, tone);
    case 'ice':
      return river(x, slope(x) + 60, '#d6ecf4', '#8fc0d8', tone) + walkers(atFoot(slope, 40), x - 40, 3, tone);
    case 'elephant':
      return elephant({ ...place, scale: 1.05 });
    case 'owl':
      return owl({ ...place, y: slope(x) - 4, scale: 1.1 });
    case 'lotus':
      return lotus({ ...place, y: slope(x) + 34 });
    case 'yaks':
      return yak({ ...place, scale: 1.05 }) + yak({ ...place, x: x + 190, y: slope(x + 190) + 14, scale: 0.72 });
    case 'flowers':
      return blossoms(
        slope,
        { left: 10, right: WIDTH - 10, depth: 150 },
        ['#f4d35e', '#f7a8b8', '#fbf5e8', '#a98fd0'].map(tone),
        13,
        random,
      );
    default:
      return '';
  }
}

const atFoot =
  (curve: Curve, depth: number): Curve =>
  (x) =>
    curve(x) + depth;

function inFront(
  what: NonNullable<Accents['weather']>,
  takenX: number | undefined,
  { slope, tone, random, openSkyX }: Scene,
): string {
  if (what === 'snow') return snowflakes(WIDTH, HEIGHT, random);
  const isRight = takenX === undefined ? openSkyX > WIDTH / 2 : takenX < WIDTH / 2;
  const x = isRight ? between(random, 1040, 1180) : between(random, 130, 260);
  return rhododendrons(atFoot(slope, 26), [x, x + between(random, 130, 190)], tone, random);
}
