import { beforeAll, expect, test } from 'vitest';
import { type Edit, faultsAfter } from './scratch-copy.ts';

/** A new thing, where it is defined; and every place that then has to say something of it. */
interface Addition {
  what: string;
  name: string;
  edits: Edit[];
  places: string[];
}

const additions: Addition[] = [
  {
    what: 'a fact on the trek card',
    name: 'effort',
    edits: [
      {
        file: 'packages/ui/src/api/entities.ts',
        before: '  location: z.string(),',
        after: '  location: z.string(),\n  effort: z.string(),',
      },
      {
        file: 'packages/ui/src/api/trek.ts',
        before: '  location: string;',
        after: '  location: string;\n  effort: string;',
      },
    ],
    places: [
      'packages/ui/src/api/normalize-trek.ts',
      'packages/ui/src/api/trek.ts',
      'packages/ui/src/testing/api-answers.ts',
      'packages/ui/src/testing/fixtures.ts',
      'sites/api/src/catalogue/serializers.ts',
    ],
  },
  {
    what: 'a field of the sign-up',
    name: 'nickname',
    edits: [
      {
        file: 'packages/ui/src/api/requests.ts',
        before: '  fullname: string;\n',
        after: '  fullname: string;\n  nickname: string;\n',
      },
      {
        file: 'packages/ui/src/account/sign-in/sign-in.rules.ts',
        before: '    email: emailIn(texts),\n    phone',
        after: '    email: emailIn(texts),\n    nickname: requiredLine(texts.fullnameMissing, plainName),\n    phone',
      },
    ],
    places: [
      'packages/ui/src/account/sign-in/sign-up-fields.tsx',
      'packages/ui/src/account/sign-in/sign-up-parts.tsx',
      'sites/api/src/store/users.ts',
    ],
  },
  {
    what: 'a filter',
    name: 'isGroup',
    edits: [
      {
        file: 'packages/ui/src/catalogue/listing/listing.rules.ts',
        before: '  maxAltitude: number | null;\n}',
        after: '  maxAltitude: number | null;\n  isGroup: boolean;\n}',
      },
    ],
    places: [
      'packages/ui/src/catalogue/listing/filters/filter-table.rules.ts',
      'packages/ui/src/catalogue/listing/filters/listing-filter-panel.tsx',
      'packages/ui/src/catalogue/listing/listing.rules.ts',
    ],
  },
  {
    what: 'a payment option',
    name: 'half',
    edits: [
      {
        file: 'packages/ui/src/pricing/charge.rules.ts',
        before: '  custom: null,',
        after: '  half: 50,\n  custom: null,',
      },
    ],
    places: ['packages/ui/src/sales/booking/dialog/payment-options.tsx'],
  },
];

let faults: string[];
beforeAll(async () => {
  faults = await faultsAfter(additions.flatMap(({ edits }) => edits));
}, 120_000);

test.each(additions)('for $what the compiler names every place that still needs it', ({ name, places }) => {
  const named = faults.filter((fault) => fault.includes(`'${name}'`)).map((fault) => fault.split(':')[0] ?? '');
  expect([...new Set(named)].filter((file) => !file.endsWith('.test.ts')).sort()).toEqual([...places].sort());
});
