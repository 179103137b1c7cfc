/** URL of a WhatsApp chat. */
export function whatsAppHref({ whatsApp }: { whatsApp: string }): string {
  return `https://wa.me/${whatsApp}`;
}

/** URL of a phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
