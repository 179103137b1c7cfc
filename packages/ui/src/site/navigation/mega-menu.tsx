'use client';
import { type ReactNode, useEffect } from 'react';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { lateTexts } from '../../core/lazy/late.texts.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import type { PartProps } from '../../kit/part.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { withQuery } from '../../provider/host-paths.ts';
import { loadAgain } from '../../provider/load-again.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import * as MegaMenu from './mega-menu-bar.tsx';
import { countryQuery, type MenuOptions } from './menu-content.ts';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationTexts } from './navigation.texts.ts';

/** Props of `DefaultMegaMenu`. */
export type DefaultMegaMenuProps = MenuOptions & Omit<PartProps<'nav'>, 'asChild' | 'children'>;

const panelsModule = lazyModule(() => import('./menu-panels.tsx'));

/**
 * The header's menu: a country by region, activities, more countries, and the host's own pages. Panels and their data
 * load when the visitor comes near; without scripts the top items are links.
 */
export const DefaultMegaMenu = withRef(function DefaultMegaMenu({
  path,
  data,
  offer,
  pages,
  onLoadData,
  ...nav
}: DefaultMegaMenuProps) {
  const messages = useTexts(navigationTexts);
  const { country: nameOf } = useTrekFacts();
  const { paths } = usePorts();
  const { byRegion, activities = [], countries = [] } = offer;
  const load = () => {
    panelsModule.preload();
    onLoadData();
  };
  const listing = (query: string) => withQuery(paths.treks, query);
  return (
    <MegaMenu.Root label={messages.main} path={path} {...nav}>
      <MegaMenu.List onPointerEnter={load} onPointerDown={load} onFocus={load}>
        {byRegion && (
          <MegaMenu.Item value={byRegion.country.toLowerCase()}>
            <MegaMenu.Trigger href={listing(countryQuery(byRegion.country))}>{byRegion.label}</MegaMenu.Trigger>
            <MegaMenu.Panel>
              <LoadedPanel onShown={load}>
                {({ RegionsPanel }) => <RegionsPanel data={data} country={byRegion.country} />}
              </LoadedPanel>
            </MegaMenu.Panel>
          </MegaMenu.Item>
        )}
        {activities.length > 0 && (
          <MegaMenu.Item value="activities">
            <MegaMenu.Trigger href={paths.treks}>{messages.activities}</MegaMenu.Trigger>
            <MegaMenu.Panel>
              <LoadedPanel onShown={load}>
                {({ ActivitiesPanel }) => <ActivitiesPanel data={data} categories={activities} />}
              </LoadedPanel>
            </MegaMenu.Panel>
          </MegaMenu.Item>
        )}
        {countries.map((country) => (
          <MegaMenu.Item key={country} value={country.toLowerCase()}>
            <MegaMenu.Trigger href={listing(countryQuery(country))}>{nameOf(country)}</MegaMenu.Trigger>
            <MegaMenu.Panel>
              <LoadedPanel onShown={load}>
                {({ CountryPanel }) => <CountryPanel data={data} country={country} />}
              </LoadedPanel>
            </MegaMenu.Panel>
          </MegaMenu.Item>
        ))}
        {pages.map((page) => (
          <PageItem key={page.id} {...page} />
        ))}
      </MegaMenu.List>
    </MegaMenu.Root>
  );
});

/** A page of the host's own, or a panel of such pages. */
function PageItem({ id, label, href, pages }: MenuOptions['pages'][number]) {
  const { Link } = usePorts();
  if (!pages) {
    return (
      <li {...anatomy.attributes('item')}>
        <Link href={href} {...anatomy.attributes('link')}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <MegaMenu.Item value={id}>
      <MegaMenu.Trigger href={href}>{label}</MegaMenu.Trigger>
      <MegaMenu.Panel layout="narrow">
        <ul {...anatomy.attributes('group')}>
          {pages.map((page) => (
            <li key={page.id}>
              <Link href={page.href} {...anatomy.attributes('trek')}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </MegaMenu.Panel>
    </MegaMenu.Item>
  );
}

interface LoadedPanelProps {
  onShown: () => void;
  children: (panels: typeof import('./menu-panels.tsx')) => ReactNode;
}

/** A panel once its code is loaded, and a placeholder until then. */
function LoadedPanel({ onShown, children }: LoadedPanelProps) {
  const messages = useTexts(navigationTexts);
  const panels = useLazyModule(panelsModule);
  const ports = usePorts();
  const lateMessages = useTexts(lateTexts);
  // A press that was queued until the menu's code was loaded opens a panel without hover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it opens.
  useEffect(onShown, []);
  if (panels.code) return children(panels.code);
  return (
    <div {...anatomy.attributes('status')} role={panels.hasFailed ? 'alert' : undefined}>
      {panels.hasFailed ? (
        <>
          <p>{lateMessages.missing}</p>
          <Button onClick={() => loadAgain(ports)}>{lateMessages.loadAgain}</Button>
        </>
      ) : (
        <Spinner label={messages.loading} />
      )}
    </div>
  );
}
