import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { COMPANY } from '../../content/company.ts';
import { TEAM } from '../../content/team.ts';
import { Portrait } from '../portrait.tsx';
import { CallToAction } from './call-to-action.tsx';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';
import { TeamCard } from './team-card.tsx';

const [CHIEF] = TEAM;

const VALUES = [
  ['Time', 'A rest day costs us money and saves heads. It stays in the program.'],
  ['Fairness', 'Guides and porters are employed, insured and paid above the association’s rates, in winter too.'],
  ['Restraint', 'Small groups, filtered tap water, and everything we carry up comes back down.'],
  ['Candour', 'If a trek is not for you, or not in that month, we’ll say so before you pay.'],
] as const;

/** The company: its story, its values, its chief executive's message and its people. */
export default function AboutPage() {
  const { paths, Link } = usePorts();
  return (
    <>
      <InfoLayout
        path="/about"
        title="About us"
        lead={`Est. 2010 in Kathmandu by people who grew up on the trails. ${COMPANY.promise}.`}
        isWide
        sections={[
          {
            id: 'story',
            title: 'Our story',
            content: (
              <>
                <p>
                  It began with two guides, one satellite telephone and a borrowed room above a bakery in Thamel. They
                  had led for others for years, and had been told too often to cross a pass a day early because the
                  program said so. In 2010 they wrote their own programs.
                </p>
                <p>
                  The first guests were friends of guests. By the fifth year they came from twenty countries; after the
                  earthquake of 2015 the company rebuilt lodges and paths in Langtang before it sold another trek there.
                  Today it runs treks in Nepal, Bhutan, Tibet and India, and is still based in Thamel, two streets from
                  the bakery.
                </p>
              </>
            ),
          },
          {
            id: 'mission',
            title: 'Our mission',
            content: (
              <p>
                To take people to high places slowly, so that they come back well, and to leave in the villages on the
                way more than footprints: wages, skills and a reason for the young to stay.
              </p>
            ),
          },
          {
            id: 'values',
            title: 'Our values',
            content: (
              <div className={styles.cards}>
                {VALUES.map(([name, text]) => (
                  <div key={name} className={styles.card}>
                    <h3>{name}</h3>
                    <p>{text}</p>
                  </div>
                ))}
              </div>
            ),
          },
          {
            id: 'ceo',
            title: 'Message from the Chairman',
            content: CHIEF && (
              <div className={styles.letter}>
                <p>Namaste,</p>
                <p>
                  when I was a boy in Thame, a trekker was someone who gave you a cookie and asked how far it was. I
                  told everyone the same: two hours. It was true for me.
                </p>
                <p>
                  I have since learned that it is the most important question in our trade, and that no one who sells
                  treks likes to answer it. How far is it, for you, at this height, with these legs? We build our
                  company on the honest answer. It makes some programs two days longer than our neighbors’, and it is
                  why our guides rarely have to run.
                </p>
                <p>
                  Forty families in remote valleys live from what you pay us. They will carry your bag, cook your dal
                  and remember your name. Walk with them at their pace. It is two hours; it may take four; you will be
                  glad of every minute.
                </p>
                <p className={styles.signature}>
                  <Portrait member={CHIEF} className={styles.portrait} size={72} />
                  <span>
                    <strong>{CHIEF.name}</strong>
                    <br />
                    {CHIEF.role}
                  </span>
                </p>
              </div>
            ),
          },
          {
            id: 'team',
            title: 'Our team',
            content: (
              <>
                <p>
                  These are the seven of us you are most likely to meet. Behind them are the guides, cooks and porters
                  of every valley.
                </p>
                <div className={styles.cards}>
                  {TEAM.map((member) => (
                    <TeamCard key={member.id} member={member} />
                  ))}
                </div>
                <h3>Our training program</h3>
                <p>
                  Each monsoon we teach sixteen young people from remote regions to guide: first aid, altitude, English,
                  maps, birds, and how to say no to a guest. It is free, it is paid, and half of the places are reserved
                  for women. Most of our guides came to us this way.
                </p>
              </>
            ),
          },
        ]}
      />
      <div className={styles.close}>
        <CallToAction
          title="Come trekking with us"
          text="Seventy trails, four countries, one honest answer to how far it is."
        >
          <Button asChild variant="primary">
            <Link href={paths.treks}>Explore Treks</Link>
          </Button>
          <Button asChild>
            <Link href={paths.contact}>Contact us</Link>
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
