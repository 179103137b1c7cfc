'use client';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { createPart } from '../../kit/part.tsx';
import { useOwnId } from '../../kit/part-ids.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { markMatches } from '../search-index/index.ts';
import { subjectPath } from './subject-path.ts';
import type { Suggestion } from './suggestions.rules.ts';
import { suggestionsTexts } from './suggestions.texts.ts';
import { trekSearchAnatomy as anatomy } from './trek-search.anatomy.ts';
import { useTrekSearchContext } from './trek-search-root.tsx';

const Group = createPart('div', anatomy, 'group');
const GroupLabel = createPart('div', anatomy, 'group-label');

/** The suggestions, those of a kind together. */
export const List = createPart('div', anatomy, 'list', (host) => {
  const { phase, suggestions, ids, active } = useTrekSearchContext();
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is the event.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const id = useOwnId(ids, 'list', host);
  const { list, kinds } = useTexts(suggestionsTexts);
  if (phase !== 'found' && phase !== 'recent') return null;
  const present = [...new Set(suggestions.map(({ kind }) => kind))];
  return {
    ref: root,
    id,
    role: 'listbox',
    'aria-label': list,
    children: present.map((kind) => (
      <Group key={kind} role="group" aria-labelledby={ids.own(`kind-${kind}`)}>
        <GroupLabel id={ids.own(`kind-${kind}`)}>{kinds[kind]}</GroupLabel>
        {suggestions.map((suggestion, place) =>
          suggestion.kind === kind ? <Option key={keyOf(suggestion)} {...{ suggestion, place }} /> : null,
        )}
      </Group>
    )),
  };
});

const keyOf = (suggestion: Suggestion) => (suggestion.kind === 'recent' ? suggestion.title : suggestion.slug);

const Title = createPart('span', anatomy, 'title');
const Detail = createPart('span', anatomy, 'detail');

/** One suggestion: a link that the arrow keys reach from the field. */
function Option({ suggestion, place }: { suggestion: Suggestion; place: number }) {
  const { Link, paths } = usePorts();
  const { active, ids, choose } = useTrekSearchContext();
  const detail = suggestion.kind === 'recent' ? null : (suggestion.match ?? suggestion.where.join(', '));
  const press = (event: MouseEvent) => {
    // Another tab or window: the list stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(place);
  };
  return (
    <Link
      href={subjectPath(paths, suggestion)}
      id={ids.own(`option-${place}`)}
      role="option"
      aria-selected={place === active}
      tabIndex={-1}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      {...anatomy.attributes('option')}
    >
      <Title>
        <Marked text={suggestion.title} />
      </Title>
      {detail && (
        <Detail>
          <Marked text={detail} />
        </Detail>
      )}
    </Link>
  );
}

const Mark = createPart('mark', anatomy, 'mark');

/** A text in which the letters that were typed stand out. */
function Marked({ text }: { text: string }) {
  const { query } = useTrekSearchContext();
  return markMatches(text, query).map(({ text: run, start, isMatch }) =>
    isMatch ? <Mark key={start}>{run}</Mark> : <span key={start}>{run}</span>,
  );
}
