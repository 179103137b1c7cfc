import { arrivalSchema, type ContentEntry, type StageContent, type TrekContent } from './content-schema.ts';
import { walkOf } from './leg-warnings.ts';

/** Facts by which visitors judge a trek, with the questions that they answer. */
const FACTS = {
  alsoKnownAs: 'what else is it called?',
  permits: 'which permits does it need? Write an empty list if none',
  climate: 'which weather station is near?',
  effort: 'what makes it as hard as it is?',
  arrival: 'who meets travelers, and where do they sleep before? The page says “Ask us”',
  packing: 'what is packed differently?',
  questions: 'what do people ask?',
  sources: 'where do the facts come from?',
} as const satisfies Partial<Record<keyof TrekContent, string>>;

/** The facts of the first and the last days. */
const ARRIVAL = arrivalSchema.keyof().options;

/** Facts that a trek's page leaves out because its file does. */
export function missingFacts(treks: readonly ContentEntry<TrekContent>[]): string[] {
  return treks.flatMap(({ slug, content }) => {
    const missing = Object.entries(FACTS)
      .filter(([field]) => content[field as keyof typeof FACTS] === undefined)
      .map(([field, question]) => `${field}: is missing: ${question}`);
    const ofArrival = content.arrival
      ? ARRIVAL.filter((field) => content.arrival?.[field] === undefined).map(
          (field) => `arrival.${field}: is missing: the page says “Ask us”`,
        )
      : [];
    const ofDays = content.stages.flatMap((stage, index) => [
      ...(isNight(stage, index, content.stages) && !stage.coordinates
        ? [`stages.${index}.coordinates: is missing: the map leaves ${stage.endLocation ?? stage.title} out`]
        : []),
      ...(stage.walkingHours !== undefined && walkOf(stage) === undefined
        ? [`stages.${index}.legs: has no walk with a distance: how far are ${stage.walkingHours} hours?`]
        : []),
      ...(stage.startLocation !== stage.endLocation && stage.legs === undefined
        ? [`stages.${index}.legs: is missing: how does one come from ${stage.startLocation} to ${stage.endLocation}?`]
        : []),
    ]);
    return [...missing, ...ofArrival, ...ofDays].map((warning) => `treks/${slug}.json: ${warning}`);
  });
}

const isNight = ({ accommodation }: StageContent, index: number, stages: readonly StageContent[]) =>
  accommodation !== undefined || index < stages.length - 1;
