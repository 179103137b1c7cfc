/** The outcome of one check. */
export interface Finding {
  /** The promise in plain words. */
  title: string;
  /** `hint`: worth a look, but the kit goes on. `skipped`: it could not be checked, or is not announced. */
  state: 'passed' | 'failed' | 'hint' | 'skipped';
  /** The call that it is about: `GET /trek/all`. */
  call?: string | undefined;
  /** By the contract. */
  expected?: string | undefined;
  came?: string | undefined;
  /** For who writes the backend. */
  advice?: string | undefined;
}

/** A report that programs read. */
export interface Report {
  url: string;
  passed: boolean;
  findings: Finding[];
}

const SIGNS = { passed: '✓', failed: '✗', hint: '!', skipped: '–' } as const;

function linesOf({ title, state, call, expected, came, advice }: Finding): string[] {
  if (state === 'passed') return [`${SIGNS.passed} ${title}${call ? ` (${call})` : ''}`];
  const details = [
    expected && `  expected: ${expected}${call ? ` (${call})` : ''}`,
    came && `  came: ${came}`,
    advice && `  to do: ${advice}`,
  ];
  return [`${SIGNS[state]} ${title}`, ...details.filter((line) => line !== undefined && line !== '')] as string[];
}

/** The report for a person. */
export function reportWords({ url, findings, passed }: Report): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const failed = count('failed');
  const sum = `${count('passed')} passed, ${failed} failed, ${count('hint')} hints, ${count('skipped')} skipped.`;
  const end = passed
    ? `The backend at ${url} keeps the contract: @trek/ui can sell with it.`
    : `The backend at ${url} leaves the contract in ${failed} ${failed === 1 ? 'point' : 'points'}.`;
  return [...findings.flatMap(linesOf), '', sum, end].join('\n');
}
