/** The pieces that SVG text is made of. Only numbers and fixed words go in, so there is nothing to break out of. */

export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number>>;

/** A number as an SVG file holds it: one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** One element; numbers are shortened. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

/** Points as path data, on whole numbers. */
export function line(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${first}L${rest.join(' ')}`;
}

/** The same with each point told from the one before, which is shorter where they are close. */
export function relativeLine(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.slice(1).flatMap(([x, y], index) => [x - (whole[index]?.[0] ?? 0), y - (whole[index]?.[1] ?? 0)]);
  return `M${whole[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}

export const closed = (data: string) => `${data}z`;

/** The ground under a line, down to a depth. */
export function groundPath(points: readonly Point[], depth: number): string {
  return `${line(points)}V${depth}H${Math.round(points[0]?.[0] ?? 0)}z`;
}

export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return element('path', { d: data, fill, ...attributes });
}

/** A line without a fill. */
export function stroke(data: string, color: string, width: number, attributes: Attributes = {}): string {
  return element('path', { d: data, fill: 'none', stroke: color, 'stroke-width': width, ...attributes });
}

export function circle(x: number, y: number, radius: number, fill: string, attributes: Attributes = {}): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, ...attributes });
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return element('rect', { x, y, width, height, fill });
}

/** A color, how far down it sits (0 to 1), and how opaque it is. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A gradient from top to bottom; `id` must be unique in the picture. */
export function verticalGradient(id: string, stops: readonly Stop[], attributes: Attributes = {}): string {
  const written = stops.map(([offset, color, opacity]) =>
    element('stop', {
      offset: String(offset),
      'stop-color': color,
      ...(opacity !== undefined && { 'stop-opacity': String(opacity) }),
    }),
  );
  return element('linearGradient', { id, x1: 0, x2: 0, y1: 0, y2: 1, ...attributes }, written.join(''));
}

/** A whole file. */
export function picture(width: number, height: number, ...children: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'none' },
    children.join(''),
  );
}
