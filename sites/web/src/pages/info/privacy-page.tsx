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
          id: 'what',
          title: 'What we store',
          content: (
            <ul>
              <li>
                <strong>Your account:</strong> name, e-mail address, phone number, and a password, which we store only
                in scrambled form.
              </li>
              <li>
                <strong>Your bookings:</strong> who travels and when, what you have paid, and what you told us about
                your needs.
              </li>
              <li>
                <strong>Your travelers:</strong> each one’s name as in the passport, nationality, date of birth, diet,
                insurance and emergency contact. We need them for permits and emergencies. Only you and our office see
                them.
              </li>
              <li>
                <strong>Your saved treks:</strong> which ones and since when, so that you find them on each of your
                devices.
              </li>
              <li>
                <strong>Your messages:</strong> what you wrote to us, so that we can answer.
              </li>
            </ul>
          ),
        },
        {
          id: 'browser',
          title: 'What your browser stores',
          content: (
            <>
              <p>
                We set no cookies, except for a few minutes when you sign in with Google. Your browser’s own storage
                remembers what you have chosen or started; the table below lists it.
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
              Card numbers go from your browser to our payment provider, Stripe, and never touch our servers. We learn
              only the amount, the last four digits and whether the payment worked.
            </p>
          ),
        },
        {
          id: 'others',
          title: 'Who else receives it',
          content: (
            <>
              <p>
                Permits, flights and hotels need names and passport numbers, so we pass those on to the authorities and
                companies concerned, and to no one else. We contact your insurer only in an emergency.
              </p>
              <p>
                Maps and reviews from other companies load only when you ask for them, and videos once you scroll to
                them. From then on those companies see your visit. If you sign in with Google, Google knows that you
                did.
              </p>
            </>
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
            <p>
              You may see what we store about you, correct it, take it with you or have it deleted. Your{' '}
              <a href="/user-profile">account page</a> has buttons for this under Devices: Download my data, and Delete
              my account. Or write to{' '}
              <a href={`mailto:${COMPANY.offices.nepal.emails[0]}`}>{COMPANY.offices.nepal.emails[0]}</a>, or to our
              office in {COMPANY.offices.nepal.lines.join(', ')}.
            </p>
          ),
        },
      ]}
    />
  );
}
