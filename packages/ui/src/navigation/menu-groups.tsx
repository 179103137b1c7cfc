'use client';
import { type PointerEvent, useRef, useState } from 'react';
import { withQuery } from '../provider/host-paths.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import type { MenuGroup } from './menu-content.rules.ts';
import { MenuTreks } from './menu-treks.tsx';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { useNavigationMessages } from './use-navigation-messages.ts';

export interface MenuGroupsProps {
  /** What the groups are, for a screen reader. */
  label: string;
  groups: readonly MenuGroup[];
  /** The way to everything, under the groups. */
  all: { query: string; label: string };
}

/**
 * Groups left, the selected one's treks right; the first is selected. A pointer over a group and the focus on it select
 * it, a press follows it. A finger has neither: its first tap selects.
 */
export function MenuGroups({ label, groups, all }: MenuGroupsProps) {
  const messages = useNavigationMessages();
  const { paths, Link } = usePorts();
  const [selectedId, select] = useState(groups[0]?.id);
  const pressedBy = useRef<string>('mouse');
  const selected = groups.find(({ id }) => id === selectedId) ?? groups[0];
  const listing = (query: string) => withQuery(paths.treks, query);
  return (
    <div {...anatomy.attributes('columns')} data-has-groups="">
      <div {...anatomy.attributes('group')}>
        <ul aria-label={label}>
          {groups.map((group) => (
            <li key={group.id}>
              <Link
                href={listing(group.query)}
                {...anatomy.attributes('groupLink')}
                {...(group === selected && { 'data-selected': '' })}
                onPointerEnter={(event: PointerEvent) => {
                  if (event.pointerType !== 'touch') select(group.id);
                }}
                onPointerDown={(event: PointerEvent) => {
                  pressedBy.current = group === selected ? 'selected' : event.pointerType;
                }}
                onFocus={() => select(group.id)}
                onClick={(event) => {
                  if (pressedBy.current !== 'touch') return;
                  pressedBy.current = 'mouse';
                  event.preventDefault();
                  event.stopPropagation();
                  select(group.id);
                }}
              >
                {group.label}
              </Link>
            </li>
          ))}
        </ul>
        <Link href={listing(all.query)} {...anatomy.attributes('all')}>
          {all.label}
        </Link>
      </div>
      {selected && (
        <MenuTreks treks={selected.treks} all={{ query: selected.query, label: messages.seeAll(selected.label) }} />
      )}
    </div>
  );
}
