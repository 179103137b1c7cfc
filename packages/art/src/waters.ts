import { groupAt, type Placement, type Tone } from './buildings.ts';
import { group, path, short, stroke } from './drawing.ts';
import type { Light } from './season-light.ts';

/** A lake seen from above its shore. */
export function lake(x: number, y: number, half: number, color: string, shine: string, tone: Tone): string {
  const shape = `M${-half} 0c${half * 0.2}-34 ${half * 0.5}-20 ${half * 0.8}-38s${half * 0.9} 0 ${half * 1.2} 38c-${short(half * 0.3)} 34-${short(half * 0.6)} 26-${short(half * 0.9)} 44s-${half} 4-${short(half * 1.1)}-44z`;
  const gleams = `M${short(-half * 0.5)}-8h${short(half * 0.5)}M${short(-half * 0.1)} 8h${short(half * 0.6)}M${short(-half * 0.4)} 22h${short(half * 0.3)}`;
  return group(
    { transform: `translate(${short(x)} ${short(y)})` },
    path(shape, tone(color)),
    stroke(gleams, tone(shine), 6, { 'stroke-linecap': 'round', 'stroke-opacity': '.75' }),
  );
}

/** A river that comes out of the hills and widens towards the front. */
export function river(x: number, y: number, color: string, shine: string, tone: Tone): string {
  return group(
    { transform: `translate(${short(x)} ${short(y)})` },
    path(
      'M-8-60c80 24 130 44 60 74s-250 30-230 90 260 60 300 190h-560c-40-110-20-170 60-220s330-90 330-120-40-24 40-14z',
      tone(color),
    ),
    stroke(
      'M40-20c20 20-40 34-110 46M-200 92c-10 40 90 60 150 90M-330 130c-40 30-60 60-56 90M-150 150c60 20 100 50 110 80',
      tone(shine),
      7,
      {
        'stroke-linecap': 'round',
        'stroke-opacity': '.7',
      },
    ),
  );
}

/** A rowing boat on a lake. */
export function boat(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-70-12q70 34 140 0l-20 24q-50 14-100 0z', tone('#b8323f')),
    path('M-12-8v-22q0-12 12-12t12 12v22z', tone('#f4f1ea')),
    path('M-10-46a10 10 0 1 1 20 0z', tone('#4a4038')),
    stroke('M10-24 54 18', tone('#5b4a3c'), 5),
  );
}

/** A rubber raft with its crew. */
export function raft(place: Placement): string {
  const { tone } = place;
  const person = (at: number) => `M${at} -14v-22a9 9 0 1 1 18 0v22z`;
  return groupAt(
    place,
    path(person(-62) + person(-28) + person(8) + person(42), tone('#e98b2d')),
    path('M-96-16q8-14 30-6h132q22-8 30 6-6 34-40 34h-112q-34 0-40-34z', tone('#2f6db5')),
    stroke('M-48-6-84 26M62-6 98 24', tone('#e3b23c'), 6),
  );
}

/** A warm pool among stones, and its steam. */
export function hotSpring(place: Placement, { snow }: Light): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-120 6q0-34 120-34t120 34q0 34-120 34t-120-34z', tone('#8d8984')),
    path('M-98 4q0-24 98-24t98 24q0 24-98 24t-98-24z', tone('#6fc3c4')),
    stroke('M-50-10q-26-34 0-60t0-64M4-16q-26-40 0-70t0-66M58-10q-26-34 0-60t0-56', snow, 11, {
      'stroke-linecap': 'round',
      'stroke-opacity': '.7',
    }),
  );
}
