import { isCalendarDate } from '../../core/internal/calendar-date.ts';
import { readCompanyDay } from '../../core/internal/company-day.ts';
import { latinDigits } from '../../core/typed/latin-digits.ts';
import { momentInZone } from './moment-in-zone.ts';
import { readField } from './read-value.ts';

/** A number below is seconds, above milliseconds, then microseconds; before 1973 no booking was made. */
const [FIRST_SECOND, FIRST_MILLISECOND, FIRST_MICROSECOND] = [1e8, 1e11, 1e14];

const WRITTEN =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]+(\d\d?):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i;
/** As HTTP, Python's Flask, JavaScript's and Java's `toString` write it: with a zone that is the same everywhere. */
const IN_WORDS =
  /^(?:[a-z]{3,9},? )?(?:\d\d?[ -][a-z]{3}[ -]\d{2,4}|[a-z]{3} \d\d? \d{4}) \d\d:\d\d:\d\d (?:GMT|UTC|Z)?(?:[+-]\d\d:?\d\d)?$/i;
const OF_JAVA = /^([a-z]{3} [a-z]{3} \d\d?) (\d\d:\d\d:\d\d) (GMT|UTC) (\d{4})$/i;
/** A name that Java or JavaScript adds to the offset. */
const NAMED_ZONE = /[[(][^[\]()]*[\])]$/;
/** Without signs between its parts, as ISO 8601 allows too. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?=T|$)/i;
/** The same with its time, as SQL and LDAP write it. No booking was made at the milliseconds that look like it. */
const COMPACT_TIME = /^(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?=[.Z+-]|$)/i;
/** The name of a zone beside its offset, and Go's monotonic clock. */
const BESIDE_OFFSET = /( [+-]\d{4}) (?:[A-Z]+|[+-]\d{2,4})(?: m=\S+)?$/;
/** A zone by its name alone. */
const IN_ZONE = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]*) ([A-Z][\w/+-]+)$/i;
/** Of ASP.NET. */
const IN_CALL = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
/** A time without a zone is that of the company's wall clock: its day is the one that is written. */
const COMPANY_OFFSET = '+05:45';

const isoOf = (milliseconds: number): string =>
  Number.isNaN(new Date(milliseconds).getTime()) ? '' : new Date(milliseconds).toISOString();

function readEpoch(value: number): string {
  if (!(value >= FIRST_SECOND)) return '';
  if (value < FIRST_MILLISECOND) return isoOf(value * 1000);
  return isoOf(value < FIRST_MICROSECOND ? value : value / 1000);
}

function offsetOf(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? 'Z' : `${hours}:${minutes}`;
}

const two = (number: unknown) => String(number).padStart(2, '0');

function readWritten(text: string): string | undefined {
  const [, year, month, day, hours, minutes, seconds = '00', fraction = '0', zone] = WRITTEN.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${two(month)}-${two(day)}`;
  if (!isCalendarDate(date)) return '';
  if (hours === undefined) return date;
  const time = `${two(hours)}:${minutes}:${seconds}.${fraction.slice(0, 3)}`;
  return isoOf(Date.parse(`${date}T${time}${zone === undefined ? COMPANY_OFFSET : offsetOf(zone)}`));
}

/** A zone that is unknown here leaves the day that is written. */
function readInZone(written: string, zone: string): string {
  const wall = Date.parse(readWritten(`${written}Z`) ?? '');
  if (Number.isNaN(wall)) return '';
  const moment = momentInZone(wall, zone);
  return moment === undefined ? isoOf(wall).slice(0, 'YYYY-MM-DD'.length) : isoOf(moment);
}

/** Jackson without its time module writes a local time as a list of its parts. */
function readParts([year, month, day, ...time]: readonly unknown[]): string {
  const date = `${year}-${two(month)}-${two(day)}`;
  return (
    readWritten(time.length === 0 ? date : `${date}T${two(time[0])}:${two(time[1] ?? 0)}:${two(time[2] ?? 0)}`) ?? ''
  );
}

function readCompact(text: string): string {
  const [whole, year, month, day, hours, minutes, seconds = '00'] = COMPACT_TIME.exec(text) ?? [];
  if (whole === undefined) return '';
  return readWritten(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${text.slice(whole.length)}`) ?? '';
}

/** PHP's DateTime as one text. */
const ofPhp = (date: string, zone: unknown) => {
  if (typeof zone !== 'string' || zone === '') return date;
  return /^(?:UTC|Z|[+-]\d)/.test(zone) ? `${date}${zone}` : `${date} ${zone}`;
};

/**
 * A moment in ISO 8601 and UTC, or a day as `YYYY-MM-DD`, however a backend writes it. A text that is neither stays as it is;
 * empty: there is none.
 */
export function readMoment(value: unknown): string {
  if (typeof value === 'number') return readCompact(String(value)) || readEpoch(value);
  if (Array.isArray(value)) return value.every(Number.isInteger) && value.length >= 3 ? readParts(value) : '';
  if (typeof value === 'object') {
    // PHP's DateTime, MongoDB's extended JSON, Java's Instant and Firestore's Timestamp.
    const [date, zone] = [readField(value, 'date'), readField(value, 'timezone')];
    if (typeof date === 'string') return readMoment(ofPhp(date, zone));
    const inside = ['$date', '$numberLong', 'epochSecond', 'seconds', '_seconds'].map((name) => readField(value, name));
    return readMoment(inside.find((one) => one !== undefined) ?? '');
  }
  const text =
    typeof value === 'string'
      ? latinDigits(value.trim()).replace(NAMED_ZONE, '').trimEnd().replace('−', '-').replace(BESIDE_OFFSET, '$1')
      : '';
  const [, milliseconds] = IN_CALL.exec(text) ?? [];
  if (milliseconds !== undefined) return isoOf(Number(milliseconds));
  const compact = readCompact(text);
  if (compact) return compact;
  if (/^\d{9,17}(?:\.\d+)?$/.test(text)) return readEpoch(Number(text));
  const [, written, zone] = IN_ZONE.exec(text) ?? [];
  if (written !== undefined && zone !== undefined && !/^(?:UTC|GMT|Z)$/i.test(zone)) return readInZone(written, zone);
  const words = text.replace(OF_JAVA, '$1 $4 $2 $3');
  return readWritten(text.replace(COMPACT, '$1-$2-$3')) ?? (IN_WORDS.test(words) ? isoOf(Date.parse(words)) : text);
}

/** A day as `YYYY-MM-DD`. Some backends write it as a moment, which is a day of the company's calendar. */
export const readDay = (value: unknown): string | undefined => readCompanyDay(readMoment(value)) ?? undefined;
