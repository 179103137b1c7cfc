import { isCalendarDate } from '@trek/ui/internal/calendar-date';
import { type AttributeName, type PROPERTIES, VALUES } from './attributes.ts';

type Property = (typeof PROPERTIES)[number];

/** A value as its attribute can have it; undefined for any other. */
export function knownValue(name: AttributeName, value: string | undefined): string | undefined {
  const values = VALUES[name];
  const isKnown = values instanceof RegExp ? values.test(value ?? '') : values?.includes(value ?? '');
  const isImpossible = name === 'start-date' && !isCalendarDate(value ?? '');
  return isKnown === false || isImpossible ? undefined : value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFunction = (value: unknown) => typeof value === 'function';
/** Texts by their features. */
const isDictionary = (value: unknown) => isObject(value) && Object.values(value).every((texts) => isObject(texts));

const KINDS: Record<Property, (value: unknown) => boolean> = {
  messages: isDictionary,
  formatPrice: isFunction,
  secondCurrency: isObject,
  metadata: isObject,
  getToken: isFunction,
  fetch: isFunction,
};

/** Whether a property's value is of its kind. */
export const isKnownProperty = (name: string, value: unknown): boolean => KINDS[name as Property](value);

/** The properties that scripts have set, without those of another kind. */
export const knownProperties = (given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => isKnownProperty(name, value)));
