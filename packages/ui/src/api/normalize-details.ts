import type { TrekDetailsEntity } from './entities.ts';
import {
  listIn,
  readAmount,
  readField,
  readFlag,
  readId,
  readList,
  readNumber,
  readOptionalText,
  readPrice,
  readText,
  readTexts,
} from './http/read-value.ts';

/** The answers to common questions, without parts that a page could not show. Undefined where there are none. */
export function readTrekDetails(raw: unknown): TrekDetailsEntity | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const field = (name: keyof TrekDetailsEntity) => readField(raw, name);
  const packing = readTexts(field('packing'));
  const sources = readTexts(field('sources'));
  const questions = readList(field('questions')).flatMap((entry) => {
    const [question, answer] = [readText(readField(entry, 'question'), ''), readText(readField(entry, 'answer'), '')];
    return question && answer ? [{ question, answer }] : [];
  });
  const similar = readList(field('similar')).flatMap(readSimilar);
  return {
    permits: listIn(field('permits'))?.flatMap(readPermit),
    effort: readEffort(field('effort')),
    packing: packing.length > 0 ? packing : undefined,
    questions: questions.length > 0 ? questions : undefined,
    arrival: readArrival(field('arrival')),
    singleSupplement: readPrice(field('singleSupplement')),
    weather: readWeather(field('weather')),
    carbon: readCarbon(field('carbon')),
    guide: readGuide(field('guide')),
    similar: similar.length > 0 ? similar : undefined,
    sources: sources.length > 0 ? sources : undefined,
  };
}

type Details<Name extends keyof TrekDetailsEntity> = TrekDetailsEntity[Name];

function readPermit(entry: unknown): NonNullable<Details<'permits'>> {
  const name = readText(readField(entry, 'name'), '');
  if (!name) return [];
  return [{ name, issuer: readText(readField(entry, 'issuer'), ''), fee: readOptionalText(readField(entry, 'fee')) }];
}

function readEffort(value: unknown): Details<'effort'> {
  const effort = {
    terrain: readText(readField(value, 'terrain'), ''),
    fitness: readText(readField(value, 'fitness'), ''),
  };
  return effort.terrain || effort.fitness ? effort : undefined;
}

function readArrival(value: unknown): Details<'arrival'> {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: keyof NonNullable<Details<'arrival'>>) => readField(value, name);
  const pickup = field('airportPickup');
  return {
    airportPickup: typeof pickup === 'boolean' ? pickup : null,
    nightsBefore: readAmount(field('nightsBefore')) ?? null,
    nightsAfter: readAmount(field('nightsAfter')) ?? null,
    transfers: readList(field('transfers')).flatMap((transfer) => {
      const text = readText(readField(transfer, 'text'), '');
      return text ? [{ text, isIncluded: readFlag(readField(transfer, 'isIncluded')) }] : [];
    }),
    meetingPoint: readOptionalText(field('meetingPoint')),
    emergencyPhone: readOptionalText(field('emergencyPhone')),
  };
}

const MONTHS = 12;

function readWeather(value: unknown): Details<'weather'> {
  const months = readList(readField(value, 'months')).flatMap((month) => {
    const [day, night, rain] = ['day', 'night', 'rain'].map((name) => readNumber(readField(month, name)));
    return day === undefined || night === undefined || rain === undefined ? [] : [{ day, night, rain }];
  });
  const altitude = readAmount(readField(value, 'altitude'));
  if (months.length !== MONTHS || altitude === undefined) return undefined;
  const place = readText(readField(value, 'place'), '');
  return { place, altitude, source: readText(readField(value, 'source'), ''), months };
}

function readCarbon(value: unknown): Details<'carbon'> {
  const kilograms = readAmount(readField(value, 'kilograms'));
  if (kilograms === undefined) return undefined;
  return { kilograms, method: readText(readField(value, 'method'), '') };
}

function readGuide(value: unknown): Details<'guide'> {
  const name = readText(readField(value, 'name'), '');
  if (!name) return undefined;
  return { name, role: readText(readField(value, 'role'), ''), bio: readText(readField(value, 'bio'), '') };
}

function readSimilar(entry: unknown): NonNullable<Details<'similar'>> {
  const [id, title] = [readId(readField(entry, 'id')), readText(readField(entry, 'title'), '')];
  if (id === undefined || !title) return [];
  return [
    {
      ...{ id, title },
      region: readOptionalText(readField(entry, 'region')),
      duration: readAmount(readField(entry, 'duration')) ?? 0,
      difficulty: readText(readField(entry, 'difficulty'), ''),
      maxAltitude: readAmount(readField(entry, 'maxAltitude')) ?? null,
    },
  ];
}
