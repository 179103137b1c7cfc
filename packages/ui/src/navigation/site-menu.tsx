'use client';
import { lazy, type ReactNode, Suspense } from 'react';
import { Spinner } from '../kit/spinner.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { countryQuery, MENU_COUNTRIES, type SiteMenuProps } from './menu-content.ts';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationMessages as messages } from './navigation.messages.ts';

const loadPanels = () => import('./menu-panels.tsx');
const NepalPanel = lazy(async () => ({ default: (await loadPanels()).NepalPanel }));
const ActivitiesPanel = lazy(async () => ({ default: (await loadPanels()).ActivitiesPanel }));
const CountryPanel = lazy(async () => ({ default: (await loadPanels()).CountryPanel }));

/**
 * The header's menu: Nepal by region, activities, India, Bhutan, Tibet, and the host's own pages. Panels and their data
 * load when the visitor comes near; without scripts the top items are links.
 */
export function SiteMenu({ path, data, pages, onWanted }: SiteMenuProps) {
  const { paths, Link } = usePorts();
  const want = () => {
    void loadPanels().catch(() => {});
    onWanted();
  };
  const listing = (query: string) => `${paths.treks}?${query}`;
  return (
    <MegaMenu.Root label={messages.main} path={path}>
      <MegaMenu.List onPointerEnter={want} onPointerDown={want} onFocus={want}>
        <MegaMenu.Item id="nepal">
          <MegaMenu.Trigger href={listing(countryQuery('Nepal'))}>{messages.nepal}</MegaMenu.Trigger>
          <MegaMenu.Panel>
            <Waiting>
              <NepalPanel data={data} />
            </Waiting>
          </MegaMenu.Panel>
        </MegaMenu.Item>
        <MegaMenu.Item id="activities">
          <MegaMenu.Trigger href={paths.treks}>{messages.activities}</MegaMenu.Trigger>
          <MegaMenu.Panel>
            <Waiting>
              <ActivitiesPanel data={data} />
            </Waiting>
          </MegaMenu.Panel>
        </MegaMenu.Item>
        {MENU_COUNTRIES.map((country) => (
          <MegaMenu.Item key={country} id={country.toLowerCase()}>
            <MegaMenu.Trigger href={listing(countryQuery(country))}>{country}</MegaMenu.Trigger>
            <MegaMenu.Panel>
              <Waiting>
                <CountryPanel data={data} country={country} />
              </Waiting>
            </MegaMenu.Panel>
          </MegaMenu.Item>
        ))}
        {pages.map(({ id, label, href, pages: below }) =>
          below ? (
            <MegaMenu.Item key={id} id={id}>
              <MegaMenu.Trigger href={href}>{label}</MegaMenu.Trigger>
              <MegaMenu.Panel layout="narrow">
                <ul {...anatomy.attributes('group')}>
                  {below.map((page) => (
                    <li key={page.id}>
                      <Link href={page.href} {...anatomy.attributes('trek')}>
                        {page.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </MegaMenu.Panel>
            </MegaMenu.Item>
          ) : (
            <li key={id} {...anatomy.attributes('item')}>
              <Link href={href} {...anatomy.attributes('link')}>
                {label}
              </Link>
            </li>
          ),
        )}
      </MegaMenu.List>
    </MegaMenu.Root>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div {...anatomy.attributes('status')}>
          <Spinner label={messages.loading} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
