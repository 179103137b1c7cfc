import { Button, Icon } from '@trek/ui/kit';
import { BALANCE_DUE_DAYS, DEPOSIT_PERCENT, FREE_CANCELLATION_DAYS, LAST_MINUTE_DAYS } from '@trek/ui/pricing';
import { usePorts } from '@trek/ui/provider';
import { INSURANCE_COVER_USD } from '../../content/advice.ts';
import { GUARDIAN_AGE, PORTER } from '../../content/terms.ts';
import { usePageHead } from '../../document/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import * as pageStyles from '../page.css.ts';
import { CallToAction } from './call-to-action.tsx';
import * as styles from './info.css.ts';
import { InfoHero } from './info-hero.tsx';
import { RequestTerms } from './request-terms.tsx';

const LEAD = 'Six questions that almost everyone asks before a first trek with us.';

const QUESTIONS = [
  {
    question: 'Do I need any trekking experience?',
    answer: (
      <>
        <p>
          For an easy or moderate trek, no. You should be able to walk five or six hours on a hilly path, rest a night,
          and do the same again. For difficult routes we ask for an earlier trek above 4,000 meters, and for a passage
          with ropes we tell you what to practice.
        </p>
        <p>
          Travelers under {GUARDIAN_AGE} walk with a parent or guardian. There is no upper age: our oldest guest so far
          crossed the Thorong La with her granddaughter.
        </p>
      </>
    ),
  },
  {
    question: 'What is included in the price?',
    answer: (
      <>
        <p>
          Each trek’s page lists what is included and what is not, under the tab of that name. As a rule: permits, a
          licensed guide, porters, lodges or tents, meals on the trail, and transport from Kathmandu and back. As a rule
          not: international flights, visa, insurance, drinks and tips.
        </p>
        <p>
          One porter serves {PORTER.trekkers} trekkers and carries at most {PORTER.loadKg} kg in total, so your bag
          should weigh no more than half of that.
        </p>
      </>
    ),
  },
  {
    question: 'What should I pack?',
    answer: (
      <p>
        Layers, well-worn boots, a warm sleeping bag and little else. The{' '}
        <PageLink href="/equipment-checklist">equipment checklist</PageLink> goes through nine categories and says what
        can be rented in Kathmandu.
      </p>
    ),
  },
  {
    question: 'Is travel insurance required?',
    answer: (
      <p>
        Yes. It must cover rescue by helicopter up to the highest point of your route; we recommend at least USD{' '}
        {INSURANCE_COVER_USD.toLocaleString('en-US')}. The page on{' '}
        <PageLink href="/travel-insurance">travel insurance</PageLink> explains what to look for.
      </p>
    ),
  },
  {
    question: 'How do I book, and when do I pay?',
    answer: (
      <>
        <p>
          Choose a trek, press “Book Now” and pay a deposit of {DEPOSIT_PERCENT}%, the full price, or anything in
          between. The balance is due {BALANCE_DUE_DAYS} days before the trek. Until {FREE_CANCELLATION_DAYS} days
          before departure you can cancel free of charge on this site; the{' '}
          <PageLink href="/terms-conditions">terms</PageLink> explain which rules apply.
        </p>
        <RequestTerms />
        <p>
          You can usually book until {LAST_MINUTE_DAYS} days before departure on most routes. We only need more time
          where permits take longer: in Tibet, Bhutan and the restricted areas.
        </p>
      </>
    ),
  },
  {
    question: 'Can a trek be customised?',
    answer: (
      <p>
        Gladly. An extra night for acclimatizing, a shorter way out, a private departure, vegetarian kitchens, a
        birthday on a pass: <PageLink href="/contact">write to us</PageLink> with what you have in mind, and a person
        answers within a working day.
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
          {QUESTIONS.map(({ question, answer }, index) => (
            <details key={question} className={styles.question} open={index === 0}>
              <summary>
                <h2>{question}</h2>
                <Icon name="chevron" />
              </summary>
              <div>{answer}</div>
            </details>
          ))}
        </div>
        <CallToAction title="Another question?" text="The people who reply have walked the trail you are asking about.">
          <Button asChild variant="primary">
            <Link href={paths.contact}>Ask us</Link>
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
