import { expect, test, vi } from 'vitest';
import { lazyActor } from './lazy-actor.ts';

function open() {
  const wake = vi.fn();
  const taken: string[] = [];
  return { wake, taken, take: (event: string) => void taken.push(event), actor: lazyActor<string>(wake) };
}

test('no listener is added before it is needed', () => {
  const { wake } = open();
  expect(wake).not.toHaveBeenCalled();
});

test('events before the actor loads start it, and are passed on in order', () => {
  const { actor, wake, take, taken } = open();
  actor.send('open');
  actor.send('change');
  expect(wake).toHaveBeenCalledTimes(2);
  expect(taken).toEqual([]);
  actor.begin(take);
  expect(taken).toEqual(['open', 'change']);
});

test('later events go straight to it', () => {
  const { actor, wake, take, taken } = open();
  actor.begin(take);
  actor.send('close');
  expect(taken).toEqual(['close']);
  expect(wake).not.toHaveBeenCalled();
});

test('an event raised by a queued one comes after the queued ones', () => {
  const { actor, taken } = open();
  actor.send('first');
  actor.send('second');
  actor.begin((event) => {
    taken.push(event);
    if (event === 'first') actor.send('brought about');
  });
  expect(taken).toEqual(['first', 'second', 'brought about']);
});

test('events after an actor was released are queued for the next one', () => {
  const { actor, take, taken } = open();
  const first = vi.fn();
  const end = actor.begin(first);
  end();
  actor.send('later');
  actor.begin(take);
  expect(first).not.toHaveBeenCalled();
  expect(taken).toEqual(['later']);
});

test('releasing an actor that has been replaced changes nothing', () => {
  const { actor, take, taken } = open();
  const end = actor.begin(vi.fn());
  actor.begin(take);
  end();
  actor.send('straight');
  expect(taken).toEqual(['straight']);
});

test('discarded events are not delivered', () => {
  const { actor, take, taken } = open();
  for (const event of ['open', 'change', 'open']) actor.send(event);
  actor.forget((event) => event === 'open');
  actor.begin(take);
  expect(taken).toEqual(['change']);
});

test('all events can be discarded', () => {
  const { actor, take, taken } = open();
  actor.send('sign in');
  actor.forget();
  actor.begin(take);
  expect(taken).toEqual([]);
});
