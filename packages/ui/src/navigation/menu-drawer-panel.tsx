'use client';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../internal/use-media-query.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { withQuery } from '../provider/host-paths.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { breakpoint } from '../theme/tokens.ts';
import { activityGroups, countryGroup, type MenuGroup, regionGroups } from './menu-content.rules.ts';
import { countryQuery, type SiteMenuProps } from './menu-content.ts';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { useNavigationMessages } from './use-navigation-messages.ts';

const Panel = createPart('dialog', anatomy, 'panel');
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

/** The opened panel: a modal dialog of the browser's own, which keeps the focus in and gives it back. */
export function MenuDrawerPanel({ data, offer, pages, onClose }: SiteMenuProps & { onClose: () => void }) {
  const messages = useNavigationMessages();
  const { paths } = usePorts();
  const panel = useRef<HTMLDialogElement>(null);
  const isWide = useMediaQuery(WIDE, false);
  useEffect(() => panel.current?.showModal(), []);
  useEffect(() => {
    // Hidden while it is open, it would still keep everything behind it from being used.
    if (isWide) panel.current?.close();
  }, [isWide]);
  useEffect(() => {
    // Back and Forward may change the query alone, which is no other path.
    const close = () => panel.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
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
      aria-label={messages.menu}
      onClose={onClose}
      onClickCapture={(event) => {
        const target = event.target as Element;
        // Closed before the link is followed, so that the page can take the focus. The dialog itself is pressed where
        // nothing of it is: on what lies behind it.
        if (target === panel.current || target.closest('a')) panel.current?.close();
      }}
    >
      <Header>
        <Title>{messages.menu}</Title>
        {/* In the header, so that nothing below moves when the entries are there. */}
        {data.status === 'loading' && <Spinner label={messages.loading} />}
        <Close type="button" aria-label={messages.closeMenu} onClick={() => panel.current?.close()}>
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
