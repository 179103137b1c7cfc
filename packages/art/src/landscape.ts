import { drawAccents } from './accent-drawing.ts';
import { COMPOSITIONS } from './compositions/index.ts';
import { reliefOf } from './compositions/parts.ts';
import type { Curve } from './curve.ts';
import { type Point, picture } from './drawing.ts';
import { farMountains, SUMMIT_HEIGHT } from './far-mountains.ts';
import { between, randomFrom } from './random.ts';
import type { Side } from './rock.ts';
import { type Composition, HEIGHT, type Landscape, mirrored, type Scene, type Stand, WIDTH } from './scene.ts';
import { lit } from './season-light.ts';
import { mist, sky } from './sky.ts';
import { walkRidge } from './walk-ridge.ts';

/** A building above this height is seen against the sky. */
const HIGH_GROUND = 560;

/** A part of a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface DrawnLandscape {
  svg: string;
  /** The parts that every format of the picture has to show: the mountain's top, and a building high up. */
  subjects: Box[];
}

/** Mountains, the land before them as its composition builds it, and what is put among them. */
export function landscape(parts: Landscape): DrawnLandscape {
  const { seed, light, mood, accents } = parts;
  const composition = COMPOSITIONS[parts.composition];
  const random = randomFrom(`${seed} land`);
  const across = random() < 0.5 ? (x: number) => x : (x: number) => WIDTH - x;
  const stand = enlarged(mirrored(composition.mountain, { across }), parts.mountain?.likeness?.size);
  // The sun is beside the mountain.
  const usual: Side = stand.x > WIDTH / 2 + between(random, -60, 60) ? 'left' : 'right';
  const lightFrom = parts.mountain?.likeness?.lightFrom ?? usual;
  const beside = lightFrom === 'left' ? between(random, 170, 400) : between(random, 1040, 1270);
  const discX = composition.discX === undefined ? beside : across(composition.discX) + between(random, -30, 30);
  const openSkyX = discX < WIDTH / 2 ? between(random, 980, 1180) : between(random, 260, 460);
  const phase = random() * 6;
  const ridge = walkRidge(parts.stages, randomFrom(seed), composition.walk);
  const slope: Curve = (x) =>
    846 - (composition.walk.foot - ridge.curve((x + 220) % WIDTH)) * 0.12 + 14 * Math.sin(x / 190 + phase);
  const front: Curve = (x) => 985 + 26 * Math.sin(x / 260 + phase * 2) + 12 * Math.sin(x / 97);
  const far = farMountains(
    { mountain: parts.mountain, stand, light, lightFrom, relief: parts.mountain ? 1 : reliefOf(parts.highest) },
    random,
  );
  const scene: Scene = {
    ...parts,
    random,
    lightFrom,
    across,
    ridge,
    slope,
    front,
    openSkyX,
    waterX: lowestPlace(ridge.curve),
    skyline: far.points,
    tone: (color) => lit(color, light),
  };
  const additions = drawAccents(accents, scene, composition);
  const svg = picture(
    WIDTH,
    HEIGHT,
    sky({ width: WIDTH, height: HEIGHT, mood, discX, clouds: 1 + Math.floor(random() * 3) }, light, random),
    far.drawing,
    mist(
      'far',
      {
        width: WIDTH,
        height: HEIGHT,
        top: stand.foot - 205,
        bottom: stand.foot + (parts.mountain?.likeness ? -55 : 65),
      },
      light.haze,
      '.95',
    ),
    additions.inSky,
    composition.draw(scene, additions),
  );
  return { svg, subjects: [mountainTop(far.summit), ...(accents.building ? highBuilding(composition, scene) : [])] };
}

/** A larger mountain whose summit stays where it was. */
function enlarged(stand: Stand, size = 1): Stand {
  return { ...stand, foot: stand.foot + SUMMIT_HEIGHT * stand.scale * (size - 1), scale: stand.scale * size };
}

const mountainTop = ([x, y]: Point): Box => ({ left: x - 90, right: x + 90, top: y, bottom: y + 130 });

/** A building that the picture is built around, because it is above the land. */
function highBuilding({ building }: Composition, scene: Scene): Box[] {
  if (!building || building.foot > HIGH_GROUND) return [];
  const { x, foot, scale } = mirrored(building, scene);
  return [{ left: x - 92 * scale, right: x + 92 * scale, top: foot - 124 * scale, bottom: foot }];
}

/** The place for a wide valley: the part of the ridge that stays lowest. */
function lowestPlace(curve: Curve): number {
  const places = [300, 430, 560, 700, 840, 980, 1120];
  const height = (x: number) => curve(x - 130) + curve(x) + curve(x + 130);
  return places.reduce((lowest, x) => (height(x) > height(lowest) ? x : lowest), 700);
}
