import type { BookingRow } from './schema.ts';

/** A call that stores a booking's details, as far as it tells who sells the booking. */
export interface Touch {
  /** The partner whose page made it. */
  partner?: { id: string; ref: string | null; commissionPercent: number } | undefined;
  /** Whether a page of the operator's own site made it. */
  isOperators: boolean;
  metadata?: Readonly<Record<string, string>> | undefined;
}

/** Notes beside a booking, each with its name. */
export const notesOf = ({ metadata }: Pick<BookingRow, 'metadata'>): [name: string, text: string][] =>
  metadata === null ? [] : Object.entries(JSON.parse(metadata) as Record<string, string>);

/** The same as one text. */
export const notesText = (notes: readonly (readonly [name: string, text: string])[]): string =>
  notes.map(([name, text]) => `${name}: ${text}`).join('; ');

/** The seller of a booking, and notes beside it. */
type Attribution = Partial<Pick<BookingRow, 'partner' | 'partner_ref' | 'commission_basis_points' | 'metadata'>>;

/**
 * The changes that a call makes in an unpaid booking. Its first partner stays, with the commission of that day; notes beside it may change, by that partner
 * and the operator. Call it with the booking locked.
 * @param stored left out: the booking is new
 */
export function attributionAfter({ partner, isOperators, metadata }: Touch, stored?: BookingRow): Attribution {
  const sold = stored?.partner ?? partner?.id;
  const mayNote = isOperators || (partner !== undefined && partner.id === sold);
  return {
    ...(partner &&
      !stored?.partner && {
        partner: partner.id,
        partner_ref: partner.ref,
        commission_basis_points: Math.round(partner.commissionPercent * 100),
      }),
    ...(metadata && mayNote && { metadata: Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : null }),
  };
}
