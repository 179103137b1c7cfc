import { Icon } from '@trek/ui/kit';
import { DefaultMenuDrawer } from '@trek/ui/navigation';
import { usePorts } from '@trek/ui/provider';
import { DefaultAccountMenu } from '@trek/ui/sign-in';
import { useLocation } from 'wouter';
import { SITE_NAME } from '../content/site-name.ts';
import { useMenuData } from '../data/use-menu-data.ts';
import * as styles from './header.css.ts';
import { HeaderSearch } from './header-search.ts';
import { MenuBar } from './menu-bar.ts';
import { useDrawerPages, useMenuOffer, useOfficePage } from './menu-pages.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

export function Header() {
  const { Link } = usePorts();
  const [path] = useLocation();
  const isScrolled = useIsScrolled();
  const { data, load } = useMenuData();
  const office = useOfficePage();
  return (
    <header className={styles.header} data-scrolled={isScrolled ? '' : undefined}>
      <div className={styles.bar}>
        <Link href="/" className={styles.brand}>
          <Icon name="mountain" /> <span translate="no">{SITE_NAME}</span>
        </Link>
        <MenuBar />
        <div className={styles.tools}>
          <HeaderSearch />
          <ThemeSwitch />
          <DefaultAccountMenu pages={office ? [office] : []} />
          <DefaultMenuDrawer
            path={path}
            data={data}
            offer={useMenuOffer()}
            pages={useDrawerPages()}
            onLoadData={load}
          />
        </div>
      </div>
    </header>
  );
}
