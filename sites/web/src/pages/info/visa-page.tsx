import { PASSPORT_VALIDITY_MONTHS } from '@trek/ui/internal/terms';
import {
  BORDER_POINTS,
  CURRENT_EXTENSION,
  DAYS_A_YEAR,
  NOT_ON_ARRIVAL,
  ONLINE_FORM_DAYS,
  TOURIST_VISAS,
  TRANSIT_VISA_USD,
  VISA_EXTENSION,
} from '../../content/visa.ts';
import { PageLink } from '../../routing/page-link.tsx';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';
import { InfoTable } from './info-table.tsx';

/** Entering Nepal: fees, border points, extension and transit. */
export default function VisaPage() {
  return (
    <InfoLayout
      path="/nepal-visa"
      title="Nepal visa information"
      lead="Most visitors get their visa on arrival, at the airport or at a land border. Here is what to bring, what it costs and how to stay longer."
      sections={[
        {
          id: 'on-arrival',
          title: 'Visa on arrival',
          content: (
            <>
              <p>
                Fill in the form online before you fly, or at one of the machines in the arrivals hall. Then pay the fee
                and take the receipt to the immigration desk. The form that you fill in online is valid for{' '}
                {ONLINE_FORM_DAYS} days, so don’t fill it in too early.
              </p>
              <p>Bring:</p>
              <ul>
                <li>
                  a passport that is valid for at least {PASSPORT_VALIDITY_MONTHS} months beyond the end of your trek;
                </li>
                <li>one passport photo;</li>
                <li>
                  the address of your first night: a hotel that your trek’s page includes before the trek, or the one
                  you have booked yourself;
                </li>
                <li>the fee in cash. US dollars are safest; the card machine doesn’t always work.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'fees',
          title: 'Fees',
          content: (
            <>
              <InfoTable
                caption="Multiple-entry tourist visa"
                columns={['Length of stay', 'Fee']}
                rows={TOURIST_VISAS.map(({ days, usd }) => [`${days} days`, `USD ${usd}`])}
              />
              <p>
                Children under ten and citizens of China pay no fee but still need a visa. Indian citizens need no visa.
                Citizens of the other SAARC countries (Bangladesh, Bhutan, the Maldives, Pakistan and Sri Lanka) pay
                nothing for their first 30 days in a year.
              </p>
            </>
          ),
        },
        {
          id: 'not-on-arrival',
          title: 'Who needs a visa before traveling',
          content: (
            <>
              <p>
                Citizens of these countries, and travelers with a refugee document, can’t get a visa on arrival. They
                must apply to an embassy of Nepal first:
              </p>
              <p>{`${NOT_ON_ARRIVAL.join(', ')}.`}</p>
              <p>
                The government makes this list, and changes it. When in doubt, ask an embassy before you book a flight.
              </p>
            </>
          ),
        },
        {
          id: 'border-points',
          title: 'Border points',
          content: (
            <>
              <InfoTable
                caption="Where you can get a visa on arrival"
                columns={['Place', 'Where it is', 'Coming from']}
                rows={BORDER_POINTS.map(({ place, where, from }) => [place, where, from])}
              />
              <p>
                Gautam Buddha Airport, at Bhairahawa near Lumbini, has had international flights since 2022, and Pokhara
                since 2023. If you want to fly to one of them, ask us or the airline first whether visas are issued
                there on your day.
              </p>
            </>
          ),
        },
        {
          id: 'extension',
          title: 'Staying longer',
          content: (
            <>
              <p>
                You can extend a tourist visa while it is still valid, at the Department of Immigration in Kathmandu or
                at its office in Pokhara. An extension costs USD {VISA_EXTENSION.usd} for up to {VISA_EXTENSION.days}{' '}
                days, and USD {VISA_EXTENSION.furtherDayUsd} for every day after that. In one calendar year a tourist
                may stay at most {DAYS_A_YEAR} days.
              </p>
              <p>
                Expect to pay more. Since {CURRENT_EXTENSION.since} the Department of Immigration has charged USD{' '}
                {CURRENT_EXTENSION.dayUsd} a day, for at least {CURRENT_EXTENSION.leastDays} days (USD{' '}
                {CURRENT_EXTENSION.dayUsd * CURRENT_EXTENSION.leastDays}), and a late fee of USD{' '}
                {CURRENT_EXTENSION.lateDayUsd} a day once the visa has ended. The press reported this when it was
                announced in July 2019; we last checked in November 2026.
              </p>
              <p className={styles.note}>
                A pass closed by snow or a canceled flight is no excuse for overstaying. If your trek ends close to the
                end of your visa, buy the next longer one on arrival.
              </p>
            </>
          ),
        },
        {
          id: 'transit',
          title: 'Transit',
          content: (
            <p>
              If you only stay a night between two flights, there is a transit visa. It costs USD {TRANSIT_VISA_USD} and
              requires an onward ticket.
            </p>
          ),
        },
        {
          id: 'other-countries',
          title: 'Bhutan, Tibet and India',
          content: (
            <>
              <p>
                For Bhutan we apply for your visa when we pay the daily fee. If you enter Tibet from Nepal, you travel
                on a group visa that we obtain in Kathmandu, which takes about a week; don’t get a Chinese visa at home,
                because it would be canceled. For India, apply online for an e-visa before you leave home.
              </p>
              <p>
                Write to us from the <PageLink href="/contact">contact page</PageLink> with your nationality and your
                dates, and we’ll tell you what applies to you.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
