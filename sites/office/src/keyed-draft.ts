import { newKey } from './use-office-command.ts';

/** A form that was typed in this tab, with the key of the command that it will send. */
export interface KeyedDraft<Values> {
  owner: string;
  key: string;
  values: Values;
}

/** A draft as it was stored, with whatever fields it had; undefined: there is none, or it is another operator's. */
export function readDraft<Values>(text: string | null, owner: string): KeyedDraft<Partial<Values>> | undefined {
  try {
    const draft = JSON.parse(text ?? '') as KeyedDraft<Partial<Values>>;
    return draft.owner === owner ? draft : undefined;
  } catch {
    return undefined;
  }
}

export const newDraft = <Values>(owner: string, values: Values): KeyedDraft<Values> => ({
  owner,
  key: newKey(),
  values,
});
