import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { hasOwnText, lineOf, visibleTexts } from '../visible-texts.ts';
import { visitorPage, visitorPlaces } from './person-screen.ts';
import type { Demand } from './use-demand.ts';

interface ExpectationFormProps extends Pick<Demand, 'keep' | 'cancel'> {
  /** The states in which the machine could be. */
  states: readonly string[];
}

/** Takes what should be there: by pointing at a text on the visitor's screen, or by choosing it from the list. */
export function ExpectationForm({ states, keep, cancel }: ExpectationFormProps) {
  const [insteadOf, setInsteadOf] = useState('');
  const [says, setSays] = useState('');
  const [state, setState] = useState('');
  const hint = useId();
  const first = useRef<HTMLSelectElement>(null);
  const choose = useCallback((text: string) => {
    setInsteadOf(text);
    setSays(text);
  }, []);
  useEffect(() => watchPointing(choose), [choose]);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    first.current?.focus();
    return () => opener?.focus();
  }, []);
  const isNew = state !== '' || (says.trim() !== '' && says !== insteadOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) keep(state === '' ? { says: says.trim(), insteadOf } : { state });
  };
  return (
    <form
      className="workbench-expectation"
      aria-label="It should say"
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    >
      <p id={hint}>Point at a text on the screen, or choose it here.</p>
      <label>
        Where it says
        <select ref={first} value={insteadOf} aria-describedby={hint} onChange={(event) => choose(event.target.value)}>
          <option value="">nothing: a text is missing</option>
          {[...new Set(visibleTexts(visitorPlaces(document)))].map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      </label>
      <label>
        it should say
        <textarea rows={2} value={says} onChange={(event) => setSays(event.target.value)} />
      </label>
      <label>
        or be in state
        <select value={state} onChange={(event) => setState(event.target.value)}>
          <option value="">its own</option>
          {states.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="workbench-row">
        <button type="submit" disabled={!isNew}>
          Keep
        </button>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Outlines the text under the pointer on the visitor's screen; a press there chooses it, and does nothing else. */
function watchPointing(choose: (text: string) => void): () => void {
  const page = visitorPage(document);
  if (!page) return () => {};
  let pointed: Element | null = null;
  const over = ({ target }: Event) => {
    pointed?.removeAttribute('data-pointed');
    pointed = hasOwnText(target as Element) ? (target as Element) : null;
    pointed?.setAttribute('data-pointed', '');
  };
  const press = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const element = event.target as Element;
    if (event.type === 'click' && hasOwnText(element)) choose(lineOf(element));
  };
  const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  page.addEventListener('pointerover', over);
  for (const type of presses) page.addEventListener(type, press, { capture: true });
  return () => {
    pointed?.removeAttribute('data-pointed');
    page.removeEventListener('pointerover', over);
    for (const type of presses) page.removeEventListener(type, press, { capture: true });
  };
}
