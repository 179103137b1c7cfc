import { Office, type OfficeFacts } from '@trek/ui/contact';
import '@trek/ui/contact/skin.css';

/** Where your office is, and how it is reached. */
export function OurOffice({ facts }: { facts: OfficeFacts }) {
  return <Office facts={facts} />;
}
