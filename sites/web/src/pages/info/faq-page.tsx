import { GRADE_LIMITS } from '@trek/ui/internal/trek-card/grade-limits';
import { Button, Icon } from '@trek/ui/kit';
import { BALANCE_DUE_DAYS, DEPOSIT_PERCENT, FREE_CANCELLATION_DAYS, LAST_MINUTE_DAYS } from '@trek/ui/pricing';
import { usePorts } from '@trek/ui/provider';
import type { ReactNode } from 'react';
import { INSURANCE_COVER_USD } from '../../content/advice.ts';
import { FAQ_QUESTIONS, type FaqAnchor } from '../../content/faq.ts';
import { GUARDIAN_AGE, PORTER } from '../../content/terms.ts';
import { usePageHead } from '../../document/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import * as pageStyles from '../page.css.ts';
import { CallToAction } from './call-to-action.tsx';
import * as styles from './info.css.ts';
import { InfoHero } from './info-hero.tsx';
import { RequestTerms } from './request-terms.tsx';

const meters = (altitude: number) => `${altitude.toLocaleString('en-US')} meters`;

/** Demands of each grade, beside its figures. */
const GRADE_NEEDS: Record<keyof typeof GRADE_LIMITS, string> = {
  Easy: 'For anyone who likes walking.',
  Moderate: 'No experience needed, but fitness, and patience with the altitude.',
  Challenging: 'You are fit, and have walked in hills for several days in a row before.',
};

const LEAD = 'Six questions that almost everyone asks before a first trek with us.';

const ANSWERS: readonly { id: FaqAnchor; answer: ReactNode }[] = [
  {
    id: 'experience',
    answer: (
      <>
        <p>
          For an easy or moderate trek, no. You should be able to walk five or six hours on a hilly trail, sleep, and do
          it again the next day. For difficult routes you need to have trekked above 4,000 meters before. Each trek’s
          page says what else it takes.
        </p>
        <p>Every trek keeps to the limits of its grade:</p>
        <ul>
          {Object.entries(GRADE_LIMITS).map(([grade, { nightMeters, walkMeters, hours }]) => (
            <li key={grade}>
              <strong>{`${grade}:`}</strong>{' '}
              <span>
                {`nights up to ${meters(nightMeters)}, walks up to ${meters(walkMeters)}, and at most ${hours} hours on the longest day. ${GRADE_NEEDS[grade as keyof typeof GRADE_LIMITS]}`}
              </span>
            </li>
          ))}
        </ul>
        <p>
          Steep ground, cold or a long way from any road can put a trek into a higher grade than its figures. Above
          “Challenging” it is the ground that decides.
        </p>
        <p>Travelers under {GUARDIAN_AGE} walk with a parent or guardian. There is no upper age limit.</p>
      </>
    ),
  },
  {
    id: 'included',
    answer: (
      <>
        <p>
          Each trek’s page lists what is included and what is not. Usually included are permits, a licensed guide,
          porters or pack animals, lodges or tents, meals on the trail, and the transport named in the itinerary.
          Usually not included are international flights, insurance, drinks, tips and, except in Bhutan, your visa.
        </p>
        <p>
          One porter carries the bags of {PORTER.trekkers} trekkers, at most {PORTER.loadKg} kg in total, so yours
          should weigh no more than half of that.
        </p>
      </>
    ),
  },
  {
    id: 'packing',
    answer: (
      <p>
        Layers, boots you have broken in, a warm sleeping bag and little else. The{' '}
        <PageLink href="/equipment-checklist">equipment checklist</PageLink> has the full list, and says what you can
        rent in Kathmandu.
      </p>
    ),
  },
  {
    id: 'insurance',
    answer: (
      <p>
        Yes. It must cover helicopter rescue up to the highest point of your route; we recommend at least USD{' '}
        {INSURANCE_COVER_USD.toLocaleString('en-US')}. The page on{' '}
        <PageLink href="/travel-insurance">travel insurance</PageLink> explains what to look for.
      </p>
    ),
  },
  {
    id: 'booking',
    answer: (
      <>
        <p>
          Choose a trek, press “Book Now” and pay a deposit of {DEPOSIT_PERCENT}%, the full price, or anything in
          between. The balance is due {BALANCE_DUE_DAYS} days before the trek. Until {FREE_CANCELLATION_DAYS} days
          before departure you can cancel on this site at no cost beyond the deposit; the{' '}
          <PageLink href="/terms-conditions">terms</PageLink> explain the rules.
        </p>
        <RequestTerms />
        <p>
          On most routes you can book until {LAST_MINUTE_DAYS} days before departure. We need more time where permits
          take longer: in Tibet, Bhutan and the restricted areas of Nepal.
        </p>
      </>
    ),
  },
  {
    id: 'customizing',
    answer: (
      <p>
        Gladly. An extra night to acclimatize, a shorter way out, a private departure, a vegetarian kitchen, a birthday
        on a pass: <PageLink href="/contact">write to us</PageLink> and tell us what you have in mind. A person answers
        within one working day.
      </p>
    ),
  },
];

/** The six questions. */
export default function FaqPage() {
  const { paths, Link } = usePorts();
  const title = 'Frequently asked questions';
  usePageHead({ title, description: LEAD, canonicalPath: '/faq' });
  return (
    <>
      <InfoHero title={title} lead={LEAD} />
      <div className={pageStyles.page}>
        <div className={styles.prose}>
          {ANSWERS.map(({ id, answer }, index) => (
            <details key={id} id={id} className={styles.question} open={index === 0}>
              <summary>
                <h2>{FAQ_QUESTIONS[id]}</h2>
                <Icon name="chevron" />
              </summary>
              <div>{answer}</div>
            </details>
          ))}
        </div>
        <CallToAction title="Another question?" text="The people who reply know the trail you are asking about.">
          <Button asChild variant="primary">
            <Link href={paths.contact}>Ask us</Link>
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
