import { useTexts } from '@trek/ui/internal/language';
import { useLate } from '@trek/ui/internal/lazy';
import { BALANCE_DUE_DAYS, DEPOSIT_PERCENT } from '@trek/ui/pricing';
import { usePorts } from '@trek/ui/provider';
import { homeTexts } from '../../content/home.ts';
import * as styles from './home.css.ts';

/** How booking works, in three steps, beside what few others show. */
export function HowItWorks() {
  const { booking, openly } = useTexts(homeTexts);
  const { locale } = usePorts();
  const deposit = new Intl.NumberFormat(locale, { style: 'percent' }).format(DEPOSIT_PERCENT / 100);
  return (
    <div className={styles.pair} data-late={useLate()}>
      <section aria-labelledby="booking">
        <h2 id="booking">{booking.title}</h2>
        <ol className={styles.points}>
          <Point {...booking.choose} />
          <Point title={booking.pay.title} text={booking.pay.text(deposit, BALANCE_DUE_DAYS)} />
          <Point {...booking.prepare} />
        </ol>
      </section>
      <section aria-labelledby="openly">
        <h2 id="openly">{openly.title}</h2>
        <ul className={styles.points}>
          <Point {...openly.nights} />
          <Point {...openly.permits} />
          <Point {...openly.refund} />
        </ul>
      </section>
    </div>
  );
}

const Point = ({ title, text }: { title: string; text: string }) => (
  <li>
    <strong>{title}</strong> <span>{text}</span>
  </li>
);
