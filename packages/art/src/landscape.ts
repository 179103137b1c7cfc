import { type Curve, sample } from './curve.ts';
import { groundPath, path, picture } from './drawing.ts';
import { frontGrowth } from './growth.ts';
import { massif } from './massif.ts';
import { scatteredPeaks, skyline } from './mountain-range.ts';
import { nearRidge } from './near-ridge.ts';
import { between, type Random, randomFrom } from './random.ts';
import { type Side, shadowSides, snowCap } from './rock.ts';
import { type Additions, HEIGHT, type Landscape, type Scene, WIDTH } from './scene.ts';
import { lit } from './season-light.ts';
import { mist, sky } from './sky.ts';

const FRAME = { width: WIDTH, height: HEIGHT };

/** Mountains behind a ridge, the slope before it, and what is put among them. */
export function landscape(parts: Landscape, add: (scene: Scene) => Additions): string {
  const { seed, light, ground, ridge, mood } = parts;
  const random = randomFrom(`${seed} land`);
  const lightFrom: Side = random() < 0.5 ? 'left' : 'right';
  const discX = lightFrom === 'left' ? between(random, 150, 470) : between(random, 970, 1290);
  const tone = (color: string) => lit(color, light);
  const foot = parts.hasLake ? 882 : 846;
  const slope: Curve = (x) =>
    foot - (775 - ridge.curve((x + 220) % WIDTH)) * 0.12 + 14 * Math.sin(x / 190 + seed.length);
  const front: Curve = (x) => 975 + 26 * Math.sin(x / 260 + seed.length * 2) + 12 * Math.sin(x / 97);
  const openSkyX = discX < WIDTH / 2 ? between(random, 980, 1180) : between(random, 260, 460);
  const scene: Scene = { ...parts, random, slope, tone, openSkyX, waterX: lowestPlace(ridge.curve) };
  const additions = add(scene);
  return picture(
    WIDTH,
    HEIGHT,
    sky({ width: WIDTH, height: HEIGHT, mood, discX, clouds: 2 + Math.floor(random() * 2) }, light, random),
    additions.inSky ?? '',
    farRange(parts, lightFrom, random),
    middleRange(parts, lightFrom, random),
    nearRidge(scene, lightFrom),
    additions.onRidge ?? '',
    path(groundPath(sample(slope, 0, WIDTH, 60), HEIGHT), tone(ground.middle)),
    additions.onSlope ?? '',
    path(groundPath(sample(front, 0, WIDTH, 60), HEIGHT), tone(ground.front)),
    frontGrowth({ curve: front, left: 0, right: WIDTH }, ground, tone(ground.front), random),
    additions.inFront ?? '',
  );
}

/** The great mountains, in rock and snow. */
function farRange({ place, highest, light }: Landscape, lightFrom: Side, random: Random): string {
  const scale = highest < 1000 ? 0.5 : highest < 2800 ? 0.74 : 1;
  const foot = 625;
  const points = skyline(
    { right: WIDTH, foot, peaks: massif(place, WIDTH, scale, random), roughness: 34 * scale },
    random,
  );
  return [
    path(groundPath(points, HEIGHT), light.farRock),
    path(snowCap(points, foot - 70 * scale, random), light.snow),
    path(shadowSides(points, lightFrom, { prominence: 22, foot: 680 }, random), light.shadow, { 'fill-opacity': '.5' }),
    mist('far', { ...FRAME, top: 420, bottom: 690 }, light.haze, '.95'),
  ].join('');
}

/** The range between: darker, lower, with a little snow. */
function middleRange({ highest, light }: Landscape, lightFrom: Side, random: Random): string {
  const scale = highest < 1000 ? 0.5 : highest < 2800 ? 0.8 : 1;
  const points = skyline(
    { right: WIDTH, foot: 725, peaks: scatteredPeaks(5, WIDTH, 210 * scale, random), roughness: 28, step: 30 },
    random,
  );
  return [
    path(groundPath(points, HEIGHT), light.middleRock),
    path(shadowSides(points, lightFrom, { prominence: 20, foot: 820 }, random), light.shadow, { 'fill-opacity': '.4' }),
    mist('middle', { ...FRAME, top: 545, bottom: 800 }, light.haze, '.95'),
  ].join('');
}

/** The place for a wide valley: the part of the ridge that stays lowest. */
function lowestPlace(curve: Curve): number {
  const places = [300, 430, 560, 700, 840, 980, 1120];
  const height = (x: number) => curve(x - 130) + curve(x) + curve(x + 130);
  return places.reduce((lowest, x) => (height(x) > height(lowest) ? x : lowest), 700);
}
