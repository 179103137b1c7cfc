import {
  cairn,
  chorten,
  dzong,
  lookout,
  monastery,
  type Placement,
  pagoda,
  palace,
  ruin,
  stupa,
  teahouses,
  tents,
  tigersNest,
} from './buildings.ts';
import type { Curve } from './curve.ts';
import { aeroplane, birds, helicopter, paraglider } from './flyers.ts';
import { poplars } from './growth.ts';
import { blossoms, elephant, lotus, owl, rhododendrons, snowflakes, walkers, yak } from './living-things.ts';
import { pole, prayerFlags } from './prayer-flags.ts';
import { between } from './random.ts';
import { type Additions, type Composition, HEIGHT, mirrored, type Scene, WIDTH } from './scene.ts';
import type { Accents } from './scenery.ts';
import { boat, hotSpring, lake, raft, river } from './waters.ts';

const BUILDINGS = {
  palace,
  pagoda,
  stupa,
  dzong,
  monastery,
  chorten,
  cairn,
  tents,
  teahouses,
  ruin,
  tigersNest,
  lookout,
};

/** Draws the small things where they belong in this composition. */
export function drawAccents(accents: Accents, scene: Scene, composition: Composition): Additions {
  const fitted = fitting(accents, composition);
  const { sky, building, crest, ground, weather } = fitted;
  const stand = buildingStand(building, scene, composition);
  const place = groundStand(scene, composition, stand.x);
  const lies = isTarn(fitted) && composition.ground === undefined;
  return {
    inSky: sky ? inSky(sky, scene, composition) : '',
    onRidge:
      (lies ? tarn(ground, scene) : '') +
      (crest && composition.hasCrest ? onCrest(crest, building ? stand.x : undefined, scene) : '') +
      (building ? BUILDINGS[building](stand) : ''),
    onSlope: ground && !lies ? onGround(ground, place, scene) : '',
    inFront: weather ? inFront(weather, ground ? place.x : undefined, scene, composition) : '',
  };
}

/** The things that have a place in a composition. */
function fitting(accents: Accents, { without = [] }: Composition): Accents {
  return Object.fromEntries(Object.entries(accents).filter(([, thing]) => !without.includes(thing)));
}

const isTarn = ({ ground }: Accents) => ground === 'lake' || ground === 'boat';

/** The building's place: the composition's own, otherwise level ground on the ridge. */
function buildingStand(building: Accents['building'], scene: Scene, composition: Composition): Placement {
  const { ridge, tone, light } = scene;
  const rest = { tone, isNight: light.isNight };
  if (composition.building) {
    const { x, foot, scale } = mirrored(composition.building, scene);
    return {
      ...rest,
      x: x + between(scene.random, -24, 24),
      y: foot,
      scale: scale * (building ? (SIZES[building] ?? 1) : 1),
    };
  }
  const [summitX, summitY] = ridge.summit;
  if (building === 'cairn') return { ...rest, x: summitX, y: summitY, scale: 0.8 };
  const half = building === 'palace' ? 130 : building === 'chorten' ? 36 : 56;
  const x = levelGround(scene, building === 'palace' ? 150 : 60);
  const y = Math.max(ridge.curve(x - half), ridge.curve(x), ridge.curve(x + half)) - 2;
  return { ...rest, x, y, scale: 1.05 };
}

/** Sizes of those that are drawn larger than the rest. */
const SIZES: Partial<Record<NonNullable<Accents['building']>, number>> = { palace: 0.8, stupa: 0.62 };

function groundStand(scene: Scene, composition: Composition, buildingX: number): Placement {
  const { slope, tone } = scene;
  if (composition.ground) {
    const { x, foot, scale } = mirrored(composition.ground, scene);
    return { x: x + between(scene.random, -30, 30), y: foot, scale, tone };
  }
  const x = apart(scene.waterX, buildingX);
  return { x, y: slope(x) + 20, scale: 1, tone };
}

/** A place on the slope that keeps away from a building above it. */
function apart(x: number, buildingX: number): number {
  if (Math.abs(x - buildingX) > 260) return x;
  return buildingX < WIDTH / 2 ? buildingX + 380 : buildingX - 380;
}

function inSky(what: NonNullable<Accents['sky']>, scene: Scene, { sky }: Composition): string {
  const { random, openSkyX, tone, light } = scene;
  const stand = sky && mirrored(sky, scene);
  const place: Placement = stand
    ? { x: stand.x, y: stand.foot, scale: stand.scale, tone }
    : { x: openSkyX, y: between(random, 320, 370), scale: 1.25, tone };
  switch (what) {
    case 'helicopter':
      return helicopter(place);
    case 'aeroplane':
      return aeroplane(place);
    case 'paragliders':
      return (
        paraglider({ ...place, y: 450, scale: 1.5 }, '#c8323f') +
        paraglider({ ...place, x: place.x - 250, y: 380, scale: 0.8 }, '#e3b23c') +
        paraglider({ ...place, x: place.x + 170, y: 470, scale: 0.7 }, '#2f6db5')
      );
    default:
      return birds(openSkyX - 100, between(random, 300, 350), tone(light.isNight ? '#cfd0e6' : '#4a5b6c'), random);
  }
}

/** Level enough to build on: where the ridge changes least around a place away from the summit. */
function levelGround({ ridge, random }: Scene, half: number): number {
  const slant = (x: number) => Math.abs(ridge.curve(x - half) - ridge.curve(x + half));
  const candidates = Array.from({ length: 14 }, () => between(random, 170, WIDTH - 170)).filter(
    (x) => Math.abs(x - ridge.summit[0]) > half + 60,
  );
  return candidates.reduce((best, x) => (slant(x) < slant(best) ? x : best), candidates[0] ?? 320);
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
function tarn(what: Accents['ground'], { waterX, ridge, tone, light }: Scene): string {
  const shore = Math.max(...[-330, -200, 0, 200, 330].map((offset) => ridge.curve(waterX + offset)));
  const y = Math.min(830, Math.max(800, shore + 40));
  const isBoat = what === 'boat';
  return (
    lake(waterX, y, 300, isBoat ? '#4f97bd' : '#35a3b0', light.horizon, tone) +
    (isBoat ? boat({ x: waterX - 30, y: y + 2, scale: 1, tone }) : '')
  );
}

function onGround(what: NonNullable<Accents['ground']>, place: Placement, scene: Scene): string {
  const { slope, tone, light, random, composition } = scene;
  const { x, y, scale } = place;
  const at = (dx: number, dy: number, size: number): Placement => ({
    ...place,
    x: x + dx * scale,
    y: y + dy * scale,
    scale: scale * size,
  });
  const isOpen = composition === 'ridge';
  switch (what) {
    case 'boat':
      return composition === 'lake'
        ? boat({ x: scene.across(590), y: 850, scale: 0.95, tone })
        : lake(x, y, 270, '#4f97bd', light.horizon, tone) + boat({ x, y, scale: 0.9, tone });
    case 'lake':
      return composition === 'meadow' ? lake(x, y, 250, '#35a3b0', light.horizon, tone) : '';
    case 'river':
      return isOpen ? river(x, y + 40, '#5fa9bd', light.snow, tone) : '';
    case 'rapids':
      return raft(at(0, 20, 1.25));
    case 'ice':
      return walkers(() => 962, scene.across(600) - 60, 3, tone);
    case 'spring':
      return hotSpring(at(0, 10, 1), light);
    case 'elephant':
      return elephant(at(0, 0, 1.1));
    case 'owl':
      return owl(at(0, 0, 1.5));
    case 'lotus':
      return lotus(at(0, 0, 0.9));
    case 'yaks':
      return yak(at(0, 0, 1)) + yak(at(200, -8, 0.7));
    case 'poplars':
      return poplars(
        { curve: () => y - 50, left: scene.across(300) - 250, right: scene.across(300) + 250 },
        9,
        150,
        tone,
        random,
      );
    case 'flowers':
      return blossoms(
        composition === 'meadow' ? () => 850 : slope,
        { left: 10, right: WIDTH - 10, depth: 150 },
        ['#f4d35e', '#f7a8b8', '#fbf5e8', '#a98fd0'].map(tone),
        13,
        random,
      );
  }
}

const atDepth =
  (curve: Curve, depth: number): Curve =>
  (x) =>
    curve(x) + depth;

function inFront(
  what: NonNullable<Accents['weather']>,
  takenX: number | undefined,
  scene: Scene,
  { bloom }: Composition,
): string {
  const { front, tone, random, openSkyX } = scene;
  if (what === 'snow') return snowflakes(WIDTH, HEIGHT, random);
  if (bloom) {
    const { x, foot } = mirrored(bloom, scene);
    return rhododendrons(() => foot, [x - 70, x + 70], tone, random);
  }
  const isRight = takenX === undefined ? openSkyX > WIDTH / 2 : takenX < WIDTH / 2;
  const x = isRight ? between(random, 1040, 1180) : between(random, 130, 260);
  return rhododendrons(atDepth(front, -40), [x, x + between(random, 130, 190)], tone, random);
}
