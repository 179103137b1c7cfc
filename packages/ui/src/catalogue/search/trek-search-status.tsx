'use client';
import type { MouseEvent } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { suggestionsTexts } from './suggestions.texts.ts';
import { trekSearchAnatomy as anatomy } from './trek-search.anatomy.ts';
import { useTrekSearchContext } from './trek-search-root.tsx';

/** Says what there is, or why there is nothing, and the way on. */
export const Status = createPart('div', anatomy, 'status', () => {
  const { phase, suggestions, query, notOffered, isNearest } = useTrekSearchContext();
  const messages = useTexts(suggestionsTexts);
  const nearest = isNearest ? messages.nearest : null;
  const note = notOffered ? messages.notOffered(notOffered) : nearest;
  const content = {
    none: null,
    recent: null,
    loading: messages.loading,
    failed: messages.failed,
    nothing: messages.nothing(query.trim()),
    found: (
      <>
        {note && <div>{`${note} `}</div>}
        <span data-trek-hidden="">{messages.count(suggestions.length)}</span>
      </>
    ),
  }[phase];
  return {
    children: (
      <>
        <div role="status">{content}</div>
        <WayOn />
      </>
    ),
  };
});

/** Back to the field first: the button goes with what it does. */
function leaveFor({ currentTarget }: MouseEvent<HTMLButtonElement>, act: () => void) {
  currentTarget.form?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  act();
}

function WayOn() {
  const { phase, retry } = useTrekSearchContext();
  const { Link, paths } = usePorts();
  const messages = useTexts(suggestionsTexts);
  if (phase === 'failed') {
    return (
      <Button variant="quiet" onClick={(press) => leaveFor(press, retry)}>
        {messages.retry}
      </Button>
    );
  }
  return phase === 'nothing' ? <Link href={paths.treks}>{messages.allTreks}</Link> : null;
}

/** Forgets what was looked for on this device. */
export const Clear = createPart('button', anatomy, 'clear', () => {
  const { phase, clearRecent } = useTrekSearchContext();
  const { clearRecent: children } = useTexts(suggestionsTexts);
  if (phase !== 'recent') return null;
  return {
    type: 'button' as const,
    onClick: (press: MouseEvent<HTMLButtonElement>) => leaveFor(press, clearRecent),
    children,
  };
});
