import type { Translation } from '../../core/texts/define-texts.ts';
import type { chatTexts } from './chat.texts.ts';

export const chat: Translation<typeof chatTexts> = {
  hint: 'Une question ? Écrivez-nous',
  open: 'Ouvrir la discussion',
  close: 'Fermer la discussion',
  title: 'Écrivez-nous',
  text: 'Écrivez à l’un de nous sur WhatsApp. Nous répondons en journée, à l’heure de Katmandou.',
  onWhatsApp: 'sur WhatsApp',
};
