import type { TrekEntity } from '../../api/entities.ts';
import { normalizeTrek } from '../../api/normalize-trek.ts';
import type { Trek } from '../../api/trek.ts';
import type { CheckRun, Fault } from './check-run.ts';
import { quoted } from './schema-faults.ts';

const images = { backendUrl: '', placeholder: '' };

/** A trek as it came and as the kit reads it. */
export interface KnownTrek {
  raw: TrekEntity;
  trek: Trek;
}

/** Prices that the kit would not show as what they are. */
function priceFault({ raw, trek }: KnownTrek): Fault | undefined {
  const { currency } = raw as { currency?: unknown };
  if (raw.price === null || Number(raw.price) === 0 || trek.priceUsd !== null) return undefined;
  return {
    expected: `the price of "${trek.title}" in US dollars`,
    came: `${quoted(raw.price)}${currency === undefined ? '' : ` in ${quoted(currency)}`}`,
    advice: 'Send US dollars as a number. The kit shows "on request" where it can’t read them.',
  };
}

const twice = (values: readonly (string | number)[]) => values.find((value, index) => values.indexOf(value) !== index);

/** Checks countries, regions, treks and posts. @returns the treks; null: the backend does not answer at all */
export async function checkCatalogue(run: CheckRun): Promise<KnownTrek[] | null> {
  const listed = await run.call('listTreks');
  let treks: KnownTrek[] = [];
  run.good('the treks come as a list, each with its title, price and days', 'listTreks', listed, (list) => {
    const raws = list as TrekEntity[];
    run.note(raws[0]);
    treks = raws.flatMap((raw) => {
      const trek = normalizeTrek(raw, images);
      return trek ? [{ raw, trek }] : [];
    });
    const id = twice(treks.map(({ trek }) => trek.id));
    const slug = twice(treks.map(({ trek }) => trek.slug));
    return [
      treks.length === 0 && {
        expected: 'at least one trek',
        advice: 'Put a trek on offer, to check the booking with.',
      },
      id !== undefined && {
        expected: 'an id of its own for each trek',
        came: `${quoted(id)} twice`,
        advice: 'Number them.',
      },
      slug !== undefined && {
        expected: 'a title of its own for each trek, for it is its address',
        came: `"${slug}" twice`,
        advice: 'Name them apart.',
      },
      ...treks.map(priceFault),
    ];
  });
  if (listed.status === 0) return null;
  run.good('the countries come as a list', 'listCountries', await run.call('listCountries'));
  run.good('the regions come as a list', 'listRegions', await run.call('listRegions'));
  run.good('the posts of the blog come as a list', 'listPosts', await run.call('listPosts'));
  const [first] = treks;
  if (first) {
    const { id, title, priceUsd, departures } = first.trek;
    if (departures) {
      run.good('the places left of each departure come as a list', 'placesLeft', await run.call('placesLeft', { id }));
    }
    const one = await run.call('findTrek', { id });
    run.good('one trek comes by its id, as in the list', 'findTrek', one, (raw) => {
      const trek = normalizeTrek(raw, images);
      const isSame = trek?.id === id && trek.title === title && trek.priceUsd === priceUsd;
      return [
        !isSame && {
          expected: `the trek ${quoted(id)}, "${title}", for ${priceUsd} US dollars`,
          advice: 'Answer with the trek that the list has under this id.',
        },
      ];
    });
  }
  const unknown = await run.call('findTrek', { id: 999_999_999 });
  run.refused('a trek that there is not is refused', unknown, [404, 400], 'no trek has the id');
  run.good(
    'the payment configuration names a publishable key',
    'paymentConfig',
    await run.call('paymentConfig'),
    (config) => {
      run.note(config);
      return [];
    },
  );
  return treks;
}
