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
  ['Time', 'A rest day costs us money and spares you headaches. It stays in the program.'],
  ['Fairness', 'Guides and porters are employed and insured all year, and paid above the association’s rates.'],
  ['Restraint', 'Small groups, filtered water instead of bottles, and everything we carry up comes back down.'],
  ['Candor', 'If a trek is not for you, or not in that month, we’ll say so before you pay.'],
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
                  It began with two guides, one satellite phone and a borrowed room above a bakery in Thamel. They had
                  led treks for other companies for years, and had crossed too many passes a day early because the
                  schedule said so. In 2010 they started writing their own schedules.
                </p>
                <p>
                  The first guests were friends and their friends. After the earthquake of 2015 the company helped to
                  rebuild lodges and trails in Langtang before it sold another trek there. Today it runs treks in Nepal,
                  Bhutan, Tibet and India, and is still based in Thamel, two streets from the bakery.
                </p>
              </>
            ),
          },
          {
            id: 'mission',
            title: 'Our mission',
            content: (
              <p>
                To take people to high places slowly, so that they come home well, and to leave something behind in the
                villages along the way: wages, skills and a reason for young people to stay.
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
                  When I was a boy in Thame, a trekker was someone who gave you a cookie and asked how far it was. I
                  told everyone the same thing: two hours. It was true for me.
                </p>
                <p>
                  I have since learned that this is the most important question in our business, and that no one who
                  sells treks likes to answer it. How far is it for you, at this altitude, with your legs? We built our
                  company on the honest answer. It makes some of our treks longer than our competitors’, and it is why
                  our guides rarely have to run.
                </p>
                <p>
                  Forty families in remote valleys live on what you pay us. They will carry your bag, cook your dal bhat
                  and remember your name. Walk at their pace. The two hours may take you four, and you will be glad of
                  every minute.
                </p>
                <p className={styles.signature}>
                  <Portrait member={CHIEF} className={styles.portrait} size={72} />
                  <span>
                    <strong translate="no">{CHIEF.name}</strong>
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
                  These are the seven people you are most likely to meet. Behind them are our guides, cooks and porters
                  in every valley.
                </p>
                <div className={styles.cards}>
                  {TEAM.map((member) => (
                    <TeamCard key={member.id} member={member} />
                  ))}
                </div>
                <h3>Our training program</h3>
                <p>
                  Each monsoon we train sixteen young people from remote regions as guides. They learn first aid,
                  altitude medicine, English, maps, birds, and how to say no to a guest. The course is free, trainees
                  are paid, and half of the places are reserved for women. Most of our guides came to us this way.
                </p>
              </>
            ),
          },
        ]}
      />
      <div className={styles.close}>
        <CallToAction title="Come trekking with us" text="Four countries, and one honest answer to how far it is.">
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
