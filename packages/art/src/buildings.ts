import { circle, group, path, rectangle, short } from './drawing.ts';

/** Turns a color into what it looks like in the picture's light. */
export type Tone = (color: string) => string;

/** A thing on the ground: its foot, and its size relative to the usual one. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  tone: Tone;
  /** Lamps are lit. */
  isNight?: boolean;
}

const WHITE = '#fbf5e8';
const STONE = '#d9cdb8';
const MAROON = '#9a3b33';
const GOLD = '#e5b13d';
const TIMBER = '#5b3a32';
const LAMPLIGHT = '#ffcf85';

export function groupAt({ x, y, scale }: Placement, ...parts: readonly string[]): string {
  return group({ transform: `translate(${short(x)} ${short(y)})scale(${Math.round(scale * 100) / 100})` }, ...parts);
}

/** Windows and doors: dark by day, lit at night. */
function opening({ tone, isNight }: Placement): string {
  return isNight ? LAMPLIGHT : tone(TIMBER);
}

/** Windows in rows. */
function windows(columns: readonly number[], rows: readonly number[], place: Placement): string {
  return path(rows.flatMap((y) => columns.map((x) => `M${x} ${y}h9v13h-9z`)).join(''), opening(place));
}

export function chorten(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-48 8v-20h96v20zM-37-12v-18h74v18z', tone(STONE)),
    path('M-30-30c-8-46 16-62 30-62s38 16 30 62z', tone(WHITE)),
    path('M0-92c14 0 38 16 30 62H4z', tone(STONE)),
    rectangle(-11, -106, 22, 15, tone(GOLD)),
    path('M-9-106 0-160 9-106z', tone(GOLD)),
    circle(0, -163, 6, tone(GOLD)),
  );
}

/** A great white dome with the eyes of the Buddha over it. */
export function stupa(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-150 10v-22h300v22zM-124-12v-18h248v18z', tone(STONE)),
    path('M-104-30c-6-74 48-100 104-100s110 26 104 100z', tone(WHITE)),
    path('M30-126c44 12 78 42 74 96H58q10-60-28-96z', tone(STONE)),
    rectangle(-26, -168, 52, 40, tone(GOLD)),
    path('M-20-150q8-7 15 0-7 6-15 0zM5-150q8-7 15 0-7 6-15 0z', opening(place)),
    path('M-24-168 0-248 24-168z', tone(GOLD)),
    path('M-18-190h36M-13-206h26M-8-222h16', 'none', { stroke: tone('#b8862a'), 'stroke-width': 4 }),
  );
}

/** A Newar temple with three roofs. */
export function pagoda(place: Placement): string {
  const { tone } = place;
  const roof = (y: number, half: number, height: number) => {
    const [eave, bend] = [Math.round(half * 0.55), Math.round(half * 0.2)];
    const ridge = 2 * (half - eave);
    return `M${-half} ${y}q${eave - bend}-4 ${eave}-${height}h${ridge}q${bend} ${height - 4} ${eave} ${height}l6 8H${-half - 6}z`;
  };
  return groupAt(
    place,
    path('M-84 10v-14h168v14zM-66-4v-14H66v14z', tone(STONE)),
    path('M-42-18v-50h84v50zM-30-86v-30h60v30zM-18-134v-26h36v26z', tone('#a8543c')),
    path('M-8-18v-32H8v32zM-30-26v-18h12v18zM18-26v-18h12v18z', opening(place)),
    path(roof(-66, 80, 30) + roof(-114, 58, 28) + roof(-158, 38, 28), tone('#6b4237')),
    path('M-84-60h168v7H-84zM-62-108H62v6H-62zM-42-152h84v6h-84z', tone(GOLD)),
    path('M-5-186 0-220 5-186z', tone(GOLD)),
  );
}

/** Lhasa's palace on its rock. */
export function palace(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-190 30-150-58H158l40 88z', tone(WHITE)),
    path('M-134-58l10-46h70v46zM58-58v-34h78l10 34z', tone(WHITE)),
    path('M-58-30l8-104H52l8 104z', tone(MAROON)),
    path('M-50-134h102v10H-50zM-124-104h70v8h-70zM58-92h78v7H58z', tone(TIMBER)),
    path('M-40-134l10-18h22l8 18zM8-134l8-24h20l8 24z', tone(GOLD)),
    windows([-140, -112, -84, 78, 106, 134], [-44, -18], place),
    windows([-32, -8, 16], [-112, -86, -60], place),
    path('M-190 30l64-50 60 50zM198 30l-70-50-64 50z', tone(STONE)),
  );
}

/** A monastery: white walls, a maroon frieze, a roof of gold. */
export function monastery(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-92 14l8-62h62l2-38h56l4 22h46l8 78z', tone(WHITE)),
    path('M-84-48h62v12h-63zM-20-86h56v14h-56zM40-64h46l1 12H40z', tone(MAROON)),
    path('M-14-86l10-20h26l10 20z', tone(GOLD)),
    path('M5-106 9-124l4 18z', tone(GOLD)),
    windows([-70, -46, 54], [-26], place),
    windows([-8, 14], [-62, -34], place),
  );
}

/** Bhutan's fortress style: tapering white walls, a red band, wide roofs one above the other. */
export function dzong(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-100 24l10-82h80l-4 82zM-20 24l6-120h64l8 120zM58 24l-6-64h56l8 64z', tone(WHITE)),
    path('M-89-58h79v14h-81zM-14-96h64l1 16h-66zM52-40h56l2 12H53z', tone(MAROON)),
    path('M-106-58l24-22h64l24 22zM-30-96l26-26h44l26 26zM40-40l20-20h40l20 20z', tone('#c9923a')),
    path('M-4-122l12-16h20l12 16z', tone(GOLD)),
    windows([-74, -50, -30, 66, 88], [-30], place),
    windows([-4, 14, 32], [-66, -38], place),
  );
}

/** Lodges with colored roofs. */
export function teahouses(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-62 10v-34H6v34zM14 12v-26h50v26z', tone(WHITE)),
    path('M-72-22l16-28h46l18 28z', tone('#2f6db5')),
    path('M8-12l12-22h38l14 22z', tone('#2e7d4f')),
    path('M-50-10h10v12h-10zM-30-10h10v12h-10zM-12-14h10v24h-10zM26-4h9v10h-9zM44-4h9v10h-9z', opening(place)),
  );
}

/** Two tents. */
export function tents(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-58 10-20-44 20 10z', tone('#e98b2d')),
    path('M-20-44 20 10h-24z', tone('#b9621c')),
    path('M18 12 46-28 78 12z', tone('#f0c244')),
    path('M46-28 78 12H58z', tone('#c9932a')),
  );
}

/** Stones put on top of each other where a path is highest. */
export function cairn(place: Placement): string {
  const { tone } = place;
  const stone = (y: number, half: number, height: number) =>
    `M${-half} ${y}q0-${height} ${half}-${height}t${half} ${height}q0 6-8 6h-${2 * half - 16}q-8 0-8-6z`;
  return groupAt(
    place,
    path(stone(4, 44, 30) + stone(-42, 24, 22), tone('#6d6a68')),
    path(stone(-20, 34, 26) + stone(-60, 15, 18), tone('#8d8984')),
  );
}

/** Walls of a fortress that fell into ruin, on a knoll. */
export function ruin(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-170 40q40-58 96-62h130q70 6 120 62z', tone('#7f8a63')),
    path(
      'M-84-16v-66l10-8v-16h16v12h14v-22l12-6v28h18v50h18v-88h14v-14h18v10h12v20h14v34l10 12v22l16 8v24z',
      tone('#b59f82'),
    ),
    path('M52-100h12v20h14v34l10 12v22l16 8v24H52z', tone('#8d7860')),
    path('M-62-58h10v14h-10zM20-84h9v16h-9zM20-48h9v14h-9z', tone('#4a3c33')),
  );
}

/** Tiger's Nest: white houses with red bands and golden roofs, one above the other on ledges of the rock. */
export function tigersNest(place: Placement): string {
  const { tone } = place;
  const house = (x: number, foot: number, width: number, height: number) => ({
    wall: `M${x} ${foot}l5-${height}h${width - 10}l5 ${height}z`,
    band: `M${x + 4} ${foot - height}h${width - 8}v12h-${width - 8}z`,
    roof: `M${x - 9} ${foot - height}l16-15h${width - 14}l16 15zM${x + width * 0.3} ${foot - height - 15}l8-11h${Math.round(width * 0.4 - 16)}l8 11z`,
    windows: [0.22, 0.52, 0.78]
      .map((share) => `M${Math.round(x + width * share - 4)} ${foot - height + 20}h8v12h-8z`)
      .join(''),
  });
  const houses = [
    house(-128, 4, 66, 56),
    house(-58, -6, 74, 82),
    house(20, -30, 62, 60),
    house(66, -4, 70, 74),
    house(-22, -96, 62, 48),
  ];
  const all = (part: 'wall' | 'band' | 'roof' | 'windows') => houses.map((one) => one[part]).join('');
  return groupAt(
    place,
    path('M-150 14l20-14h40l34-8h70l20 4h112l18 18-40 14H-120z', tone('#6f6a5c')),
    path(all('wall'), tone(WHITE)),
    path(all('band'), tone(MAROON)),
    path(all('roof'), tone(GOLD)),
    path(all('windows'), opening(place)),
    // The stairs that lead across.
    path('M-128 6l-60 34-8-6 60-36z', tone(STONE)),
  );
}

/** A tower of poles to look out from, with two people on it. */
export function lookout(place: Placement): string {
  const { tone } = place;
  const people = [-18, 18].map(
    (x, index) =>
      path(`M${x - 8}-152l2-24q6-8 12 0l2 24z`, tone(index ? '#c8323f' : '#2f6db5')) +
      circle(x, -184, 7, tone('#6b4a3a')),
  );
  return groupAt(
    place,
    path('M-44 6l14-156h7L-36 6zM44 6L30-150h-7L36 6zM-38-40l70-52v8l-70 52zM38-40l-70-52v8l70 52z', tone(TIMBER)),
    path('M-46-146h92v-10h-92zM-44-174h88v5h-88zM-41-220h6v68h-6zM35-220h6v68h-6z', tone(TIMBER)),
    people.join(''),
    path('M-62-212 0-248 62-212z', tone('#2f6db5')),
  );
}
