/** The company's terms of booking. Every page and rule that quotes one of these figures reads it here. */

/** Smallest part of the discounted total that is paid in advance, in percent; also the default deposit. */
export const MINIMUM_ADVANCE_PERCENT = 20;
export const FULL_PAYMENT_PERCENT = 100;

/** Days before the trek on which the rest is due, and until which cancelling is free. */
export const BALANCE_DUE_DAYS = 30;
export const FREE_CANCELLATION_DAYS = 30;

/** Largest amount of one card charge in whole USD: eight digits of cents. Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const MAXIMUM_CHARGE_USD = 999_999;
