import { COMPANY } from '../../content/company.ts';
import { InfoLayout } from './info-layout.tsx';

/** What is stored about a visitor, where and why. */
export default function PrivacyPage() {
  return (
    <InfoLayout
      path="/privacy-policy"
      title="Privacy policy"
      lead="What we know about you, what we need it for, and how you get rid of it."
      sections={[
        {
          id: 'what',
          title: 'What we store',
          content: (
            <ul>
              <li>
                <strong>Your account:</strong> name, e-mail address, telephone number, and a password of which only a
                scrambled form is kept.
              </li>
              <li>
                <strong>Your bookings:</strong> who travels, when, what was paid, and what you told us about your needs.
              </li>
              <li>
                <strong>Your travelers:</strong> the name as in the passport, nationality, date of birth, diet,
                insurance and emergency contact of each, as permits and emergencies need them. Only you and our office
                see them.
              </li>
              <li>
                <strong>Your messages:</strong> what you wrote to us, so that we can answer.
              </li>
            </ul>
          ),
        },
        {
          id: 'browser',
          title: 'What your browser keeps',
          content: (
            <>
              <p>
                No cookies. Your browser’s own storage keeps whether you like the light or the dark look, your sign-in
                while it lasts, and a booking or the details of travelers that you have begun, until you close the tab.
              </p>
              <p>There is no advertising, no profile and no counting of visitors by somebody else on this site.</p>
            </>
          ),
        },
        {
          id: 'cards',
          title: 'Cards',
          content: (
            <p>
              Card numbers go from your browser to our payment provider, Stripe, and never touch our servers. We learn
              the amount, the last four digits and whether it worked.
            </p>
          ),
        },
        {
          id: 'others',
          title: 'Who else learns of it',
          content: (
            <>
              <p>
                Permits, flights and hotels need names and passport numbers, so we hand those on to the offices and
                companies concerned, and to nobody else. With your insurer we speak only in an emergency.
              </p>
              <p>
                Maps and reviews of other companies load only when you ask for them, videos once you scroll to them;
                from then on those companies see your visit. Signing in with Google tells Google that you did.
              </p>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'How long',
          content: (
            <p>
              Bookings and invoices are kept for as long as the tax law of Nepal asks. The details of your travelers are
              deleted a year after the trek. Everything else is deleted when you close your account or ask us to.
            </p>
          ),
        },
        {
          id: 'your-rights',
          title: 'Your rights',
          content: (
            <p>
              You may see what we store, correct it, take it with you or have it deleted. Write to{' '}
              <a href={`mailto:${COMPANY.offices.nepal.emails[0]}`}>{COMPANY.offices.nepal.emails[0]}</a>, or to our
              office in {COMPANY.offices.nepal.lines.join(', ')}.
            </p>
          ),
        },
      ]}
    />
  );
}
