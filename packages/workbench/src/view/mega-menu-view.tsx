import type { SnapshotFrom } from 'xstate';
import type { megaMenuMachine, PointerKind } from '../../../ui/src/site/navigation/mega-menu.machine.ts';
import { countryGroup, regionGroups } from '../../../ui/src/site/navigation/menu-content.rules.ts';
import { navigationTexts } from '../../../ui/src/site/navigation/navigation.texts.ts';
import { storyMenu, storyOffer } from '../../../ui/src/testing/story-menu.ts';
import type { PanelProps } from './panel-props.ts';

const messages = navigationTexts.english;

const ITEMS = [
  {
    id: 'nepal',
    label: storyOffer.byRegion.label,
    entries: regionGroups(storyMenu, 'Nepal').map(({ label }) => label),
  },
  { id: 'bhutan', label: 'Bhutan', entries: countryGroup(storyMenu, 'Bhutan').treks.map(({ title }) => title) },
];

/** Two top items of the menu bar with what their panels hold; pointer, press and keys go to the machine on the bench. */
export function MegaMenuView({ session, moment }: PanelProps) {
  const { openItem, awaitedItem } = (moment.recorded.run.snapshot as SnapshotFrom<typeof megaMenuMachine>).context;
  const send = (event: { type: string; item?: string; pointer?: PointerKind }) => void session.send(event);
  return (
    <ul className="workbench-menu" aria-label={messages.main}>
      {ITEMS.map(({ id, label, entries }) => (
        <li
          key={id}
          onPointerEnter={(event) =>
            send({ type: 'pointer.enter', item: id, pointer: event.pointerType as PointerKind })
          }
          onPointerLeave={(event) => send({ type: 'pointer.leave', pointer: event.pointerType as PointerKind })}
        >
          <button
            type="button"
            aria-expanded={openItem === id}
            data-awaited={awaitedItem === id || undefined}
            onClick={() => send({ type: 'item.press', item: id })}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') send({ type: 'key.arrow', item: id });
              if (event.key === 'Escape') send({ type: 'key.escape' });
            }}
          >
            {label}
          </button>
          {openItem === id && (
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
