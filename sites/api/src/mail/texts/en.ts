import type { Texts, Translation } from '@trek/ui/internal/texts';

/** The texts of the mails to customers in English. The other languages have the same. */
export const en = {
  hello: 'Namaste,',
  yourBooking: 'Your booking',
  terms: 'The terms',
  allTreks: 'All treks',
  bookedBy: (name: string) => `Booked by: ${name}`,
  bookedThrough: (partner: string) => `Booked through ${partner}.`,
  phone: (number: string) => `Phone ${number}`,
  typedBelow: 'Typed by the sender and not verified:',
  message: 'Message',
  notAgreed: 'If this is not what we agreed on, please reply to this email or call us.',
  updatesCalendar: 'The attached file trek.ics updates the dates in your calendar.',
  facts: {
    booking: 'Booking',
    trek: 'Trek',
    dates: 'From – to',
    travelers: 'Travelers',
    guide: 'Led by',
    paid: 'Paid',
    balance: 'Balance',
    nothingOwedCanceled: 'none, the booking is canceled',
    nothingOwed: 'none, paid in full',
    dueNow: (amount: string) => `${amount}, due now`,
    due: (amount: string, date: string, days: number) => `${amount}, due on ${date}, ${days} days before the trek`,
    receipt: 'Receipt',
    amount: 'Amount',
    transferred: 'Transferred',
    received: 'Received',
    refunded: 'Refunded',
    remaining: 'Remaining',
    price: 'Price',
  },
  calendar: {
    booking: (reference: string, travelers: number) =>
      `Booking ${reference}, ${travelers === 1 ? '1 traveler' : `${travelers} travelers`}`,
    balanceDue: (trek: string) => `Balance due: ${trek}`,
    balance: (amount: string, reference: string) => `${amount} of booking ${reference}`,
  },
  confirmed: {
    subject: (trek: string) => `Your booking is confirmed: ${trek}`,
    text: 'thank you for booking with us. We have received your payment and your place is confirmed.',
    nextSteps: 'Next steps:',
    paidInFull: 'Your trek is paid in full: there is nothing left to pay.',
    payBalance: (amount: string) => `Pay the balance of ${amount} by its due date.`,
    fillIn: (travelers: number) =>
      `Fill in the details of ${travelers === 1 ? 'the traveler' : `each of the ${travelers} travelers`}: permits are issued in these names.`,
    fillInWithAccount: (travelers: number) =>
      `Create an account with this email address and fill in the details of ${travelers === 1 ? 'the traveler' : `each of the ${travelers} travelers`} there: permits are issued in these names.`,
    insurance: 'Take out travel insurance that covers the altitude of your trek.',
    end: 'The attached file trek.ics adds the dates to your calendar. If you have any questions, just reply to this email. We look forward to trekking with you.',
  },
  payment: {
    subject: (trek: string) => `We have received your payment: ${trek}`,
    text: 'thank you, we have received your payment.',
    subjectInFull: (trek: string) => `Paid in full: ${trek}`,
    textInFull: 'thank you, we have received your payment, and your trek is paid in full.',
  },
  unowed: {
    subject: (trek: string) => `We have received a payment that was not owed: ${trek}`,
    text: (amount: string, reference: string) =>
      `we have received ${amount} that your booking ${reference} does not owe. We will return it or ask you.`,
  },
  reminder: {
    early: {
      subject: (trek: string) => `Your balance is due soon: ${trek}`,
      text: (due: string) => `the balance of your trek is due on ${due}.`,
    },
    late: {
      subject: (trek: string) => `Your balance is due in a few days: ${trek}`,
      text: (due: string) => `the balance of your trek is due on ${due}.`,
    },
    overdue: {
      subject: (trek: string) => `Your balance is overdue: ${trek}`,
      text: (due: string) =>
        `the balance of your trek was due on ${due}, and we have not received it. Please pay it now, or let us know if there is a problem.`,
    },
    pay: 'Pay your balance',
    ignore: 'If you have already paid, thank you: please ignore this reminder.',
  },
  details: {
    subject: (trek: string) => `Details of your travelers are missing: ${trek}`,
    text: (incomplete: number, travelers: number, day: string) =>
      `we still need details of ${travelers === 1 ? 'the traveler' : incomplete === travelers ? `all ${travelers} travelers` : `${incomplete} of your ${travelers} travelers`}, for permits and emergencies. Please fill them in by ${day}.`,
    fillIn: 'Fill in the details',
  },
  review: {
    subject: (trek: string) => `How was your trek? ${trek}`,
    text: 'you are back, we hope with good memories. Would you tell others how your trek was? A few words are enough, and you choose the name that is shown.',
    write: 'Write a review',
    why: 'We ask once for each trek.',
    stop: 'Don’t ask me again',
  },
  newDepartures: {
    subject: (trek: string, treks: number) =>
      treks === 1 ? `New departures: ${trek}` : `New departures of ${treks} treks that you saved`,
    text: 'there are new departures of treks that you have saved:',
    why: 'You get this email because you asked for it on your list of saved treks.',
    stop: 'Stop these emails',
  },
  paymentLink: {
    subject: (trek: string) => `Pay for your trek: ${trek}`,
    text: 'you can pay for your trek with this link. Sign in with the account you booked with.',
    guestText: 'you can pay for your trek with this link. The page asks for a code, which we mail you then.',
    pay: 'Pay here',
  },
  made: {
    subject: (trek: string) => `We have booked for you: ${trek}`,
    text: 'as we agreed, we have made this booking for you:',
    deposit: (amount: string) => `A deposit of ${amount} confirms it.`,
    held: (day: string) =>
      `We hold your places until the end of ${day}, Nepal time. After that you can book as long as places are left.`,
    notHeld: 'We do not hold places: they are yours once the deposit is paid.',
    byCard:
      'You can pay by card with this link. The page asks for a code, which we mail you then. No account is needed.',
    pay: 'Pay here',
    transfer: (reference: string) =>
      `Please transfer the money to the account on this page, and give your booking number ${reference} as the reference.`,
    bankDetails: 'Bank details',
    orByCard: 'Or pay by card',
  },
  changed: {
    subject: (trek: string) => `Your booking has changed: ${trek}`,
    text: 'we have changed your booking. Here are the new details:',
    overpaid: (amount: string, days: number) =>
      `You have paid ${amount} more than the new total. We refund it to your original payment method within ${days} days.`,
  },
  price: {
    subject: (trek: string) => `The price of your booking has changed: ${trek}`,
    text: (reference: string) => `we have added a line to the price of your booking ${reference}:`,
    sums: 'These are the new sums:',
  },
  cancellationReceived: {
    subject: (trek: string) => `We have your request to cancel: ${trek}`,
    text: (day: string, reference: string) => `you asked on ${day} to cancel your booking ${reference}.`,
    noRefund: 'By our terms on that day, there is no refund.',
    refund: (amount: string) =>
      `By our terms on that day, the refund is ${amount}. It stays the same, however long our answer takes.`,
    end: 'The booking stays as it is until we answer by email. If you have not asked for this, please reply.',
  },
  changeReceived: {
    subject: (trek: string) => `We have your request to change: ${trek}`,
    text: (day: string, reference: string) => `you asked on ${day} to change your booking ${reference}:`,
    newStart: 'New start',
    newTravelers: 'New number of travelers',
    fee: 'Fee by our terms',
    newTotal: 'New total',
    transferred: 'Another person goes in your place.',
    end: 'The booking stays as it is until we answer by email. If you have not asked for this, please reply.',
  },
  changeAnswer: {
    subjectUnchanged: (trek: string) => `Your booking is unchanged: ${trek}`,
    declined: (reference: string) => `we could not change your booking ${reference} as you asked.`,
    end: 'If you have questions, please reply to this email or call us.',
    subjectTransferred: (trek: string) => `Your booking is transferred: ${trek}`,
    transferred: (reference: string) =>
      `we have transferred your booking ${reference} to the person you named, as you asked. From now on our emails about it go to them. It stays in your account.`,
  },
  /** The line of a price. */
  changeFee: 'Transfer to another person',
  departureReceived: {
    subject: (trek: string) => `We have your request: ${trek}`,
    text: (day: string, hours: number) =>
      `you asked on ${day} for this departure. Nothing is charged until we confirm it. We answer within ${hours} hours.`,
    end: 'If you have not asked for this, please reply to this email.',
  },
  messageReceived: {
    subject: (trek: string) => `We have your message about your booking: ${trek}`,
    text: (day: string, reference: string) => `you wrote to us on ${day} about your booking ${reference}.`,
    end: 'The booking stays as it is until we answer by email. If you have not written to us, please reply.',
  },
  cancellation: {
    subjectCanceled: (trek: string) => `Your booking is canceled: ${trek}`,
    subjectUnchanged: (trek: string) => `Your booking is unchanged: ${trek}`,
    canceled: (reference: string) => `your booking ${reference} is canceled.`,
    unchanged: (reference: string) =>
      `we could not cancel your booking ${reference} as you requested. Please reply to this email or call us.`,
    nothingPaid: 'Nothing was paid, so there is no refund.',
    noRefund: 'Under our terms, there is no refund.',
    refunded: (amount: string, days: number) =>
      `We have refunded ${amount} to your original payment method. It can take up to ${days} days to appear on your statement.`,
    willRefund: (amount: string, days: number) =>
      `We will refund ${amount} to your original payment method within ${days} days.`,
    calendar: 'The attached file trek.ics takes it out of your calendar.',
  },
  refund: {
    subject: (trek: string) => `Your refund is on its way: ${trek}`,
    toCard: (amount: string, reference: string) =>
      `we have refunded ${amount} for your booking ${reference}, to the card you paid with.`,
    byBank: (amount: string, reference: string) =>
      `we have refunded ${amount} for your booking ${reference}, by bank transfer.`,
    end: (days: number) =>
      `It can take up to ${days} days to appear on your statement. If it has not by then, please reply to this email.`,
  },
  disputeLost: {
    subject: (amount: string, trek: string) => `Your bank has returned ${amount} to you: ${trek}`,
    text: (amount: string, reference: string) =>
      `you disputed a payment for your booking ${reference}, and your bank has returned ${amount} of it to you.`,
    canceled: 'The booking stays canceled.',
    open: 'The booking stays as it is for now. We will write to you about what happens next; please reply to this email if you want to cancel it.',
  },
  departure: {
    subjectConfirmed: (trek: string) => `Your departure is confirmed: ${trek}`,
    subjectDeclined: (trek: string) => `We cannot offer this departure: ${trek}`,
    confirmed:
      'good news: we can take you on the date you asked for. Nothing has been charged; your place is secured once you pay the deposit.',
    declined: (day: string, reference: string) =>
      `we are sorry: we cannot offer the departure on ${day} that you asked for (${reference}). Nothing has been charged. Please reply to this email: we would be glad to find another date with you.`,
    pay: 'Pay your booking',
  },
  account: {
    resetSubject: 'Reset your password',
    reset: (hours: string) =>
      `someone, hopefully you, asked to reset the password of your account. Set a new one with this link. It works once, within ${hours}:`,
    resetIgnore: 'If it was not you, you don’t need to do anything: your password stays the same.',
    confirmSubject: 'Confirm your email address',
    confirm: (days: number) =>
      `someone, hopefully you, opened an account with this address. Confirm that it is yours with this link. It works for ${days} days:`,
    confirmIgnore:
      'If it was not you, you don’t need to do anything. You can take over the account by resetting its password.',
    codeSubject: 'Your code for your booking',
    code: (minutes: number) =>
      `someone, hopefully you, gave this address for a booking. Enter this code on the page where you were asked for it. It works once, for ${minutes} minutes:`,
    codeIgnore: 'If it was not you, you don’t need to do anything. Never tell the code to anyone.',
    moveSubject: 'Your code for your new email address',
    move: (minutes: number) =>
      `someone, hopefully you, wants to use this address for their account from now on. Enter this code on the page where you were asked for it. It works once, for ${minutes} minutes:`,
    movedSubject: 'Your email address has changed',
    moved:
      'your account has another email address now. It is no longer opened with this one, and our mails go to the other.',
    movedIgnore: 'If it was not you, write to us at once:',
    newsSubject: 'Your password has changed',
    news: {
      changed: 'the password of your account was changed. All other devices were signed out.',
      reset: 'the password of your account was reset with a mailed link. All devices were signed out.',
      'replaced-by-google':
        'your account was linked to the Google account with this address. Its password no longer works: sign in with Google.',
      lost: 'we had to restore our records from a backup. The password that you have set since is lost, and the one before it stays void. Please set a new one with the link below.',
      'ended-by-appointment':
        'your account can now open the office. Its old password no longer works: set a new one with the link below.',
    },
    newsIgnore: 'If it was not you, set a new password now, and see which devices are signed in:',
  },
} as const;

/** Every text of the mails to customers, in one language. */
export type MailTexts = Translation<Texts<typeof en>>;
