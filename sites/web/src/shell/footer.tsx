import { placeSlug } from '@trek/ui/api';
import { Button } from '@trek/ui/kit';
import { DEFAULT_PATHS as paths, usePorts } from '@trek/ui/provider';
import type { ReactNode } from 'react';
import { COMPANY, type ExternalLink, type Office } from '../content/company.ts';
import { phoneHref } from '../content/contact-links.ts';
import { FOOTER_COUNTRIES, footerText, INFORMATION_PAGES, POLICY_PAGES } from '../content/footer.ts';
import { SITE_NAME } from '../content/site-name.ts';
import { CardBrand } from './card-brand.tsx';
import * as styles from './footer.css.ts';

export function Footer() {
  const countries = FOOTER_COUNTRIES.map((label) => ({ href: paths.country(placeSlug(label)), label }));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <ContactUs />
        <OfficeBlock office={COMPANY.offices.nepal} />
        <OfficeBlock office={COMPANY.offices.australia} />
        <Links title={footerText.walks} links={countries} />
        <Links title={footerText.information} links={INFORMATION_PAGES} />
      </div>
      <div className={styles.strip}>
        <Outside title={footerText.follow} links={COMPANY.socials} />
        <Outside title={footerText.reviews} links={COMPANY.reviewSites} />
        <Row title={footerText.cards}>
          {COMPANY.cardBrands.map((brand) => (
            <li key={brand}>
              <CardBrand name={brand} />
            </li>
          ))}
        </Row>
      </div>
      <Legal />
    </footer>
  );
}

function ContactUs() {
  const { Link } = usePorts();
  return (
    <section>
      <h2>{footerText.contactUs}</h2>
      <p>{COMPANY.promise}</p>
      <p>{footerText.contactText}</p>
      <Button asChild variant="primary">
        <Link href={paths.contact}>{footerText.sendInquiry}</Link>
      </Button>
    </section>
  );
}

function OfficeBlock({ office: { country, lines, phones, emails, hours } }: { office: Office }) {
  return (
    <section>
      <h2>{footerText.office(country)}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phones.map((phone) => (
          <a key={phone} href={phoneHref(phone)}>
            {phone}
          </a>
        ))}
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </address>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Links({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  const { Link } = usePorts();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Outside({ title, links }: { title: string; links: readonly ExternalLink[] }) {
  return (
    <Row title={title}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={footerText.newTab(name)}>
            {name}
          </a>
        </li>
      ))}
    </Row>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Legal() {
  const { Link } = usePorts();
  return (
    <div className={styles.legal}>
      <p>
        {`${SITE_NAME} · ${footerText.license(COMPANY.license)} · ${footerText.registration(COMPANY.registration)}`}
      </p>
      <nav aria-label={footerText.policies}>
        <ul>
          {POLICY_PAGES.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
