import type { Composition } from '../scene.ts';
import type { CompositionName } from '../scenery.ts';
import { bridge } from './bridge.ts';
import { canyon } from './canyon.ts';
import { cliff } from './cliff.ts';
import { clouds } from './clouds.ts';
import { glacier } from './glacier.ts';
import { hill } from './hill.ts';
import { lake } from './lake.ts';
import { meadow } from './meadow.ts';
import { panorama } from './panorama.ts';
import { plateau } from './plateau.ts';
import { ridge } from './ridge.ts';
import { spur } from './spur.ts';
import { summit } from './summit.ts';
import { terraces } from './terraces.ts';
import { trail } from './trail.ts';
import { valley } from './valley.ts';
import { village } from './village.ts';

export const COMPOSITIONS: Readonly<Record<CompositionName, Composition>> = {
  ridge,
  valley,
  lake,
  village,
  canyon,
  bridge,
  glacier,
  spur,
  clouds,
  meadow,
  summit,
  trail,
  plateau,
  terraces,
  panorama,
  cliff,
  hill,
};
