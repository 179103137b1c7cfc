'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../internal/use-latest.ts';
import { useMediaQuery } from '../internal/use-media-query.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { Portal } from '../kit/portal.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { useModal } from '../kit/use-modal.ts';
import { withQuery } from '../provider/host-paths.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { breakpoint } from '../theme/tokens.ts';
import { activityGroups, countryGroup, type MenuGroup, regionGroups } from './menu-content.rules.ts';
import { countryQuery, type SiteMenuProps } from './menu-content.ts';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { useNavigationMessages } from './use-navigation-messages.ts';

const Backdrop = createPart('div', anatomy, 'backdrop');
const Panel = createPart('div', anatomy, 'panel');
const Header = createPart('div', anatomy, 'header');
const Title = createPart('p', anatomy, 'title');
const Close = createPart('button', anatomy, 'close');
const Section = createPart('details', anatomy, 'section');
const Heading = createPart('summary', anatomy, 'heading');

/** Where the header has room for the whole menu, and the skin hides this one. */
const WIDE = `(width >= ${breakpoint.desktop}px)`;

interface Entry {
  href: string | null;
  label: string;
}

type PanelProps = Pick<SiteMenuProps, 'data' | 'offer' | 'pages'> & { onClose: () => void };

/** The opened panel beside the page: a modal dialog, which keeps the focus in and gives it back. */
export function MenuDrawerPanel(panel: PanelProps) {
  return (
    <Portal>
      <Backdrop onClick={panel.onClose} />
      <OpenPanel {...panel} />
    </Portal>
  );
}

const isLink = (target: EventTarget) => (target as Element).closest('a') !== null;

/** A component of its own, so that its effects run where it is on the page. */
function OpenPanel({ data, offer, pages, onClose }: PanelProps) {
  const messages = useNavigationMessages();
  const { paths } = usePorts();
  const panel = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE, false);
  const latest = useLatest(onClose);
  const [isLeaving, setIsLeaving] = useState(false);
  useModal(panel, { isOpen: !isLeaving, onEscape: onClose });
  useEffect(() => {
    // Hidden while it is open, it would still keep everything behind it from being used.
    if (isWide) latest.current();
  }, [isWide, latest]);
  useEffect(() => {
    // Back and Forward may change the query alone, which is no other path.
    const close = () => latest.current();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [latest]);
  const listing = (query: string) => withQuery(paths.treks, query);
  const ready = data.status === 'ready' ? data : { regions: [], treks: [] };
  const { byRegion, activities = [], countries = [] } = offer;
  const entriesOf = (groups: readonly MenuGroup[]) =>
    groups.map(({ query, label }) => ({ href: listing(query), label }));
  const all = (country: string, query = countryQuery(country)) => ({
    href: listing(query),
    label: messages.allOf(country),
  });
  return (
    <Panel
      ref={panel}
      role="dialog"
      aria-modal
      aria-label={messages.menu}
      tabIndex={-1}
      // It lets the focus go before the link is followed, so that the page can take it.
      onClickCapture={(event) => isLink(event.target) && flushSync(() => setIsLeaving(true))}
      onClick={(event) => isLink(event.target) && onClose()}
    >
      <Header>
        <Title>{messages.menu}</Title>
        {/* In the header, so that nothing below moves when the entries are there. */}
        {data.status === 'loading' && <Spinner label={messages.loading} />}
        <Close type="button" aria-label={messages.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </Close>
      </Header>
      {data.status === 'failed' && (
        <div role="alert">
          <p>{messages.failed}</p>
          <Button onClick={data.retry}>{messages.tryAgain}</Button>
        </div>
      )}
      {byRegion && (
        <Entries
          label={byRegion.label}
          entries={[...entriesOf(regionGroups(ready, byRegion.country)), all(byRegion.country)]}
        />
      )}
      {activities.length > 0 && (
        <Entries
          label={messages.activities}
          entries={[...entriesOf(activityGroups(activities, [])), { href: paths.treks, label: messages.everything }]}
        />
      )}
      {countries.map((country) => {
        const { treks, query } = countryGroup(ready, country);
        const entries = treks.map(({ slug, title }) => ({ href: paths.trek(slug), label: title }));
        return <Entries key={country} label={country} entries={[...entries, all(country, query)]} />;
      })}
      {pages.map((page) =>
        page.pages ? (
          <Entries key={page.id} label={page.label} entries={page.pages} />
        ) : (
          <EntryLink key={page.id} {...page} />
        ),
      )}
    </Panel>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <Section name="menu">
      <Heading>
        {label} <Icon name="chevron" />
      </Heading>
      <ul {...anatomy.attributes('links')}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <EntryLink {...entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EntryLink({ href, label }: Entry) {
  const { Link } = usePorts();
  return (
    <Link href={href} {...anatomy.attributes('link')}>
      {label}
    </Link>
  );
}
