import { STORED_DATA } from '@trek/api/retention';
import { COMPANY } from '../../content/company.ts';
import { InfoLayout } from './info-layout.tsx';
import { InfoTable } from './info-table.tsx';

/** The data that is stored about visitors, where and why. */
export default function PrivacyPage() {
  return (
    <InfoLayout
      path="/privacy-policy"
      title="Privacy policy"
      lead="What we know about you, why we need it, and how to have it deleted."
      sections={[
        {
          id: 'who',
          title: 'Who we are',
          content: (
            <p>
              {COMPANY.name}, {COMPANY.offices.nepal.lines.join(', ')}, company registration {COMPANY.registration}, is
              responsible for your data. Write to <MailLink /> about anything on this page.
            </p>
          ),
        },
        {
          id: 'what',
          title: 'What we store',
          content: (
            <ul>
              <li>
                <strong>Your account:</strong> name, e-mail address, phone number, and a password, which we store only
                in scrambled form.
              </li>
              <li>
                <strong>Your bookings:</strong> who travels and when, name, e-mail address, phone number and country of
                who books, what you have paid, and what you told us about your needs.
              </li>
              <li>
                <strong>Your travelers:</strong> each one’s name, number and last day of the passport, nationality, date
                of birth, arrival, diet, insurance (company, policy number, hotline, altitude) and emergency contact. We
                need them for permits and emergencies, and the arrival to meet you. Only you and our office see them
                here; of what travelers fill in themselves by a private link, your booking’s page shows only what is
                missing. Anyone who has the link can open it.
              </li>
              <li>
                <strong>Your saved treks:</strong> which ones and since when, so that you find them on each of your
                devices; and since when you ask for mails about their new departures, which every such mail lets you
                stop.
              </li>
              <li>
                <strong>Your messages:</strong> what you wrote to us, so that we can answer.
              </li>
            </ul>
          ),
        },
        {
          id: 'why',
          title: 'Why we may',
          content: (
            <>
              <p>
                In the words of the EU’s General Data Protection Regulation (GDPR), article 6 unless another is named:
              </p>
              <ul>
                <li>
                  <strong>Contract:</strong> your account, bookings, payments and travelers, because we can’t run your
                  trek without them; messages about it.
                </li>
                <li>
                  <strong>Law:</strong> records of what was paid, for Nepal’s tax law, and the details that permits
                  need.
                </li>
                <li>
                  <strong>Our legitimate interest:</strong> other messages, which we answer; scrambled networks, devices
                  and failed sign-ins, which keep thieves out of accounts; declined cards, which show fraud.
                </li>
                <li>
                  <strong>Your consent:</strong> remarks on health and diet (article 9), which you may leave out;
                  sign-in with Google; mails about new departures; maps, reviews and videos of other companies. You may
                  withdraw it at any time: delete the remark, stop the mails, or write to us. What happened before stays
                  lawful.
                </li>
              </ul>
              <p>We make no profiles, and decide nothing that binds you by machine alone.</p>
            </>
          ),
        },
        {
          id: 'other-travelers',
          title: 'If someone else entered you',
          content: (
            <p>
              Who books may enter the others in the group: name, number and last day of the passport, nationality, date
              of birth, arrival, diet, insurance and emergency contact. We have these from them, use them for your
              permits and in emergencies, and delete them as the table below says. Please enter others only if they
              agree, and show them this page, or send them a private link: of what they fill in by it, your booking’s
              page shows only what is missing. All rights below are yours as well, without an account: write to{' '}
              <MailLink />.
            </p>
          ),
        },
        {
          id: 'browser',
          title: 'What your browser stores',
          content: (
            <>
              <p>
                Our own site sets no cookies, except for a few minutes when you sign in with Google. Your browser’s own
                storage remembers what you have chosen or started; the table below lists it.
              </p>
              <p>
                While a card form is open, Stripe’s script runs in the page. It sets cookies of its own and sends Stripe
                signs of your device and of how the page is used, to tell thieves of cards from their owners. See{' '}
                <a href="https://stripe.com/cookies-policy/legal">Stripe’s cookies</a> and{' '}
                <a href="https://docs.stripe.com/disputes/prevention/advanced-fraud-detection">its fraud detection</a>.
                A bank transfer needs no script.
              </p>
              <p>This site has no advertising, no profiling and no third-party analytics.</p>
            </>
          ),
        },
        {
          id: 'cards',
          title: 'Cards',
          content: (
            <p>
              Card numbers go from your browser to our payment provider, Stripe, and never touch our servers. Stripe
              also gets your name, your e-mail address, the amount and the number of the booking. We learn only the
              amount, the last four digits and whether the payment worked.
            </p>
          ),
        },
        {
          id: 'others',
          title: 'Who else receives it',
          content: (
            <>
              <ul>
                <li>
                  <strong>Authorities,</strong> for permits, and airlines and lodges, for flights and rooms: the names,
                  nationalities, dates of birth and passport numbers they ask for. Bring your passport for the permits
                  all the same.
                </li>
                <li>
                  <strong>Your guides,</strong> for the way: names, ages, nationalities, arrival, diet and health,
                  insurance and emergency contacts of those they walk with.
                </li>
                <li>
                  <strong>The companies that run our server and send our mail:</strong> they store and carry data for
                  us, and may use it for nothing else.
                </li>
                <li>
                  <strong>Stripe:</strong> payments, as above. Stripe is responsible for its own fraud detection.
                </li>
                <li>
                  <strong>Google,</strong> if you sign in with it: Google knows that you did, and gives us your name and
                  e-mail address.
                </li>
                <li>
                  <strong>Your insurer,</strong> in an emergency only.
                </li>
              </ul>
              <p>
                Maps and reviews from other companies load only when you ask for them, and videos once you scroll to
                them. From then on those companies see your visit.
              </p>
            </>
          ),
        },
        {
          id: 'transfer',
          title: 'Where it goes',
          content: (
            <p>
              Our office is in Nepal, and your trek takes place outside the European Union: your data goes there, and to
              the authorities of the country of your trek, because the contract with you needs it (GDPR, article 49).
              The EU has not decided that Nepal protects data as it does itself. Stripe and Google also work in the
              United States.
            </p>
          ),
        },
        {
          id: 'how-long',
          title: 'How long',
          content: (
            <InfoTable
              caption="What we store, and for how long"
              columns={['What', 'Where', 'How long']}
              rows={STORED_DATA.map(({ what, where, name, howLong }) => [
                what,
                name ? `${where}, as ${name}` : where,
                howLong,
              ])}
            />
          ),
        },
        {
          id: 'your-rights',
          title: 'Your rights',
          content: (
            <>
              <ul>
                <li>
                  <strong>See it, and take it with you:</strong> Download my data, on your{' '}
                  <a href="/user-profile">account page</a> under Devices, as a file that programs can read.
                </li>
                <li>
                  <strong>Have it deleted:</strong> Delete my account, in the same place. What the tax law asks for
                  stays without your name.
                </li>
                <li>
                  <strong>Correct it:</strong> travelers yourself, in your booking; anything else by a message to us.
                </li>
                <li>
                  <strong>Object</strong> to what we do in our own interest, or <strong>have it restricted</strong>{' '}
                  while a question about it is open.
                </li>
                <li>
                  <strong>Complain</strong> to the data protection authority where you live or work, or where you think
                  we broke the law.
                </li>
              </ul>
              <p>
                Write to <MailLink />, or to our office in {COMPANY.offices.nepal.lines.join(', ')}. We answer within a
                month, and ask you first to show that it is you.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

function MailLink() {
  const [address = ''] = COMPANY.offices.nepal.emails;
  return <a href={`mailto:${address}`}>{address}</a>;
}
