import { ERROR_NOTICE_MS, NOTICE_MS } from '../../ui/src/provider/notice-board.ts';
import type { StepRecord } from './recorded-run.ts';

/** A notice on the screen. `message` is a text, or its name with its facts. */
export interface ShownNotice {
  kind: string;
  message: unknown;
}

/** The notice that an effect asks the host for; null: it asks for something else. */
export function noticeIn(effect: string): ShownNotice | null {
  const [, json] = /^notify (\{.*\})$/.exec(effect) ?? [];
  if (json === undefined) return null;
  const { kind, text } = JSON.parse(json) as { kind: string; text: unknown };
  return { kind, message: text };
}

/** The notices that a run has asked its host for and that have not left by now, the oldest first. */
export function noticesAt(records: readonly Pick<StepRecord, 'effects' | 'atMs'>[], nowMs: number): ShownNotice[] {
  return records.flatMap(({ effects, atMs }) =>
    effects.flatMap((effect) => {
      const notice = noticeIn(effect);
      if (!notice) return [];
      return nowMs - atMs < (notice.kind === 'error' ? ERROR_NOTICE_MS : NOTICE_MS) ? [notice] : [];
    }),
  );
}
