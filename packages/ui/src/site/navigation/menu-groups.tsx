'use client';
import { type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { All, Columns, Group, GroupLink } from './mega-menu-content.tsx';
import type { MenuGroup } from './menu-content.rules.ts';
import { MenuTreks } from './menu-treks.tsx';
import { navigationTexts } from './navigation.texts.ts';

export interface MenuGroupsProps {
  /** The groups' name, for a screen reader. */
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
  const messages = useTexts(navigationTexts);
  const { paths } = usePorts();
  const [selectedId, select] = useState(groups[0]?.id);
  const pressedBy = useRef<string>('mouse');
  const selected = groups.find(({ id }) => id === selectedId) ?? groups[0];
  const listing = (query: string) => withQuery(paths.treks, query);
  return (
    <Columns data-has-groups="">
      <Group asChild>
        <div>
          <ul aria-label={label}>
            {groups.map((group) => (
              <li key={group.id}>
                <GroupLink
                  href={listing(group.query)}
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
                </GroupLink>
              </li>
            ))}
          </ul>
          <All href={listing(all.query)}>{all.label}</All>
        </div>
      </Group>
      {selected && (
        <MenuTreks treks={selected.treks} all={{ query: selected.query, label: messages.seeAll(selected.label) }} />
      )}
    </Columns>
  );
}
