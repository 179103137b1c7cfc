import { usePorts } from '@trek/ui/provider';
import { COMPANY } from '../company.ts';
import { SITE_NAME } from '../page-head.tsx';
import * as styles from './footer.css.ts';

const COUNTRIES = ['Nepal', 'Bhutan', 'Tibet', 'India'];

/** The foot of every page. */
export function Footer() {
  const { Link, paths } = usePorts();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2>{SITE_NAME}</h2>
          <p>{COMPANY.promise}</p>
          <p>
            Tourism License No. {COMPANY.licence}
            <br />
            Company Regd. No. {COMPANY.registration}
          </p>
        </section>
        <nav aria-label="Where we walk">
          <h2>Where we walk</h2>
          <ul>
            {COUNTRIES.map((country) => (
              <li key={country}>
                <Link href={`${paths.treks}?country=${country.toLowerCase()}`}>{country}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Your account">
          <h2>Your account</h2>
          <ul>
            <li>
              <Link href={paths.login}>Sign in</Link>
            </li>
            <li>
              <Link href={paths.signup}>Create an account</Link>
            </li>
            <li>
              <Link href={paths.profile}>Your bookings</Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.flags} aria-hidden="true" />
    </footer>
  );
}
