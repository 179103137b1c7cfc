'use client';
import type { ReactNode } from 'react';
import type { Remote } from '../../api/remote.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Columns, Status } from './mega-menu-content.tsx';
import { activityGroups, countryGroup, regionGroups } from './menu-content.rules.ts';
import { countryQuery, type MenuData } from './menu-content.ts';
import { MenuGroups } from './menu-groups.tsx';
import { MenuTreks } from './menu-treks.tsx';
import { navigationTexts } from './navigation.texts.ts';

interface PanelProps {
  data: Remote<MenuData>;
}

/** A country's regions left, the treks of the selected one right. */
export function RegionsPanel({ data, country }: PanelProps & { country: string }) {
  const messages = useTexts(navigationTexts);
  const { country: nameOf } = useTrekFacts();
  return (
    <WithData data={data}>
      {(menu) => (
        <MenuGroups
          label={messages.regions(nameOf(country))}
          groups={regionGroups(menu, country)}
          all={{ query: countryQuery(country), label: messages.allOf(nameOf(country)) }}
        />
      )}
    </WithData>
  );
}

/** The categories left, the treks that carry the selected one right. */
export function ActivitiesPanel({ data, categories }: PanelProps & { categories: readonly string[] }) {
  const messages = useTexts(navigationTexts);
  const { activity } = useTrekFacts();
  return (
    <WithData data={data}>
      {({ treks }) => (
        <MenuGroups
          label={messages.categories}
          groups={activityGroups(categories, treks, activity)}
          all={{ query: '', label: messages.everything }}
        />
      )}
    </WithData>
  );
}

/** The first treks of one country. */
export function CountryPanel({ data, country }: PanelProps & { country: string }) {
  const messages = useTexts(navigationTexts);
  const { country: nameOf } = useTrekFacts();
  return (
    <WithData data={data}>
      {(menu) => {
        const { treks, query } = countryGroup(menu, country);
        return (
          <Columns>
            <MenuTreks treks={treks} all={{ query, label: messages.allOf(nameOf(country)) }} />
          </Columns>
        );
      }}
    </WithData>
  );
}

function WithData({ data, children }: PanelProps & { children: (menu: MenuData) => ReactNode }) {
  const messages = useTexts(navigationTexts);
  if (data.status === 'ready') return children(data.value);
  if (data.status === 'loading') {
    return (
      <Status>
        <Spinner label={messages.loading} />
      </Status>
    );
  }
  return (
    <Status role="alert">
      <p>{messages.failed}</p>
      <Button onClick={data.retry}>{messages.tryAgain}</Button>
    </Status>
  );
}
