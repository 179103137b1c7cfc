import { DefaultOffice, type OfficeFacts } from '@trek/ui/contact';
import '@trek/ui/contact/skin.css';

/** The office's address and contacts. */
export function OurOffice({ facts }: { facts: OfficeFacts }) {
  return <DefaultOffice facts={facts} />;
}
