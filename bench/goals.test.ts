import { expect, test } from 'vitest';
import { reportGoals, steadyFigures, worseThan } from './goals.ts';

const CPU = "main-thread CPU at load, of Next's";
const BLOCKING = 'blocking in Lighthouse, ms';

test('the bench prints a row for each measured figure and lists missed goals', () => {
  const report = reportGoals({ [CPU]: { home: 0.61, list: 0.24 }, 'memory with API and database, MB': { all: 181.4 } });
  expect(report).toContain(`| ${CPU} | ≤ 0.25 | 0.61 ✗ / 0.24 |`);
  expect(report).toContain('| memory with API and database, MB | ≤ 200 | 181 |');
  expect(report).toMatch(/Falls short:\n- main-thread CPU at load, of Next's \(home\)$/);
});

test('the bench supports lower limits, and limits for a single page', () => {
  expect(reportGoals({ 'Lighthouse on a phone': { home: 98 } })).toContain('| ≥ 99 | 98 ✗ |');
  expect(reportGoals({ elements: { home: 600, trek: 900 } })).toContain('Nothing falls short.');
});

test('the bench compares steady figures with the saved ones and tolerates a tenth', () => {
  const saved = { [CPU]: { home: 0.5 }, [BLOCKING]: { home: 10 } };
  expect(worseThan(saved, { [CPU]: { home: 0.549, trek: 3 }, [BLOCKING]: { home: 90 } })).toEqual([]);
  expect(worseThan(saved, { [CPU]: { home: 0.56 } })).toEqual([`${CPU} (home): 0.56, was 0.50`]);
  expect(steadyFigures({ [CPU]: { home: 0.51239 }, [BLOCKING]: { home: 1 } })).toEqual({ [CPU]: { home: 0.512 } });
});
