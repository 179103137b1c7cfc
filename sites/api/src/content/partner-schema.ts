import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import * as z from 'zod';
import { isLoopback } from '../core/loopback.ts';
import { hasPlainHost } from '../core/plain-host.ts';
import { singleLine } from './text-schema.ts';

/** The fault of an origin, with its cure. Browsers send origins in one spelling alone, and it has to be that one. */
function originFault(text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be an origin such as "https://alpine.example"';
  const { origin, protocol, host } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(text))) {
    return `must begin with https://${host ? `: write "https://${host}"` : ''}`;
  }
  if (!hasPlainHost(text))
    return 'must be one origin, without a star: write each, such as "https://www.alpine.example"';
  return origin === text ? undefined : `must be an origin alone, as browsers send it: write "${origin}"`;
}

const origin = z.string().check(({ value, issues }) => {
  const message = originFault(value);
  if (message) issues.push({ code: 'custom', input: value, message });
});

const isSafeAddress = (text: string): boolean =>
  hasPlainHost(text) && (text.startsWith('https://') || (text.startsWith('http://') && isLoopback(text)));

/** The file of an agency that sells the treks on its own pages. */
export const partnerSchema = z.strictObject({
  /** May repeat the name of the file, which it is. */
  id: z.string().optional(),
  name: singleLine.max(100),
  /** Origins of its pages: they may call the API, and bookings made there are its own. */
  origins: z.array(origin).min(1),
  language: z.enum(LANGUAGE_CODES),
  /** The page that its customers come back to. */
  returnUrl: z
    .string()
    .refine(isSafeAddress, 'must be an address such as "https://alpine.example/thanks", with https://')
    .optional(),
  contact: z.email(),
  /** Of the money received. The software only counts it. */
  commissionPercent: z.number().min(0).max(50).multipleOf(0.01).default(0),
  active: z.boolean().default(true),
});

export type PartnerContent = z.output<typeof partnerSchema>;
