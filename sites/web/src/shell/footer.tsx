import { placeSlug } from '@trek/ui/api';
import { useTexts } from '@trek/ui/internal/language';
import { phoneHref } from '@trek/ui/internal/phone-href';
import { trekFactsTexts } from '@trek/ui/internal/trek-facts';
import { Button } from '@trek/ui/kit';
import { DEFAULT_PATHS as paths, usePorts } from '@trek/ui/provider';
import type { ReactNode } from 'react';
import { COMPANY, type ExternalLink, type Office } from '../content/company.ts';
import { FOOTER_COUNTRIES, footerTexts, INFORMATION_PAGES, POLICY_PAGES } from '../content/footer.ts';
import { SITE_NAME } from '../content/site-name.ts';
import { PAGE_ADDRESSES, type PageName, pageNames } from '../content/site-pages.ts';
import { useInEnglish } from '../language/in-english.ts';
import { useLanguageCode } from '../language/language-context.ts';
import { useLanguageLinks } from '../language/use-language-links.ts';
import { CardBrand } from './card-brand.tsx';
import * as styles from './footer.css.ts';
import { shellTexts } from './shell.texts.ts';

export function Footer() {
  const messages = useTexts(footerTexts);
  const links = usePageLinks();
  const { country: nameOf } = useTexts(trekFactsTexts);
  const countries = FOOTER_COUNTRIES.map((name) => ({ href: paths.country(placeSlug(name)), label: nameOf(name) }));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <ContactUs />
        <OfficeBlock office={COMPANY.offices.nepal} />
        <OfficeBlock office={COMPANY.offices.australia} />
        <Links title={messages.walks} links={countries} />
        <Links title={messages.information} links={links(INFORMATION_PAGES)} />
      </div>
      <div className={styles.strip}>
        <Outside title={messages.follow} links={COMPANY.socials} />
        <Outside title={messages.reviews} links={COMPANY.reviewSites} />
        <Row title={messages.cards}>
          {COMPANY.cardBrands.map((brand) => (
            <li key={brand}>
              <CardBrand name={brand} />
            </li>
          ))}
        </Row>
      </div>
      <Languages />
      <Legal />
    </footer>
  );
}

/** The site's own pages with the names of the page's language. */
function usePageLinks() {
  const names = useTexts(pageNames);
  return (pages: readonly PageName[]) => pages.map((name) => ({ href: PAGE_ADDRESSES[name], label: names[name] }));
}

/** No heading: the outline is the page's own. */
const Title = ({ children }: { children: string }) => <p data-title="">{children}</p>;

function ContactUs() {
  const inEnglish = useInEnglish();
  const messages = useTexts(footerTexts);
  const { Link } = usePorts();
  return (
    <section aria-label={messages.contactUs}>
      <Title>{messages.contactUs}</Title>
      <p {...inEnglish}>{COMPANY.promise}</p>
      <p>{messages.contactText}</p>
      <Button asChild variant="primary">
        <Link href={paths.contact}>{messages.sendInquiry}</Link>
      </Button>
    </section>
  );
}

function OfficeBlock({ office: { country, lines, phones, emails, hours } }: { office: Office }) {
  const inEnglish = useInEnglish();
  const { country: nameOf } = useTexts(trekFactsTexts);
  const messages = useTexts(footerTexts);
  return (
    <section aria-label={messages.office(nameOf(country))}>
      <Title>{messages.office(nameOf(country))}</Title>
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
        <p key={line} {...inEnglish}>
          {line}
        </p>
      ))}
    </section>
  );
}

function Links({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  const { Link } = usePorts();
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
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
  const messages = useTexts(footerTexts);
  return (
    <Row title={title}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={messages.newTab(name)}>
            {name}
          </a>
        </li>
      ))}
    </Row>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <ul>{children}</ul>
    </section>
  );
}

/** This page in the other languages: links, which need no scripts. */
function Languages() {
  const own = useLanguageCode();
  const { language } = useTexts(shellTexts);
  return (
    <nav className={styles.languages} aria-label={language}>
      <ul>
        {useLanguageLinks().map(({ code, name, href }) => (
          <li key={code}>
            <a href={href} hrefLang={code} lang={code} translate="no" aria-current={code === own ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legal() {
  const messages = useTexts(footerTexts);
  const links = usePageLinks();
  const { Link } = usePorts();
  return (
    <div className={styles.legal}>
      <p>{`${SITE_NAME} · ${messages.license(COMPANY.license)} · ${messages.registration(COMPANY.registration)}`}</p>
      <nav aria-label={messages.policies}>
        <ul>
          {links(POLICY_PAGES).map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
