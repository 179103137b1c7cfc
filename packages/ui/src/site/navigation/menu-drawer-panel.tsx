'use client';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { withQuery } from '../../provider/host-paths.ts';
import { Portal } from '../../provider/portal.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { activityGroups, countryGroup, type MenuGroup, regionGroups } from './menu-content.rules.ts';
import { countryQuery, type MenuData, type MenuOptions } from './menu-content.ts';
import {
  Backdrop,
  CloseTrigger,
  Header,
  Heading,
  Link,
  Links,
  Panel,
  Section,
  Title,
} from './menu-drawer-panel-parts.tsx';
import { navigationTexts } from './navigation.texts.ts';

interface Entry {
  href: string | null;
  label: string;
}

type PanelProps = Pick<MenuOptions, 'data' | 'offer' | 'pages'>;

/** The opened panel: the menus of treks, then the host's own pages. */
export function MenuDrawerPanel({ data, offer, pages }: PanelProps) {
  const messages = useTexts(navigationTexts);
  return (
    <Portal>
      <Backdrop />
      <Panel>
        <Header>
          <Title />
          {/* In the header, so that nothing below moves when the entries are there. */}
          {data.status === 'loading' && <Spinner label={messages.loading} />}
          <CloseTrigger />
        </Header>
        {data.status === 'failed' && (
          <div role="alert">
            <p>{messages.failed}</p>
            <Button onClick={data.retry}>{messages.tryAgain}</Button>
          </div>
        )}
        <TrekSections data={data} offer={offer} />
        {pages.map((page) =>
          page.pages ? (
            <Entries key={page.id} label={page.label} entries={page.pages} />
          ) : (
            <Link key={page.id} href={page.href}>
              {page.label}
            </Link>
          ),
        )}
      </Panel>
    </Portal>
  );
}

/** One country by region, activities, more countries. */
function TrekSections({ data, offer }: Pick<PanelProps, 'data' | 'offer'>) {
  const messages = useTexts(navigationTexts);
  const facts = useTrekFacts();
  const { paths } = usePorts();
  const listing = (query: string) => withQuery(paths.treks, query);
  const menu: MenuData = data.status === 'ready' ? data.value : { regions: [], treks: [] };
  const { byRegion, activities = [], countries = [] } = offer;
  const entriesOf = (groups: readonly MenuGroup[]) =>
    groups.map(({ query, label }) => ({ href: listing(query), label }));
  const all = (country: string, query = countryQuery(country)) => ({
    href: listing(query),
    label: messages.allOf(facts.country(country)),
  });
  return (
    <>
      {byRegion && (
        <Entries
          label={byRegion.label}
          entries={[...entriesOf(regionGroups(menu, byRegion.country)), all(byRegion.country)]}
        />
      )}
      {activities.length > 0 && (
        <Entries
          label={messages.activities}
          entries={[
            ...entriesOf(activityGroups(activities, [], facts.activity)),
            { href: paths.treks, label: messages.everything },
          ]}
        />
      )}
      {countries.map((country) => {
        const { treks, query } = countryGroup(menu, country);
        const entries = treks.map(({ slug, title }) => ({ href: paths.trek(slug), label: title }));
        return <Entries key={country} label={facts.country(country)} entries={[...entries, all(country, query)]} />;
      })}
    </>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <Section>
      <Heading>
        <span>{label}</span> <Icon name="chevron" />
      </Heading>
      <Links>
        {entries.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Links>
    </Section>
  );
}
