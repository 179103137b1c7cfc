import type { ReactNode } from 'react';
import * as styles from './footer.css.ts';

/** Logos of accepted cards, drawn in the brands' colors and labeled for screen readers. */
const MARKS: Record<string, ReactNode> = {
  Visa: (
    <text x="24" y="21" fontSize="14" fontWeight="800" fontStyle="italic" fill="#1A1F71" textAnchor="middle">
      VISA
    </text>
  ),
  MasterCard: (
    <>
      <circle cx="19" cy="16" r="8" fill="#EB001B" />
      <circle cx="29" cy="16" r="8" fill="#F79E1B" fillOpacity="0.88" />
    </>
  ),
  'American Express': (
    <>
      <rect width="48" height="32" rx="4" fill="#016FD0" />
      <text x="24" y="20.5" fontSize="11" fontWeight="800" fill="#fff" textAnchor="middle">
        AMEX
      </text>
    </>
  ),
  Discover: (
    <>
      <path d="M14 32C30 30 42 24 48 16v12a4 4 0 0 1-4 4z" fill="#F76B1C" />
      <text x="23" y="18.5" fontSize="8" fontWeight="800" fill="#222" textAnchor="middle">
        DISCOVER
      </text>
    </>
  ),
  Diners: (
    <>
      <circle cx="24" cy="16" r="11" fill="#0069AA" />
      <circle cx="24" cy="16" r="8" fill="#fff" />
      <path d="M21.5 9.5v13a7 7 0 0 1 0-13zM26.5 9.5v13a7 7 0 0 0 0-13z" fill="#0069AA" />
    </>
  ),
};

/** One card's logo. */
export function CardBrand({ name }: { name: string }) {
  return (
    <svg className={styles.card} role="img" aria-label={name} viewBox="0 0 48 32" width={48} height={32}>
      <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill="#fff" stroke="#D5D0C6" />
      {MARKS[name]}
    </svg>
  );
}
