import { EQUIPMENT, SEASON_TIPS } from '../../content/equipment.ts';
import { PORTER } from '../../content/terms.ts';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';

/** The packing list: nine categories and four seasons. */
export default function EquipmentPage() {
  return (
    <InfoLayout
      path="/equipment-checklist"
      title="Equipment checklist"
      lead="Nine categories for a lodge trek in the Himalaya. The less you carry, the better you walk."
      isWide
      sections={[
        {
          id: 'checklist',
          title: 'The list',
          content: (
            <div className={styles.cards}>
              {EQUIPMENT.map(({ title, items }) => (
                <div key={title} className={styles.card}>
                  <h3>{title}</h3>
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ),
        },
        {
          id: 'weight',
          title: 'How much it can weigh',
          content: (
            <>
              <p>
                Porters carry at most {PORTER.loadKg} kg for {PORTER.trekkers} trekkers. That is about{' '}
                {Math.floor(PORTER.loadKg / PORTER.trekkers)} kg each, including the sleeping bag; the rest goes into
                your daypack, which should stay under 6 kg.
              </p>
              <p>
                Flights to Lukla, Jomsom and other mountain airstrips have strict baggage limits, and every bag is
                weighed.
              </p>
            </>
          ),
        },
        {
          id: 'seasons',
          title: 'Tips for the season',
          content: (
            <div className={styles.cards}>
              {SEASON_TIPS.map(({ season, months, text }) => (
                <div key={season} className={styles.card}>
                  <h3>
                    {season} <small>({months})</small>
                  </h3>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          ),
        },
        {
          id: 'rent',
          title: 'Rent or buy in Kathmandu',
          content: (
            <p>
              Sleeping bags, down jackets and poles can be rented in Thamel by the day, and you can buy whatever you
              forgot, in varying quality. We lend duffel bags, and you can store luggage at our office. Boots are the
              one thing to bring from home.
            </p>
          ),
        },
      ]}
    />
  );
}
