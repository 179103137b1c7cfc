import { formatUsd } from '@trek/ui/kit';
import { INSURANCE_COVER_USD } from '../../content/advice.ts';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';

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
                medical treatment together. A helicopter from a high valley to Kathmandu alone can cost several thousand
                dollars, and a week in intensive care many more.
              </p>
              <ul>
                <li>emergency helicopter rescue, at and above the highest overnight stop of your trek;</li>
                <li>treatment of altitude sickness, named as such and not excluded as a “known risk”;</li>
                <li>medical treatment in hospital and, if need be, the flight home;</li>
                <li>trekking up to the highest point of your route, with the altitude written in meters;</li>
                <li>cancellation and interruption, for flights in the mountains wait for the weather.</li>
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
                Ordinary travel policies end at 2,000 or 3,000 meters. Look for an altitude limit, for the words
                “mountaineering” and “ropes”, and for a clause that asks you to telephone before a rescue begins. If you
                climb a trekking peak, it has to be named.
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
                <li>the name of the insurer and the number of the policy;</li>
                <li>its emergency telephone number, which your guide carries;</li>
                <li>the name and phone number of someone at home whom we may call.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'in-an-emergency',
          title: 'How a rescue goes',
          content: (
            <>
              <p>
                The guide decides whether someone has to descend, on foot, on horseback or by air. Our office calls your
                insurer with the number of the policy while the helicopter is being asked for. Pilots fly once payment
                is secured: the policy, not your wallet, should be what secures it.
              </p>
              <p>
                Keep every receipt. Claims are filed at home, usually within 30 days; we provide the guide’s report that
                insurers ask for.
              </p>
            </>
          ),
        },
        {
          id: 'cost',
          title: 'What it costs',
          content: (
            <p>
              For two or three weeks most of our guests pay between {formatUsd(80)} and {formatUsd(250)}, depending on
              age, country and altitude. Compared with one hour in a helicopter, it is the cheapest thing you will pack.
            </p>
          ),
        },
      ]}
    />
  );
}
