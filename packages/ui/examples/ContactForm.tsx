import { DefaultContactForm } from '@trek/ui/contact';
import '@trek/ui/contact/skin.css';

export function ContactPage() {
  return (
    <main>
      <h1>Contact</h1>
      <DefaultContactForm initialMessage="Namaste! I would like to ask about the Everest Base Camp Trek." />
    </main>
  );
}
