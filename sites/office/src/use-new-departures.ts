import type { OfficeDeparture, OfficeTrek } from '@trek/api/office';
import { useState } from 'react';
import type { DepartureValues } from './departure-fields.tsx';
import { type SeriesFault, seriesDays } from './departure-series.rules.ts';

/** New departures as they are typed. */
export interface NewDepartures extends DepartureValues {
  trekId: string;
  repeats: 'once' | 'series';
  startDate: string;
  /** 0 is Sunday. */
  weekday: string;
  everyWeeks: string;
  from: string;
  until: string;
  /** Days of the series on which it does not go. */
  leftOut: readonly string[];
}

const EMPTY: NewDepartures = {
  ...{ trekId: '', repeats: 'once', startDate: '', weekday: '6', everyWeeks: '1', from: '', until: '', leftOut: [] },
  ...{ kind: 'joined', places: '', price: '', guaranteedFrom: '', guide: '', note: '' },
};

/** A start that bookings alone make, as a departure: a group's own at first. */
const ofStart = ({ trekId, startDate, travelers, held }: OfficeDeparture, trek: OfficeTrek | undefined) => ({
  ...{ ...EMPTY, trekId: String(trekId), startDate, kind: 'private' as const },
  places: String(Math.max(travelers + held, trek?.places ?? 0)),
});

/**
 * The fields of new departures.
 * @param start a day on which someone goes already: trek and day are fixed then
 */
export function useNewDepartures(treks: readonly OfficeTrek[], start?: OfficeDeparture) {
  const trekOf = (id: string) => treks.find((each) => String(each.id) === id);
  const initial = start ? ofStart(start, trekOf(String(start.trekId))) : EMPTY;
  const [values, setValues] = useState(initial);
  const change = (part: Partial<NewDepartures>) => setValues({ ...values, ...part });
  const series = seriesOf(values);
  return {
    values,
    change,
    trek: trekOf(values.trekId),
    /** All days of the series, with those that are taken out. */
    series,
    days: series.days.filter((day) => !values.leftOut.includes(day)),
    reset: () => setValues(initial),
    /** The places are those of the largest group, until they are typed. */
    chooseTrek: (trekId: string) => {
      const isOwn = values.places !== '' && values.places !== String(trekOf(values.trekId)?.places);
      change({ trekId, ...(!isOwn && { places: String(trekOf(trekId)?.places ?? '') }) });
    },
    toggleDay: (day: string) => {
      const rest = values.leftOut.filter((each) => each !== day);
      change({ leftOut: rest.length < values.leftOut.length ? rest : [...rest, day] });
    },
  };
}

function seriesOf({ repeats, startDate, weekday, everyWeeks, from, until }: NewDepartures): {
  days: string[];
  fault: SeriesFault | null;
} {
  if (repeats === 'once') return { days: startDate === '' ? [] : [startDate], fault: null };
  return seriesDays({ weekday: Number(weekday), everyWeeks: Number(everyWeeks), from, until });
}
