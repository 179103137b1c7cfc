import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import { MACHINE_WORDS } from './machine-words.ts';
import { outcomesOf, type WorkbenchMachine } from './workbench-machine.ts';

const NOT_NAMED = { starts: {}, events: {}, calls: {}, effects: {} };

/** The machine and its children: the first of them that has a word for it gives it. */
function wordIn(known: WorkbenchMachine, kind: keyof typeof NOT_NAMED, name: string): string | undefined {
  const own: Record<string, string> = (MACHINE_WORDS[known.id] ?? NOT_NAMED)[kind];
  if (own[name] !== undefined) return own[name];
  for (const child of Object.values(known.children ?? {})) {
    const word = wordIn(child, kind, name);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** A beginning of the machine in words. */
export const describeStart = (known: WorkbenchMachine, input: string): string =>
  wordIn(known, 'starts', input) ?? input;

/** The demand of a call, as a noun. */
export const describeCall = (known: WorkbenchMachine, call: string): string => wordIn(known, 'calls', call) ?? call;

/** An event in words, without its payload. */
export const describeEvent = (known: WorkbenchMachine, type: string): string => wordIn(known, 'events', type) ?? type;

/** The demand of a machine on the page, in words; `effect` as a record has it: `navigate {"destination":"login"}`. */
export function describeEffect(known: WorkbenchMachine, effect: string): string {
  const [name = '', params] = cut(effect, ' ');
  const words = wordIn(known, 'effects', name) ?? name;
  return params === undefined ? words : `${words}: ${plainParams(params)}`;
}

/** The only parameter by itself; several as JSON. */
function plainParams(json: string): string {
  const values = Object.values(JSON.parse(json) as object);
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : json;
}

/** A step as an order to the person who takes it again: `press Pay`, `the check of the payment’s status fails with 500`. */
export function describeStep(known: WorkbenchMachine, step: ScriptStep): string {
  if ('advance' in step) return `${step.advance.toLocaleString('en')} ms pass`;
  if ('fault' in step) {
    const call = describeCall(known, step.fault);
    return step.as === null
      ? `${call} is answered by hand again`
      : `from now on ${call} ${endOf(known, step.fault, step.as)}`;
  }
  if ('settle' in step) {
    const which = step.call === undefined ? '' : `, call ${step.call},`;
    return `${describeCall(known, step.settle)}${which} ${endOf(known, step.settle, step)}`;
  }
  const target = (step.to !== undefined && known.children?.[step.to]) || known;
  const { type, ...payload } = step.send;
  const samples = target.events.find((event) => event.type === type)?.samples ?? {};
  const text = JSON.stringify(payload);
  const [name] = Object.entries(samples).find(([, sample]) => JSON.stringify(sample) === text) ?? [];
  const detail = text === '{}' ? '' : `: ${name ?? text}`;
  return `${describeEvent(target, type)}${detail}`;
}

/** How a call ends: `succeeds`, `fails with 500 server error`. */
function endOf(known: WorkbenchMachine, call: string, outcome: object): string {
  const verb = 'resolve' in outcome ? 'succeeds' : 'fails';
  const value = 'resolve' in outcome ? outcome.resolve : (outcome as { reject: unknown }).reject;
  const text = JSON.stringify(value);
  const [name] =
    Object.entries(outcomesOf(known, call)).find(
      ([, one]) => verb === ('resolve' in one ? 'succeeds' : 'fails') && text === JSON.stringify(Object.values(one)[0]),
    ) ?? [];
  return name === 'success' ? verb : `${verb} with ${name ?? errorIn(value) ?? text}`;
}

/** An error of the client by its status and message; undefined for any other value. */
function errorIn(value: unknown): string | undefined {
  const { status, message } = (value ?? {}) as { status?: unknown; message?: unknown };
  return typeof status === 'number' && typeof message === 'string' ? `${status} “${message}”` : undefined;
}

/** The text before and after the first place of a mark. */
function cut(text: string, mark: string): [string, string?] {
  const place = text.indexOf(mark);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + mark.length)];
}

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A transition in words, from its key: `polling.waiting → polling.checking, after the poll interval`. */
export function describeTransition(known: WorkbenchMachine, key: string): string {
  const [state = '', rest = ''] = cut(key, ': ');
  const [cause = '', goal = ''] = cut(rest, ' → ');
  const [variant = '', guards] = cut(cause, ' if ');
  const event = variant.replace(/\[\d+\]$/, '');
  const [machine = '', source] = cut(state, '.');
  const own = known.id === machine ? known : (known.children?.[machine] ?? known);
  const from = source || 'anywhere';
  const places = goal === 'stays' ? [from] : [from, goal.replaceAll(`${machine}.`, '')];
  const because =
    guards === undefined
      ? ''
      : `, as ${guards
          .split(' and ')
          .map((guard) => `“${words(guard)}”`)
          .join(' and ')}`;
  return `${places.join(' → ')}: ${causeOf(own, event)}${because}`;
}

function causeOf(known: WorkbenchMachine, event: string): string {
  const [, kind, name = ''] = /^(done of|error of|snapshot of|after) (.*)$/.exec(event) ?? [];
  if (kind === 'after') return /^\d/.test(name) ? `after ${name} ms` : `after the ${words(name)}`;
  if (kind === 'done of') return `${describeCall(known, name)} has succeeded`;
  if (kind === 'error of') return `${describeCall(known, name)} has failed`;
  if (kind === 'snapshot of') return `${describeCall(known, name)} has changed`;
  return event === 'always' ? 'at once' : describeEvent(known, event);
}
