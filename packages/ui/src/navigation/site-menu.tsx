'use client';
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { lateCodeMessages } from '../provider/late-code.messages.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { type LateCode, useLateCode, useLoadAgain } from '../provider/use-late-code.ts';
import { MegaMenu } from './mega-menu.tsx';
import { countryQuery, MENU_COUNTRIES, type SiteMenuProps } from './menu-content.ts';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationMessages as messages } from './navigation.messages.ts';

const loadPanels = () => import('./menu-panels.tsx');
type Panels = Awaited<ReturnType<typeof loadPanels>>;

/**
 * The header's menu: Nepal by region, activities, India, Bhutan, Tibet, and the host's own pages. Panels and their data
 * load when the visitor comes near; without scripts the top items are links.
 */
export function SiteMenu({ path, data, pages, onWanted }: SiteMenuProps) {
  const { paths, Link } = usePorts();
  const panels = useLateCode(loadPanels);
  const want = () => {
    void panels.want();
    onWanted();
  };
  const listing = (query: string) => `${paths.treks}?${query}`;
  return (
    <MegaMenu.Root label={messages.main} path={path}>
      <MegaMenu.List onPointerEnter={want} onPointerDown={want} onFocus={want}>
        <MegaMenu.Item id="nepal">
          <MegaMenu.Trigger href={listing(countryQuery('Nepal'))}>{messages.nepal}</MegaMenu.Trigger>
          <MegaMenu.Panel>
            <Arrived panels={panels}>{({ NepalPanel }) => <NepalPanel data={data} />}</Arrived>
          </MegaMenu.Panel>
        </MegaMenu.Item>
        <MegaMenu.Item id="activities">
          <MegaMenu.Trigger href={paths.treks}>{messages.activities}</MegaMenu.Trigger>
          <MegaMenu.Panel>
            <Arrived panels={panels}>{({ ActivitiesPanel }) => <ActivitiesPanel data={data} />}</Arrived>
          </MegaMenu.Panel>
        </MegaMenu.Item>
        {MENU_COUNTRIES.map((country) => (
          <MegaMenu.Item key={country} id={country.toLowerCase()}>
            <MegaMenu.Trigger href={listing(countryQuery(country))}>{country}</MegaMenu.Trigger>
            <MegaMenu.Panel>
              <Arrived panels={panels}>{({ CountryPanel }) => <CountryPanel data={data} country={country} />}</Arrived>
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

/** A panel once its code is there, and what stands in its place until then. */
function Arrived({ panels, children }: { panels: LateCode<Panels>; children: (panels: Panels) => ReactNode }) {
  const loadAgain = useLoadAgain();
  if (panels.code) return children(panels.code);
  return (
    <div {...anatomy.attributes('status')} role={panels.hasFailed ? 'alert' : undefined}>
      {panels.hasFailed ? (
        <>
          <p>{lateCodeMessages.missing}</p>
          <Button onClick={loadAgain}>{lateCodeMessages.loadAgain}</Button>
        </>
      ) : (
        <Spinner label={messages.loading} />
      )}
    </div>
  );
}
