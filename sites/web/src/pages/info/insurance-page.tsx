import { formatUsd } from '@trek/ui/kit/format';
import { INSURANCE_COVER_USD } from '../../content/advice.ts';
import { PageLink } from '../../routing/page-link.tsx';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';

const USUAL_PRICE = { from: formatUsd(80), to: formatUsd(250) };

/** The requirements of an insurance policy. */
export default function InsurancePage() {
  return (
    <InfoLayout
      path="/travel-insurance"
      title="Travel insurance"
      lead="No one starts a trek with us without insurance that covers a helicopter rescue. Here is what your policy must include."
      sections={[
        {
          id: 'cover',
          title: 'What it must cover',
          content: (
            <>
              <p>
                We recommend a cover of at least USD {INSURANCE_COVER_USD.toLocaleString('en-US')} for rescue and
                medical treatment together. A helicopter from a high valley to Kathmandu can cost several thousand
                dollars, and a week in intensive care far more. The policy must cover:
              </p>
              <ul>
                <li>emergency rescue by helicopter;</li>
                <li>treatment of altitude sickness, without excluding it as a “known risk”;</li>
                <li>treatment in a hospital and, if necessary, the flight home;</li>
                <li>trekking up to the highest point of your route, with the altitude written in meters;</li>
                <li>cancellation and interruption, because mountain flights wait for the weather.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'read-first',
          title: 'Check these clauses first',
          content: (
            <>
              <p>
                Many ordinary travel policies stop at 3,000 meters or lower. Look for an altitude limit, for the words
                “mountaineering” and “ropes,” and for a clause that makes you call before a rescue begins. If you climb
                a trekking peak, such as Island Peak, the policy has to name it.
              </p>
              <p className={styles.note}>
                We do not sell insurance and take no commission on it. Any policy that covers the points above is fine.
              </p>
            </>
          ),
        },
        {
          id: 'what-we-need',
          title: 'What we need from you',
          content: (
            <>
              <p>Send us, before you arrive:</p>
              <ul>
                <li>the name of your insurer and the policy number;</li>
                <li>its emergency telephone number, which your guide carries;</li>
                <li>the name and phone number of someone at home we can call.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'in-an-emergency',
          title: 'How a rescue works',
          content: (
            <>
              <p>
                The guide decides whether someone has to go down, on foot, on horseback or by air. Our office calls your
                insurer and the helicopter company at the same time. Pilots fly once someone guarantees the payment, and
                that should be your insurer.
              </p>
              <p>
                Keep every receipt. You file the claim when you are home, usually within 30 days, and we provide the
                guide’s report that insurers ask for. Our{' '}
                <PageLink href="/blog/travel-insurance-for-trekking-in-nepal">post on insurance</PageLink> follows a
                rescue step by step.
              </p>
            </>
          ),
        },
        {
          id: 'cost',
          title: 'What it costs',
          content: (
            <p>
              For two or three weeks most of our guests pay between {USUAL_PRICE.from} and {USUAL_PRICE.to}, depending
              on age, country and altitude. That is far less than one hour in a helicopter.
            </p>
          ),
        },
      ]}
    />
  );
}
