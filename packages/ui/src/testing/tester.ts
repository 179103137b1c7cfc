import { getConfig, type Matcher, screen, within } from '@testing-library/dom';
import type { BookingDetails, Registration } from '../api/requests.ts';
import { addDays } from '../core/internal/calendar-date.ts';
import { en } from '../messages/en.ts';
import type { TrekMessages, WholeTrekMessages } from '../messages/messages.types.ts';
import { DEPOSIT_PERCENT, FULL_PAYMENT_PERCENT } from '../pricing/terms.ts';
import { TEST_PASSWORD, testDetails, testUser } from './fixtures.ts';
import { CARD_NUMBER } from './test-payments.tsx';

/** How a visitor operates the page. */
export type Interaction = 'mouse' | 'keyboard' | 'touch';

/** The user that acts: `userEvent.setup()` of `@testing-library/user-event` 14. */
export interface TesterUser {
  click(element: Element): Promise<void>;
  keyboard(keys: string): Promise<void>;
  tab(): Promise<void>;
  pointer(action: { keys: string; target: Element }): Promise<void>;
  selectOptions(element: Element, choice: string): Promise<void>;
}

/** How a tester acts, and on which page. */
export interface TesterOptions {
  user: TesterUser;
  /** Default `mouse`. */
  interaction?: Interaction;
  /** The page's texts, as they are given to the provider. Default: English. */
  messages?: TrekMessages;
  /** The part of the page with the button to press first, where there are several. Default: the whole page. */
  root?: HTMLElement;
  /**
   * Lets milliseconds pass while the tester waits, where your test has a clock of its own:
   * `(ms) => clock.advance(ms)`. Default: real time passes.
   */
  advanceTime?: (ms: number) => unknown;
  /** How long it waits for each step of the page. Default: 10,000 ms. */
  timeoutMs?: number;
}

/** A booking to make, and its visitor. */
export interface BookingWish {
  /** Default: as many as the page has. */
  travelers?: number;
  /** Signs in with an email and password, or up with a name and phone too. Default: signs in as `testUser`. */
  account?: Pick<Registration, 'email' | 'password'> | Registration;
  /** Default: what the dialog knows of the account, and `testDetails`. */
  details?: Partial<BookingDetails>;
  /** Default `deposit`. */
  option?: 'deposit' | 'full';
  /** The number to type, if the payment needs a card. Default: a good one. */
  card?: string;
}

/** Drives parts of the kit as a visitor does. */
export interface Tester {
  /**
   * Books and pays for a trek, from 'Book Now' until the dialog says that the booking was successful. A visitor who is not
   * signed in gets an account or signs in on the way.
   * @throws Error that names the step at which it failed, and what was on the screen
   */
  bookATrek(wish?: BookingWish): Promise<void>;
}

const POLL_MS = 50;
const MOST_SHOWN = 1500;
/** More than any page has controls before the one that is looked for. */
const MOST_TABS = 300;
/** Two years of a calendar. */
const MOST_MONTHS = 24;
/** Days from the first possible one: late enough for a deposit. */
const USUAL_START_DAYS = 60;

const SIGN_IN_ON_A_PAGE = 'visitors sign in on a page: sign in before, or pass `signIn="inline"` to the provider';

// A test may replace the timers after it has loaded this module.
const { setTimeout: realTimeout } = globalThis;
const realNow = performance.now.bind(performance);
const pause = (ms: number) => new Promise((resolve) => void realTimeout(resolve, ms));

type Texts = { [Feature in 'signIn' | 'booking' | 'payment' | 'calendar']: WholeTrekMessages[Feature] };

/**
 * Makes a tester that acts by mouse, keyboard or touch.
 * @example await createTester({ user: userEvent.setup(), interaction: 'keyboard' }).bookATrek({ travelers: 2 })
 */
export function createTester(options: TesterOptions): Tester {
  return { bookATrek: (wish = {}) => new Visit(options).bookATrek(wish) };
}

/** One visitor on the page. */
class Visit {
  readonly #user: TesterUser;
  readonly #interaction: Interaction;
  readonly #texts: Texts;
  readonly #root: HTMLElement;
  readonly #options: TesterOptions;

  constructor(options: TesterOptions) {
    const { user, interaction = 'mouse', messages = {}, root = document.body } = options;
    this.#user = user;
    this.#interaction = interaction;
    this.#root = root;
    this.#options = options;
    const of = <Feature extends keyof Texts>(feature: Feature) => ({ ...en[feature], ...messages[feature] });
    this.#texts = {
      signIn: of('signIn'),
      booking: of('booking'),
      payment: of('payment'),
      calendar: of('calendar'),
    } as Texts;
  }

  async bookATrek({ travelers, account, details = {}, option, card = '4242 4242 4242 4242' }: BookingWish) {
    const { booking, payment } = this.#texts;
    await this.#do('group', () => this.#chooseGroup(travelers));
    await this.#do(booking.bookNow, async () => this.#press(await this.#button(booking.bookNow, this.#root)));
    await this.#do('account', () => this.#beSignedIn(account ?? { email: testUser.email, password: TEST_PASSWORD }));
    await this.#do(booking.detailsStep, () => this.#enterDetails(details));
    await this.#do(booking.paymentStep, async () => {
      const [before = '', after = ''] = payment.pay('\n').split('\n');
      const isPay = (name: string) => name.startsWith(before) && name.endsWith(after) && name !== booking.back;
      await this.#button(isPay);
      if (option) await this.#chooseOption(option);
      const pay = await this.#button(isPay);
      const field = within(this.#dialog()).queryByLabelText(CARD_NUMBER);
      if (field) await this.#type(field, card);
      await this.#press(pay);
    });
    await this.#do('success', () => this.#until(() => within(this.#dialog()).getByText(booking.bookingSuccessful)));
  }

  async #chooseGroup(travelers: number | undefined) {
    if (travelers === undefined) return;
    const { travelers: label, moreTravelers, fewerTravelers } = this.#texts.booking;
    const count = await this.#until(() =>
      within(this.#root).getByRole<HTMLInputElement>('spinbutton', { name: label }),
    );
    while (count.valueAsNumber !== travelers) {
      const before = count.valueAsNumber;
      await this.#press(await this.#button(before < travelers ? moreTravelers : fewerTravelers, this.#root));
      await this.#until(() => assert(count.valueAsNumber !== before, `the group stays at ${before}`));
    }
  }

  /** Waits for the dialog's first step, and gets past the account. */
  async #beSignedIn(account: NonNullable<BookingWish['account']>) {
    const { signIn: texts, booking } = this.#texts;
    const inDialog = () => within(this.#dialog());
    const mustSignIn = await this.#until(() => {
      if (inDialog().queryByLabelText(texts.password)) return true;
      if (inDialog().queryByLabelText(booking.firstName)) return false;
      if (inDialog().queryByRole('button', { name: booking.logIn })) throw new Stop(SIGN_IN_ON_A_PAGE);
      throw new Error('the dialog shows neither an account’s fields nor those of the details');
    });
    if (!mustSignIn) return;
    if (!('fullname' in account)) {
      await this.#fill({ [texts.email]: account.email, [texts.password]: account.password });
      await this.#press(await this.#button(texts.signIn));
    } else {
      await this.#press(await this.#button(texts.createAccount));
      const { fullname, email, phone, password } = account;
      await this.#fill({ [texts.fullname]: fullname, [texts.email]: email, [texts.phone]: phone });
      await this.#fill({ [texts.password]: password, [texts.confirmPassword]: password });
      await this.#press(inDialog().getByRole('checkbox', { name: (name) => name.startsWith(texts.agreeTo) }));
      await this.#press(await this.#button(texts.signUp));
    }
    await this.#until(() => inDialog().getByLabelText(booking.firstName));
  }

  async #enterDetails(details: Partial<BookingDetails>) {
    const { booking } = this.#texts;
    const { specialRequirements, bookingDate, ...lines } = { ...testDetails, bookingDate: undefined, ...details };
    for (const [name, text] of Object.entries(lines) as [keyof typeof lines, string][]) {
      const field = await this.#field(booking[name]);
      if (field.value === '' || name in details) await this.#type(field, text);
    }
    const day = await this.#field(booking.bookingDate);
    const start = bookingDate ?? addDays(day.min, USUAL_START_DAYS);
    if (this.#interaction === 'touch') await this.#chooseDay(day, start);
    else await this.#type(day, start);
    if (specialRequirements)
      await this.#type(await this.#field((text) => text.startsWith(booking.specialRequirements)), specialRequirements);
    await this.#press(await this.#button(booking.continueToPayment));
  }

  /** A finger opens the calendar, and turns its pages to the month. */
  async #chooseDay(field: Element, day: string) {
    await this.#press(field);
    await this.#until(() => screen.getByRole('grid'));
    const find = () =>
      document.querySelector(`[role="grid"] [role="button"][data-value="${day}"]:not([data-outside-range])`);
    for (let pages = 0; !find() && pages < MOST_MONTHS; pages += 1)
      await this.#press(screen.getByRole('button', { name: this.#texts.calendar.nextMonth }));
    const found = find();
    assert(found, `the calendar has no ${day}`);
    await this.#press(found);
  }

  async #chooseOption(option: NonNullable<BookingWish['option']>) {
    const { deposit, full } = this.#texts.booking;
    const name = option === 'full' ? full(FULL_PAYMENT_PERCENT) : deposit(DEPOSIT_PERCENT);
    const radio = await this.#until(() => within(this.#dialog()).getByRole<HTMLInputElement>('radio', { name }));
    if (radio.checked) return;
    if (this.#interaction !== 'keyboard') return this.#press(radio);
    // Of radio buttons, Tab reaches the chosen one, and arrows choose another.
    await this.#focus(within(this.#dialog()).getByRole('radio', { checked: true }));
    for (let presses = 0; !radio.checked && presses < 3; presses += 1) await this.#user.keyboard('{ArrowDown}');
    assert(radio.checked, `“${name}” can't be reached by arrow keys`);
  }

  async #fill(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) await this.#type(await this.#field(label), text);
  }

  #dialog(): HTMLElement {
    const found = screen
      .queryAllByRole('dialog')
      .find((dialog) => dialog.querySelector('[data-scope="booking-dialog"]'));
    if (!found) throw new Error('the booking’s dialog is not open');
    return found;
  }

  #field = (label: Matcher) => this.#until(() => within(this.#dialog()).getByLabelText<HTMLInputElement>(label));

  /** The first button of a name, once it can be pressed. */
  #button(name: string | ((name: string) => boolean), place?: HTMLElement): Promise<HTMLElement> {
    return this.#until(() => {
      const [first] = within(place ?? this.#dialog()).getAllByRole<HTMLButtonElement>('button', { name });
      assert(
        first && !first.disabled && first.getAttribute('aria-disabled') !== 'true',
        `${first?.textContent} can't be pressed`,
      );
      return first as HTMLElement;
    });
  }

  async #press(element: Element) {
    if (this.#interaction === 'mouse') return this.#user.click(element);
    if (this.#interaction === 'touch') return this.#user.pointer({ keys: '[TouchA]', target: element });
    await this.#focus(element);
    await this.#user.keyboard(element.matches('input') ? ' ' : '{Enter}');
  }

  async #type(field: Element, text: string) {
    if (this.#interaction === 'keyboard') await this.#focus(field);
    else await this.#press(field);
    if (field.matches('select')) {
      // Its options may still be loading.
      await this.#until(() => within(field as HTMLElement).getByRole('option', { name: text }));
      return this.#user.selectOptions(field, text);
    }
    // A bracket begins a key's name.
    await this.#user.keyboard(`{Control>}a{/Control}${text.replaceAll(/[{[]/g, '$&$&')}`);
  }

  /** Goes to a control by the Tab key alone. */
  async #focus(element: Element) {
    for (let tabs = 0; document.activeElement !== element; tabs += 1) {
      assert(tabs < MOST_TABS, `${element.outerHTML.slice(0, 120)} can't be reached by the Tab key`);
      await this.#user.tab();
    }
  }

  /** Waits until the page shows something. @throws the last error */
  async #until<Found>(look: () => Found): Promise<Found> {
    const { advanceTime = pause, timeoutMs = 10_000 } = this.#options;
    // As Testing Library waits: React changes the page without warning that no test has asked for it.
    return getConfig().asyncWrapper(async () => {
      // In real time: late code takes what the machine needs, however far the page's own clock has gone on.
      const end = realNow() + timeoutMs;
      for (;;) {
        try {
          return look();
        } catch (error) {
          if (error instanceof Stop || realNow() >= end) throw error;
        }
        await advanceTime(POLL_MS);
        // Answers and late code come in real time.
        await pause(POLL_MS / 5);
      }
    }) as Promise<Found>;
  }

  async #do(step: string, act: () => Promise<unknown>) {
    try {
      await act();
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n\n');
      const place = screen.queryAllByRole('dialog').at(-1) ?? this.#root;
      const shown = (place.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, MOST_SHOWN);
      throw new Error(
        `@trek/ui/testing: bookATrek failed at step “${step}”, by ${this.#interaction}: ${reason}\nOn the screen: ${shown}`,
        { cause: error },
      );
    }
  }
}

/** A fault that no waiting mends. */
class Stop extends Error {}

function assert(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
