import { EQUIPMENT, SEASON_TIPS } from '../../content/equipment.ts';
import { PORTER } from '../../content/terms.ts';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';

const LOAD_KG_EACH = Math.floor(PORTER.loadKg / PORTER.trekkers);

/** The packing list: nine categories and four seasons. */
export default function EquipmentPage() {
  return (
    <InfoLayout
      path="/equipment-checklist"
      title="Equipment checklist"
      lead="What to bring on a teahouse trek in the Himalaya. The less you carry, the better you walk."
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
                Porters carry at most {PORTER.loadKg} kg for {PORTER.trekkers} trekkers. That is about {LOAD_KG_EACH} kg
                each, including the sleeping bag. The rest goes into your daypack, which should weigh no more than 6 kg.
              </p>
              <p>
                Flights to Lukla, Jomsom and other mountain airstrips have strict baggage limits. Every bag is weighed.
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
                    <span>{season}</span> <small>{`(${months})`}</small>
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
              In Thamel you can rent sleeping bags, down jackets and poles by the day, and buy anything you forgot; the
              quality varies. We lend you a duffel bag, and store your luggage at our office. Boots are the one thing
              you must bring from home.
            </p>
          ),
        },
      ]}
    />
  );
}
