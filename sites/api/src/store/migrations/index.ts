import type { Migration } from 'kysely/migration';
import { firstTables } from './0001-first-tables.ts';
import { mailQueue } from './0002-mail-queue.ts';
import { paymentReturns } from './0003-payment-returns.ts';
import { accounts } from './0004-accounts.ts';
import { bookingReferences } from './0005-booking-references.ts';
import { balances } from './0006-balances.ts';
import { cancellations } from './0007-cancellations.ts';
import { departureRequests } from './0008-departure-requests.ts';
import { travelers } from './0009-travelers.ts';
import { office } from './0010-office.ts';
import { sessions } from './0011-sessions.ts';
import { formerOperators } from './0012-former-operators.ts';
import { paymentNetworks } from './0013-payment-networks.ts';
import { secondFactors } from './0014-second-factors.ts';
import { trail } from './0015-trail.ts';
import { refunds } from './0016-refunds.ts';
import { paidDays } from './0017-paid-days.ts';
import { bookingWords } from './0018-booking-words.ts';
import { agreedPrices } from './0019-agreed-prices.ts';
import { officeReads } from './0020-office-reads.ts';
import { savedTreks } from './0021-saved-treks.ts';
import { plainEmails } from './0022-plain-emails.ts';
import { offers } from './0023-offers.ts';
import { keptOffers } from './0024-kept-offers.ts';
import { providerEvents } from './0025-provider-events.ts';
import { disputes } from './0026-disputes.ts';
import { refundTargets } from './0027-refund-targets.ts';
import { reconciliation } from './0028-reconciliation.ts';
import { erasureRequests } from './0030-erasure-requests.ts';
import { keptTerms } from './0031-kept-terms.ts';
import { priceLines } from './0032-price-lines.ts';
import { balanceTransactions } from './0035-balance-transactions.ts';
import { bookDifferences } from './0036-book-differences.ts';
import { bankStatements } from './0037-bank-statements.ts';
import { contentFaults } from './0038-content-faults.ts';
import { retentionRuns } from './0039-retention-runs.ts';
import { passkeys } from './0040-passkeys.ts';
import { endingsFiles } from './0041-endings-files.ts';
import { reportedAt } from './0042-reported-at.ts';
import { partners } from './0043-partners.ts';
import { bookingLocale } from './0044-booking-locale.ts';
import { guests } from './0045-guests.ts';
import { bookingCommission } from './0046-booking-commission.ts';
import { departures } from './0047-departures.ts';
import { travelerDetails } from './0048-traveler-details.ts';
import { handBookings } from './0049-hand-bookings.ts';
import { travelerArrivals } from './0050-traveler-arrivals.ts';
import { departureMails } from './0051-departure-mails.ts';
import { removedBookings } from './0052-removed-bookings.ts';
import { postalAddresses } from './0053-postal-addresses.ts';
import { messageAnswers } from './0054-message-answers.ts';
import { invoices } from './0055-invoices.ts';
import { officeInvitations } from './0056-office-invitations.ts';
import { changeRequests } from './0057-change-requests.ts';
import { reviews } from './0058-reviews.ts';

/** All migrations, in order. Never edit a released migration: add another. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-mail-queue': mailQueue,
  '0003-payment-returns': paymentReturns,
  '0004-accounts': accounts,
  '0005-booking-references': bookingReferences,
  '0006-balances': balances,
  '0007-cancellations': cancellations,
  '0008-departure-requests': departureRequests,
  '0009-travelers': travelers,
  '0010-office': office,
  '0011-sessions': sessions,
  '0012-former-operators': formerOperators,
  '0013-payment-networks': paymentNetworks,
  '0014-second-factors': secondFactors,
  '0015-trail': trail,
  '0016-refunds': refunds,
  '0017-paid-days': paidDays,
  '0018-booking-words': bookingWords,
  '0019-agreed-prices': agreedPrices,
  '0020-office-reads': officeReads,
  '0021-saved-treks': savedTreks,
  '0022-plain-emails': plainEmails,
  '0023-offers': offers,
  '0024-kept-offers': keptOffers,
  '0025-provider-events': providerEvents,
  '0026-disputes': disputes,
  '0027-refund-targets': refundTargets,
  '0028-reconciliation': reconciliation,
  '0030-erasure-requests': erasureRequests,
  '0031-kept-terms': keptTerms,
  '0032-price-lines': priceLines,
  '0035-balance-transactions': balanceTransactions,
  '0036-book-differences': bookDifferences,
  '0037-bank-statements': bankStatements,
  '0038-content-faults': contentFaults,
  '0039-retention-runs': retentionRuns,
  '0040-passkeys': passkeys,
  '0041-endings-files': endingsFiles,
  '0042-reported-at': reportedAt,
  '0043-partners': partners,
  '0044-booking-locale': bookingLocale,
  '0045-guests': guests,
  '0046-booking-commission': bookingCommission,
  '0047-departures': departures,
  '0048-traveler-details': travelerDetails,
  '0049-hand-bookings': handBookings,
  '0050-traveler-arrivals': travelerArrivals,
  '0051-departure-mails': departureMails,
  '0052-removed-bookings': removedBookings,
  '0053-postal-addresses': postalAddresses,
  '0054-message-answers': messageAnswers,
  '0055-invoices': invoices,
  '0056-office-invitations': officeInvitations,
  '0057-change-requests': changeRequests,
  '0058-reviews': reviews,
};
