import { useState } from 'react';
import { messageOf } from '../event-verdict.ts';
import { demandSentence, type Expectation } from '../expectation.ts';
import { exportJson, exportMermaid, exportPlaywright, exportStory, exportTest } from '../exporters.ts';
import { addressWith, readLink, writeLink } from '../script-link.ts';
import type { WorkbenchSession } from '../workbench-session.ts';
import { copyText } from './copy-text.ts';
import { LONGEST_SAFE_ADDRESS, pageAddress } from './page-address.ts';
import type { PanelProps } from './panel-props.ts';

type MakeForm = (session: WorkbenchSession, expectation?: Expectation) => string | Promise<string>;

const FORMS: Record<string, MakeForm> = {
  Link: async ({ shared }) => addressWith(pageAddress(), await writeLink(shared)),
  'Vitest test': ({ known, document }, expectation) => exportTest(known, document, expectation),
  'Playwright test': async ({ known, document }, expectation) =>
    exportPlaywright(known, document, await writeLink(document), expectation),
  Story: ({ known, document }, expectation) => exportStory(known, document, expectation),
  JSON: ({ shared }) => exportJson(shared),
  'Mermaid chart': ({ known, moment }) =>
    exportMermaid(known.machine, new Set((moment().recorded.run.snapshot._nodes ?? []).map(({ id }) => id))),
};

interface HandoverProps extends PanelProps {
  hasReportedLink: boolean;
  /** The tester's demand on this step, which tests and story then make. */
  expectation: Expectation | null;
}

/** Hands the run over in one of several forms, and takes one that was handed over. */
export function HandoverPanel({ session, hasReportedLink, expectation }: HandoverProps) {
  const [made, setMade] = useState<{ form: string; text: string; isCopied: boolean } | null>(null);
  const [given, setGiven] = useState('');
  const make = async (form: string) => {
    const text = (await FORMS[form]?.(session, expectation ?? undefined)) ?? '';
    setMade({ form, text, isCopied: false });
    // A browser may ask for permission first: meanwhile the text is shown, to be copied by hand.
    if (await copyText(text)) setMade({ form, text, isCopied: true });
  };
  const load = async () => {
    try {
      await session.load(given.trimStart().startsWith('{') ? JSON.parse(given) : await readLink(session.known, given));
    } catch (error) {
      session.showMessage(error instanceof SyntaxError ? 'This JSON is broken.' : messageOf(error));
    }
  };
  return (
    <section aria-labelledby="workbench-handover">
      <h2 id="workbench-handover">Hand over</h2>
      <p className="workbench-reason">
        {hasReportedLink
          ? 'The address above leads to this very step.'
          : 'This run is too long for an address: hand over JSON.'}
      </p>
      {expectation && <p>{`Tests and story demand: ${demandSentence(expectation)}`}</p>}
      <div className="workbench-row">
        {Object.keys(FORMS).map((form) => (
          <button key={form} type="button" onClick={() => make(form)}>
            {form === 'Link' ? 'Copy link' : form}
          </button>
        ))}
      </div>
      {made && (
        <label className="workbench-made">
          <span>{`${made.form}${made.isCopied ? ', copied' : ''}`}</span>
          <textarea readOnly rows={made.form === 'Link' ? 3 : 12} spellCheck={false} value={made.text} />
        </label>
      )}
      {made?.form === 'Link' && made.text.length > LONGEST_SAFE_ADDRESS && (
        <p
          className="workbench-message"
          role="alert"
        >{`This link has ${made.text.length} characters, which some programs cut: hand over JSON, or take a shorter way.`}</p>
      )}
      <label className="workbench-made">
        Link or JSON that you were given
        <textarea rows={2} spellCheck={false} value={given} onChange={(event) => setGiven(event.target.value)} />
      </label>
      <button type="button" onClick={load}>
        Play it
      </button>
    </section>
  );
}
