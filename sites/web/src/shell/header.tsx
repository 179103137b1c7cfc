import { Icon } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { AccountMenu } from '@trek/ui/session';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SITE_NAME } from '../page-head.tsx';
import { useIsScrolled } from '../use-is-scrolled.ts';
import * as styles from './header.css.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [
  { href: '/treks?country=nepal', label: 'Nepal Trekking' },
  { href: '/treks?country=india', label: 'India' },
  { href: '/treks?country=bhutan', label: 'Bhutan' },
  { href: '/treks?country=tibet', label: 'Tibet' },
  { href: '/treks', label: 'All treks' },
];

/** The top of every page. */
export function Header() {
  const { Link } = usePorts();
  const [path] = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isScrolled = useIsScrolled();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the route changes.
  useEffect(() => setIsMenuOpen(false), [path]);
  return (
    <header className={styles.header} data-scrolled={isScrolled ? '' : undefined}>
      <div className={styles.bar}>
        <Link href="/" className={styles.brand}>
          <Icon name="mountain" /> {SITE_NAME}
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={isMenuOpen}
          aria-controls="site-menu"
          aria-label="Menu"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} />
        </button>
        <nav id="site-menu" className={styles.menu} data-state={isMenuOpen ? 'open' : 'closed'} aria-label="Main">
          {LINKS.map(({ href, label }) => (
            <Link key={href} href={href} onClick={() => setIsMenuOpen(false)}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
