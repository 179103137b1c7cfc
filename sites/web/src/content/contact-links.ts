/** Where a link to a WhatsApp chat leads. */
export function whatsAppHref({ whatsApp }: { whatsApp: string }): string {
  return `https://wa.me/${whatsApp}`;
}

/** Where a link to a telephone number leads. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
