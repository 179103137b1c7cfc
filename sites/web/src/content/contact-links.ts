/** URL of a WhatsApp chat. */
export function whatsAppHref({ whatsApp }: { whatsApp: string }): string {
  return `https://wa.me/${whatsApp}`;
}
