import { PLAY_FUNCTION_THREW_EXCEPTION, UNHANDLED_ERRORS_WHILE_PLAYING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { describeFailure } from '../packages/workbench/src/failed-expectation.ts';
import { personPlaces } from '../packages/workbench/src/view/person-screen.ts';
import { visibleTexts } from '../packages/workbench/src/visible-texts.ts';
import { isTestRun } from './test-run.ts';

/** The patience of test runs, on a busy machine too, and of stories that wait for the worker's answers. */
const PATIENCE_MS = 10_000;
/** The patience of a bench that a person opens: it waits for nothing but its own code. */
const BENCH_PATIENCE_MS = 1200;

let line: HTMLElement | null = null;
let failure: string | null = null;

/** The message of the error that ended the story's play; null as long as none did. */
export const playFailure = () => failure;

/**
 * Shows the first failure of a story as a line above it: the story stays as it is. Used as `beforeEach`; the function that
 * it returns removes the line.
 */
export function watchPlay({ id }: { id: string }) {
  configure({ asyncUtilTimeout: !isTestRun && id.startsWith('workbench-') ? BENCH_PATIENCE_MS : PATIENCE_MS });
  const channel = addons.getChannel();
  const fail = ({ message }: { message: string }) => {
    failure = message;
    showFailure(describeFailure(message, textsOnScreen()));
  };
  const failLate = ([first]: { message: string }[]) => first && showFailure(first.message);
  removeFailure();
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, fail);
  channel.on(UNHANDLED_ERRORS_WHILE_PLAYING, failLate);
  return () => {
    channel.off(PLAY_FUNCTION_THREW_EXCEPTION, fail);
    channel.off(UNHANDLED_ERRORS_WHILE_PLAYING, failLate);
    removeFailure();
  };
}

/** Puts a line above the story, unless an earlier failure has one. */
export function showFailure(text: string) {
  if (line) return;
  line = document.createElement('p');
  line.className = 'story-failure';
  line.setAttribute('role', 'alert');
  line.textContent = text;
  document.body.prepend(line);
}

function removeFailure() {
  line?.remove();
  line = null;
  failure = null;
}

/** The texts that can be seen; on a bench those of the person's view. */
function textsOnScreen(): string[] {
  const person = personPlaces(document);
  return visibleTexts(
    person.length > 0
      ? person
      : document.querySelectorAll('#storybook-root, body > :not([class*="sb-"], [id^="storybook"])'),
  );
}
