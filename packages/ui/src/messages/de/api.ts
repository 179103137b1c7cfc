import type { WholeTrekMessages } from '../messages.types.ts';

export const api: WholeTrekMessages['api'] = {
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung.',
  timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  fallback: 'Etwas ist schiefgegangen',
};
