import { ERROR_NOTICE_MS, NOTICE_MS } from '../../ui/src/provider/notice-board.ts';
import type { StepRecord } from './recorded-run.ts';

/** A notice on the screen. `message` is a text, or its name with its facts. */
export interface ShownNotice {
  kind: string;
  message: unknown;
}

/** The notices that the kit shows on effects of another name, by the machine's id and the effect's. */
const NAMED: Record<string, Record<string, ShownNotice>> = {
  search: {
    onRefused: { kind: 'error', message: { code: 'selectOneToast' } },
    onSubmitted: { kind: 'success', message: { code: 'found' } },
  },
  session: { notifyRejected: { kind: 'error', message: { code: 'sessionEnded' } } },
};

/** The notice that a machine's effect asks the host for; null: it asks for something else. */
export function noticeIn(effect: string, machine: string): ShownNotice | null {
  const [name = ''] = effect.split(' ', 1);
  const named = NAMED[machine]?.[name];
  if (named) return named;
  const [, json] = /^notify (\{.*\})$/.exec(effect) ?? [];
  if (json === undefined) return null;
  const { kind, text } = JSON.parse(json) as { kind: string; text: unknown };
  return { kind, message: text };
}

/** The notices that a machine's run has asked its host for and that have not left by now, the oldest first. */
export function noticesAt(
  records: readonly Pick<StepRecord, 'effects' | 'atMs'>[],
  nowMs: number,
  machine: string,
): ShownNotice[] {
  return records.flatMap(({ effects, atMs }) =>
    effects.flatMap((effect) => {
      const notice = noticeIn(effect, machine);
      if (!notice) return [];
      return nowMs - atMs < (notice.kind === 'error' ? ERROR_NOTICE_MS : NOTICE_MS) ? [notice] : [];
    }),
  );
}
