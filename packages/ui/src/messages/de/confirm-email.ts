import type { WholeTrekMessages } from '../messages.types.ts';

export const confirmEmail: WholeTrekMessages['confirmEmail'] = {
  title: 'E-Mail-Adresse bestätigen',
  text: 'Bestätigen Sie mit dem Knopf, dass diese Adresse Ihnen gehört.',
  action: 'Meine Adresse bestätigen',
  doneTitle: 'Ihre E-Mail-Adresse ist bestätigt',
  doneText: 'Mehr ist nicht zu tun.',
  goToLogin: 'Zur Anmeldung',
  expired:
    'Dieser Link ist abgelaufen. Ihr Konto funktioniert wie bisher, und wenn Sie das Passwort zurücksetzen, ist auch die Adresse bestätigt.',
  invalid: 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
  failed: 'Die E-Mail-Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
};
