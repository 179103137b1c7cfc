import { Icon } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useId, useState } from 'react';
import * as styles from './office.css.ts';

interface Page {
  path: string;
  name: string;
}

interface Props {
  label: string;
  pages: readonly Page[];
  /** Path of the page that is shown, or of one below it. */
  current: string;
}

/** The page of a path: itself, or the nearest one above it. */
const pageOf = (pages: readonly Page[], current: string) =>
  pages
    .filter(({ path }) => path === current || current.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** As many pages have room beside each other on a phone. */
const MOST_IN_A_ROW = 2;

/** Links to pages beside each other. On a phone, more than a few are below the name of the current one, which opens them. */
export function PageTabs({ label, pages, current }: Props) {
  const { Link } = usePorts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const here = pageOf(pages, current);
  const isRow = pages.length <= MOST_IN_A_ROW;
  return (
    <nav className={styles.pages} aria-label={label}>
      {!isRow && <Toggle label={label} name={here?.name ?? label} list={id} isOpen={isOpen} onChange={setIsOpen} />}
      <div
        id={id}
        className={styles.pageLinks}
        data-state={isRow || isOpen ? 'open' : 'closed'}
        data-row={isRow || undefined}
      >
        {pages.map((page) => (
          <Link
            key={page.path}
            href={page.path}
            aria-current={currentOf(page, here, current)}
            onClick={() => setIsOpen(false)}
          >
            {page.name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

interface ToggleProps {
  label: string;
  /** The current page. */
  name: string;
  /** Id of the links. */
  list: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

function Toggle({ label, name, list, isOpen, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.pagesToggle}
      aria-label={`${label}: ${name}`}
      aria-expanded={isOpen}
      aria-controls={list}
      onClick={() => onChange(!isOpen)}
    >
      <Icon name="menu" />
      <span>{name}</span>
      <Icon name="chevron" />
    </button>
  );
}

function currentOf(page: Page, here: Page | undefined, current: string) {
  if (page !== here) return undefined;
  return page.path === current ? 'page' : 'true';
}
