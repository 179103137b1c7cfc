import { inWords } from './median.ts';

/** One figure by page or case, `all` where there is only one. */
export type Figures = Record<string, Record<string, number>>;

interface Goal {
  figure: string;
  /** Upper limit, by page where they differ. */
  atMost?: number | Readonly<Record<string, number>>;
  atLeast?: number;
  /** Bytes and ratios of CPU: `--check` fails where one is a tenth worse than the baseline. */
  isSteady?: true;
  /** Decimals. Default 2 */
  digits?: number;
}

const ALL = 'all';
/** Pages in the order in which a row lists them without their names. */
const PAGES = ['home', 'list', 'trek', 'text'];

/** Every goal of `docs/performance.md`, in its order. */
const GOALS: readonly Goal[] = [
  {
    figure: 'script before the first interaction, Brotli 11, kB',
    atMost: { home: 85, list: 105, trek: 94, text: 15 },
    isSteady: true,
    digits: 1,
  },
  { figure: "all bytes with drawings, of Next's", atMost: 0.3, isSteady: true },
  { figure: "all bytes with photographs, of Next's", atMost: 0.6, isSteady: true },
  { figure: 'elements', atMost: { home: 650 }, isSteady: true, digits: 0 },
  { figure: "main-thread CPU at load, of Next's", atMost: 0.25, isSteady: true },
  { figure: 'main-thread CPU at load, of the page without its scripts', atMost: 1.15, isSteady: true },
  { figure: 'first paint unthrottled, of the page without its scripts', atMost: 1.15 },
  { figure: 'main-thread CPU at load, of static', atMost: { text: 1.5 }, isSteady: true },
  { figure: "style and layout, of Next's", atMost: 0.7, isSteady: true },
  { figure: "first paint unthrottled, of Next's", atMost: 0.7 },
  { figure: "largest paint unthrottled, of Next's", atMost: 0.7 },
  { figure: "heap, of Next's", atMost: 0.6 },
  { figure: 'layout shift', atMost: 0.01 },
  { figure: 'Lighthouse on a phone', atLeast: 99, digits: 0 },
  { figure: 'largest paint in Lighthouse, of static', atMost: 1.1 },
  { figure: 'blocking in Lighthouse, ms', atMost: 50, digits: 0 },
  { figure: "filter to paint, of Next's", atMost: { '60 treks': 0.75, '5000 treks': 0.5 } },
  { figure: 'press to next paint on a slow phone, ms', atMost: 100, digits: 0 },
  { figure: 'the second press, ms', atMost: 100, digits: 0 },
  { figure: 'the same before any code, ms', atMost: 100, digits: 0 },
  { figure: 'Book Now to the open dialog, ms', atMost: 500, digits: 0 },
  { figure: "server CPU of a page rendered again, of Next's", atMost: 0.5, isSteady: true },
  { figure: 'server CPU of a cached page, ms', atMost: 0.35 },
  { figure: 'cached pages a second, of bare Node', atLeast: 0.85 },
  { figure: 'memory with API and database, MB', atMost: 200, digits: 0 },
  { figure: 'seconds of npm start on a fresh clone', atMost: 25, digits: 0 },
];

const limitOf = ({ atMost }: Goal, name: string) => (typeof atMost === 'object' ? atMost[name] : atMost);

function fallsShort(goal: Goal, name: string, value: number): boolean {
  const limit = limitOf(goal, name);
  if (Number.isNaN(value)) return limit !== undefined || goal.atLeast !== undefined;
  return (limit !== undefined && value > limit) || (goal.atLeast !== undefined && value < goal.atLeast);
}

function goalInWords({ atMost, atLeast }: Goal): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  if (typeof atMost !== 'object') return `≤ ${atMost}`;
  return `≤ ${Object.entries(atMost)
    .map(([name, limit]) => `${limit} (${name})`)
    .join(', ')}`;
}

/** The measured figures as rows of a Markdown table, and what falls short of its goal. */
export function reportGoals(figures: Figures): string {
  const rows = ['| figure | goal | now |', '| --- | --- | --- |'];
  const short: string[] = [];
  for (const goal of GOALS) {
    const values = Object.entries(figures[goal.figure] ?? {});
    if (values.length === 0) continue;
    const missed = values.filter(([name, value]) => fallsShort(goal, name, value)).map(([name]) => name);
    const cells = values.map(([name, value]) => {
      const label = name === ALL || PAGES.includes(name) ? '' : `${name} `;
      return `${label}${inWords(value, goal.digits ?? 2)}${missed.includes(name) ? ' ✗' : ''}`;
    });
    rows.push(`| ${goal.figure} | ${goalInWords(goal)} | ${cells.join(' / ')} |`);
    if (missed.length > 0) short.push(missed[0] === ALL ? goal.figure : `${goal.figure} (${missed.join(', ')})`);
  }
  return [...rows, '', short.length > 0 ? ['Falls short:', ...short].join('\n- ') : 'Nothing falls short.'].join('\n');
}

const WORSE = 1.1;

/** Sentences about steady figures that are a tenth worse than the baseline. */
export function worseThan(saved: Figures, now: Figures): string[] {
  return GOALS.filter(({ isSteady }) => isSteady).flatMap(({ figure, digits = 2 }) =>
    Object.entries(now[figure] ?? {}).flatMap(([name, value]) => {
      const before = saved[figure]?.[name];
      if (before === undefined || value <= before * WORSE) return [];
      return `${figure} (${name}): ${value.toFixed(digits)}, was ${before.toFixed(digits)}`;
    }),
  );
}

/** The steady figures, rounded, for the baseline. */
export function steadyFigures(figures: Figures): Figures {
  const steady = GOALS.filter(({ figure, isSteady }) => isSteady && figures[figure]);
  return Object.fromEntries(
    steady.map(({ figure }) => [
      figure,
      Object.fromEntries(
        Object.entries(figures[figure] ?? {}).map(([name, value]) => [name, Number(value.toFixed(3))]),
      ),
    ]),
  );
}
