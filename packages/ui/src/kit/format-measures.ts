import { numberFormat } from '../core/texts/intl-format.ts';

const whole = { style: 'unit', maximumFractionDigits: 0 } as const;

/** A temperature: `−8°C`. Zero has no sign. */
export function formatCelsius(degrees: number, locale = 'en-US'): string {
  return numberFormat(locale, { ...whole, unit: 'celsius', signDisplay: 'negative' })
    .format(degrees)
    .replace('-', '−');
}

/** Rain: `26 mm`. */
export function formatMillimeters(millimeters: number, locale = 'en-US'): string {
  return numberFormat(locale, { ...whole, unit: 'millimeter' }).format(millimeters);
}

/** A weight: `75 kg`. */
export function formatKilograms(kilograms: number, locale = 'en-US'): string {
  return numberFormat(locale, { ...whole, unit: 'kilogram' }).format(kilograms);
}
