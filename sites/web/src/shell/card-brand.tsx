import americanExpress from './card-brands/american-express.svg';
import diners from './card-brands/diners.svg';
import discover from './card-brands/discover.svg';
import masterCard from './card-brands/mastercard.svg';
import visa from './card-brands/visa.svg';
import * as styles from './footer.css.ts';

/** Logos of accepted cards, in the brands' colors. */
const LOGOS: Readonly<Record<string, string>> = {
  Visa: visa,
  MasterCard: masterCard,
  'American Express': americanExpress,
  Discover: discover,
  Diners: diners,
};

/** One card's logo, or its name where there is none. */
export function CardBrand({ name }: { name: string }) {
  const logo = LOGOS[name];
  if (!logo) return name;
  return <img className={styles.card} src={logo} alt={name} width={48} height={32} loading="lazy" />;
}
