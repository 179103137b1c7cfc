import { groupAt, type Placement } from './buildings.ts';
import { path, stroke } from './drawing.ts';
import { between, type Random } from './random.ts';

export function helicopter(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    stroke('M-92-46H92M0-46v16', tone('#3a4652'), 6, { 'stroke-linecap': 'round' }),
    path('M62-30c26 4 34 44-6 46h-84c-30 0-30-46 10-46z', tone('#c8323f')),
    path('M-18-22-118-34l-8-26h-14l2 40 110 26z', tone('#a32634')),
    path('M62-30c14 4 24 20 18 32H40c-6 0-8-4-8-10v-22z', tone('#dcebf5')),
    stroke('M-34 34h98M-10 16v16M42 16v16', tone('#3a4652'), 6, { 'stroke-linecap': 'round' }),
  );
}

/** A small aeroplane seen from the side. */
export function aeroplane(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-130-6q-12-30-8-44h18l30 34H70q44 4 58 26-20 16-60 16H-70q-44 0-60-32z', tone('#fbf5e8')),
    path('M-10-2h52l-54 40h-26z', tone('#2f6db5')),
    path('M-138-50h18l30 34h-34z', tone('#c8323f')),
    path(
      'M-60-4h10v9h-10zM-40-4h10v9h-10zM-20-4h10v9h-10zM44-4h10v9H44zM64-4h10v9H64zM92-8l14 4 6 8H92z',
      tone('#3a4652'),
    ),
  );
}

export function paraglider(place: Placement, color: string): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-90-70Q0-156 90-70 46-96 0-96t-90 26z', tone(color)),
    path('M-30-113Q0-124 30-113q0 12-6 19-24-4-48 0-6-7-6-19z', tone('#fbf5e8')),
    stroke('M-84-74 0 4 84-74M-34-92 0 4 34-92', tone('#3a4652'), 2),
    path('M-8 0h16v24q12 4 20 14l-6 5q-12-10-30-10z', tone('#3a4652')),
  );
}

/** A few birds far off. */
export function birds(x: number, y: number, color: string, random: Random): string {
  const wings = Array.from({ length: 5 }, (_, index) => {
    const size = Math.round(between(random, 14, 22));
    return `M${Math.round(x + index * 46 + between(random, -14, 14))} ${Math.round(y + between(random, -46, 46))}q${size >> 1}-${size >> 1} ${size} 0 ${size >> 1}-${size >> 1} ${size} 0`;
  });
  return stroke(wings.join(''), color, 4, { 'stroke-linecap': 'round' });
}
