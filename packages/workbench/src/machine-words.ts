/** The words that a tester reads in place of the names in a machine's code. */
export interface MachineWords {
  /** The beginnings that a run can start from. */
  starts: Record<string, string>;
  /** Events, each as an order or as what happens: “press Pay”. */
  events: Record<string, string>;
  /** The machine's calls, as nouns: “the check of the status”. */
  calls: Record<string, string>;
  /** Its demands on the page, without their figures. Notices are shown as their own sentence. */
  effects: Record<string, string>;
}

const anew = 'Nothing has happened yet';
const endSession = 'ends the session, which the backend rejected';

/** The words of every machine, by its id. */
export const MACHINE_WORDS: Record<string, MachineWords> = {
  balance: {
    starts: {
      fresh: 'A balance is owed',
      resumed: 'A payment was left before its outcome was known',
      paid: 'All is paid',
    },
    events: {
      open: 'open the payment of the balance',
      close: 'close it',
      login: 'press Login Again',
      'amount.type': 'type an amount',
      'amount.commit': 'leave the amount’s field',
      'booking.change': 'the booking changes elsewhere',
    },
    calls: {},
    effects: { onPaid: 'tells the page that the balance is paid', goToLogin: 'leads to the sign-in' },
  },
  booking: {
    starts: {
      anonymous: 'No one is signed in',
      signedIn: 'A visitor is signed in',
      returning: 'Back from the sign-in with a draft, not signed in yet',
      resumed: 'Signed in, and a payment was left before its outcome was known',
      agreed: 'Signed in, and agreed to a total that only the backend knows',
      asking: 'Signed in, and the departure is on request',
      guests: 'No one is signed in, and the trek takes guests',
      provenGuest: 'A guest whose address is confirmed',
      onRequest: 'Signed in, and the trek has no price',
    },
    events: {
      book: 'press Book Now',
      resume: 'go on with an unpaid booking',
      'resume.retry': 'try to read it again',
      'resume.skip': 'enter the details again instead',
      close: 'close the dialog',
      login: 'press Login',
      signup: 'press Sign up',
      'guest.begin': 'go on as a guest',
      'address.prove': 'the mailed code is right',
      'address.change': 'change the address',
      'details.change': 'fill in the details',
      'details.submit': 'press Continue to Payment',
      'date.change': 'choose another date',
      'price.accept': 'agree to the new price',
      'payment.back': 'press Back',
      'travelers.change': 'change the number of travelers',
      'option.choose': 'choose how much to pay',
      'percent.change': 'move the share to pay',
      'amount.type': 'type an amount',
      'amount.commit': 'leave the amount’s field',
      view: 'press View Booking',
      'customer.change': 'the customer changes',
      'day.change': 'a new day begins',
      'draft.restore': 'a stored draft is found',
    },
    calls: { readBookings: 'reading the bookings', saveDetails: 'saving the details' },
    effects: {
      endLoginOffer: 'takes the offer to log in away',
      navigate: 'leads to another page',
      rejectSession: endSession,
      leavePayment: 'gives the held places back',
    },
  },
  cancellation: {
    starts: { paid: 'The booking is paid', unpaid: 'Nothing is paid yet' },
    events: {
      open: 'ask to cancel',
      confirm: 'confirm the cancellation',
      close: 'close the dialog',
      'booking.change': 'the booking changes elsewhere',
    },
    calls: { cancel: 'the cancellation' },
    effects: { onAnswered: 'tells the page the answer', rejectSession: endSession },
  },
  chat: {
    starts: { load: 'The page has just loaded' },
    events: {
      'launcher.press': 'press the chat button',
      'panel.close': 'press Close',
      'key.escape': 'press Escape',
    },
    calls: {},
    effects: { returnFocus: 'returns the focus to the button' },
  },
  form: {
    starts: { empty: 'The form is empty' },
    events: { change: 'type', submit: 'press Send', reset: 'the form is emptied' },
    calls: { submit: 'sending the form' },
    effects: {
      onSucceeded: 'tells the page that it is sent',
      onFailed: 'tells the page that sending failed',
      onRefused: 'shows the fields’ errors',
    },
  },
  googleCallback: {
    starts: {
      good: 'Google confirms the visitor',
      refused: 'Google reports an error',
      expired: 'Google’s token has expired',
      empty: 'Google’s answer has neither token nor user',
      noToken: 'Google’s token is no token',
      halfUser: 'Google’s user lacks address and name',
      noJson: 'Google’s user is no JSON',
      forged: 'An answer that this browser did not ask for',
      forgedForMember: 'The same while a visitor is signed in',
    },
    events: {},
    calls: {},
    effects: {
      replaceAddress: 'takes the answer out of the address',
      signIn: 'signs the visitor in, and stores the session',
      clearStorage: 'clears the stored token and user',
      logRejection: 'writes the reason to the console',
      goToProfile: 'leads to /user-profile',
      goToLogin: 'leads to /login',
    },
  },
  mailedCode: {
    starts: { fresh: anew },
    events: { 'code.type': 'type the code', 'code.submit': 'press Confirm', 'code.resend': 'press Send another code' },
    calls: { requestCode: 'mailing a code', enterCode: 'the check of the code' },
    effects: {},
  },
  megaMenu: {
    starts: { load: 'The page has just loaded' },
    events: {
      'pointer.enter': 'the pointer comes',
      'pointer.leave': 'the pointer leaves',
      'item.press': 'press an item',
      'key.arrow': 'press Arrow Down on an item',
      'key.escape': 'press Escape',
      'outside.press': 'press beside the menu',
      'route.change': 'the page changes',
    },
    calls: {},
    effects: { returnFocus: 'returns the focus to the item', focusPanel: 'puts the focus into the panel' },
  },
  passwordChange: {
    starts: { closed: 'The dialog is closed' },
    events: {
      open: 'press Change password',
      close: 'press Cancel',
      change: 'type',
      submit: 'send the passwords',
      retry: 'try again',
    },
    calls: { changePassword: 'changing the password' },
    effects: { onRefused: 'shows the fields’ errors' },
  },
  payment: {
    starts: { fresh: 'A new payment', resumed: 'A payment that was left before its outcome was known' },
    events: { pay: 'press Pay', retry: 'press Try Again', 'order.change': 'the order changes' },
    calls: {
      loadConfig: 'reading the card network’s key',
      createIntent: 'preparing the payment',
      confirmCard: 'charging the card',
      settle: 'recording the payment',
      checkStatus: 'the check of the payment’s status',
    },
    effects: {},
  },
  savedTreks: {
    starts: {
      nothing: 'Nothing is saved',
      guest: 'A trek is saved on this device',
      member: 'Treks are saved in an account',
      full: 'As many are saved as there may be',
    },
    events: {
      'trek.save': 'save a trek',
      'trek.remove': 'remove a trek',
      'owner.change': 'the visitor changes',
      'storage.change': 'another tab changes the saved treks',
      resend: 'try to send them again',
    },
    calls: { sync: 'storing the changes in the account' },
    effects: { store: 'stores the treks on this device' },
  },
  search: {
    starts: { phone: 'A small screen' },
    events: {
      'viewport.change': 'the screen changes its width',
      'mode.advanced': 'press Advanced Search',
      'mode.simple': 'press Simple Search',
      'criteria.change': 'choose',
      submit: 'press Search',
    },
    calls: {},
    effects: {},
  },
  session: {
    starts: {
      nothing: 'Nothing is stored',
      malformed: 'The stored token is no token',
      expired: 'The stored token has expired',
      withoutExpiry: 'The stored token names no expiry',
      uncached: 'A token is stored, without its user',
      cached: 'A token and its user are stored',
      foreign: 'A token is stored, and another person’s user',
      nameless: 'The stored token does not name its user',
      namelessForeign: 'The same, and another person’s user is stored',
    },
    events: {
      login: 'log in',
      logout: 'log out',
      'session.rejected': 'the backend rejects the session',
      retry: 'press Try Again',
      'storage.change': 'another tab changes what is stored',
    },
    calls: { fetchCurrentUser: 'fetching the user' },
    effects: {
      clearStorage: 'clears the stored token and user',
      storeSession: 'stores the token and the user',
      cacheUser: 'stores the user',
      endSession: 'tells the backend that the session has ended',
      forgetDrafts: 'forgets what was typed and not sent',
      warnNotStored: 'writes to the console that the browser’s storage is not available',
    },
  },
  suggestions: {
    starts: { fresh: 'Nothing was searched before', known: 'Earlier searches are known' },
    events: {
      'query.change': 'type',
      open: 'open the list',
      close: 'close the list',
      move: 'move in the list',
      'suggestion.choose': 'choose a suggestion',
      submit: 'press Enter',
      'recent.clear': 'clear the recent searches',
      retry: 'try to load the index again',
    },
    calls: { loadIndex: 'loading the index' },
    effects: {
      onSubmitted: 'leads to the results',
      onChosen: 'leads to the chosen page',
      storeRecent: 'stores the recent searches',
    },
  },
};
