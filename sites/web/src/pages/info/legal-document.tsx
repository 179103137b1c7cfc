import * as styles from './info.css.ts';

export interface LegalDocumentProps {
  title: string;
  issuer: string;
  number: string;
  text: string;
}

/** A license or membership: a drawn certificate with its description. */
export function LegalDocument({ title, issuer, number, text }: LegalDocumentProps) {
  return (
    <figure className={styles.certificate}>
      <svg viewBox="0 0 320 220" role="img" aria-label={`Certificate: ${title}, ${number}`}>
        <rect x="1" y="1" width="318" height="218" rx="8" />
        <rect x="12" y="12" width="296" height="196" rx="4" data-line="" />
        <path data-line="" d="M138 58l16-24 9 12 12-18 21 30z" />
        <text x="160" y="92" textAnchor="middle" data-size="large">
          {title}
        </text>
        <text x="160" y="118" textAnchor="middle">
          {number}
        </text>
        <path data-line="" d="M60 140h200M60 154h200M60 168h120" />
        <circle cx="248" cy="182" r="16" data-seal="" />
        <path data-seal="" d="M240 194l-4 14 12-6 12 6-4-14" />
      </svg>
      <figcaption>
        <h3>{title}</h3>
        <p>
          <strong>{issuer}</strong> <span>{`· ${number}`}</span>
        </p>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}
