import type { OfficeContent, OfficeEditCheck, OfficeTrekContent } from '@trek/api/office';
import { http, type RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { type OfficeAnswer, officeHandlers, respond } from './story-office.tsx';

const CONTENT = `${BACKEND_URL}/office/content`;

export const storyContent: OfficeContent = {
  obstacle: null,
  treks: [
    { slug: 'annapurna-base-camp-trek', title: 'Annapurna Base Camp Trek' },
    { slug: 'everest-base-camp-trek', title: 'Everest Base Camp Trek' },
  ],
};

export const storyTrekTexts: OfficeTrekContent = {
  ...{ slug: 'everest-base-camp-trek', title: 'Everest Base Camp Trek', version: 'version-1', obstacle: null },
  texts: {
    questions: [
      { question: 'How cold is it at night?', answer: 'In November, minus ten in Gorak Shep.' },
      { question: 'How heavy may my bag be?', answer: 'At most {{duffel}}: a porter carries two.' },
      { question: 'Is there Wi-Fi?', answer: 'In most lodges, for a fee.' },
    ],
  },
  edits: [
    { id: '000002', at: '2030-02-19T08:00:00.000Z', who: 'pema@trek.example' },
    { id: '000001', at: '2030-02-10T08:00:00.000Z', who: 'maya@trek.example' },
  ],
  canUndo: true,
};

/** A question without a space, as long as it may be, almost. */
export const storyLongTexts: OfficeTrekContent = {
  ...storyTrekTexts,
  texts: {
    questions: storyTrekTexts.texts.questions.map(({ question, answer }) => ({
      question: question.replaceAll(/\W/g, '').repeat(6),
      answer: answer.replaceAll(/\W/g, '').repeat(12),
    })),
  },
  edits: [
    {
      ...storyTrekTexts.edits[0],
      id: '000003',
      who: `${'wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@trek.example`,
      at: '2030-02-19T08:00:00.000Z',
    },
  ],
};

const storyGoodCheck: OfficeEditCheck = { faults: [], warnings: [] };

/** The commands that a story has sent: their path and body. */
export const sentContent = fn<(path: string, body: Record<string, unknown>) => void>();

interface ContentAnswers {
  list?: OfficeAnswer;
  trek?: OfficeAnswer;
  check?: OfficeAnswer;
  done?: OfficeAnswer;
}

export function contentHandlers({
  list = storyContent,
  trek = storyTrekTexts,
  check = storyGoodCheck,
  done = storyTrekTexts,
}: ContentAnswers = {}): RequestHandler[] {
  return [
    http.get(CONTENT, () => respond(list)),
    http.get(`${CONTENT}/treks/:slug`, () => respond(trek)),
    http.post(`${CONTENT}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*\/content/, '');
      sentContent(path, (await request.clone().json()) as Record<string, unknown>);
      return respond(path.endsWith('/check') ? check : done);
    }),
    ...officeHandlers(),
  ];
}
