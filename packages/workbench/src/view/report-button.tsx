import { useState } from 'react';
import type { Expectation } from '../expectation.ts';
import { reportOf } from '../report.ts';
import { addressWith, writeLink } from '../script-link.ts';
import { visibleTexts } from '../visible-texts.ts';
import { BenchDialog } from './bench-dialog.tsx';
import { copyText } from './copy-text.ts';
import { pageAddress } from './page-address.ts';
import type { PanelProps } from './panel-props.ts';
import { visitorPage, visitorPlaces } from './person-screen.ts';

interface Report {
  /** The Markdown, which names the picture by its file. */
  text: string;
  /** The name of both files, without its ending. */
  name: string;
  /** The picture as a `data:` address; null where the browser can't draw it. */
  picture: string | null;
}

/** One press: the step on the bench as a bug report, with a picture. */
export function ReportButton({ session, moment, expectation }: PanelProps & { expectation: Expectation | null }) {
  const [report, setReport] = useState<Report | null>(null);
  const make = async () => {
    const name = `${session.known.id}-${moment.recorded.run.state.replace(/[^\w.]+/g, '-')}`;
    const [link, picture] = await Promise.all([writeLink(session.shared), pictureOf(visitorPage(document))]);
    const text = reportOf({
      session,
      expectation,
      texts: visibleTexts(visitorPlaces(document)),
      link: addressWith(pageAddress(), link),
      picture: picture && `${name}.png`,
    });
    setReport({ text, name, picture });
  };
  return (
    <>
      <button type="button" onClick={make}>
        Report
      </button>
      {report && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  );
}

function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [text, setText] = useState(report.text);
  const [isCopied, setIsCopied] = useState(false);
  const { name, picture } = report;
  // One file that can be handed over by itself.
  const whole = picture ? text.replace(`](${name}.png)`, `](${picture})`) : text;
  return (
    <BenchDialog label="Bug report" onClose={onClose}>
      {(close) => (
        <>
          <div className="workbench-report">
            <label>
              <span>Bug report in Markdown</span>
              <textarea
                rows={24}
                spellCheck={false}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setIsCopied(false);
                }}
              />
            </label>
            {picture ? (
              <img src={picture} alt="The visitor’s screen" />
            ) : (
              <p>This browser can’t draw the screen: add a picture of your own.</p>
            )}
          </div>
          <div className="workbench-row">
            <button type="button" onClick={async () => setIsCopied(await copyText(text))}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
            <a href={`data:text/markdown;charset=utf-8,${encodeURIComponent(whole)}`} download={`${name}.md`}>
              Save with its picture
            </a>
            {picture && (
              <a href={picture} download={`${name}.png`}>
                Save the picture
              </a>
            )}
            <button type="button" onClick={close}>
              Close
            </button>
          </div>
        </>
      )}
    </BenchDialog>
  );
}

/** The visitor's screen as a picture; null where there is none, or where the browser can't draw it. */
async function pictureOf(page: HTMLElement | null): Promise<string | null> {
  if (!page) return null;
  try {
    const { domToPng } = await import('modern-screenshot');
    const { clientWidth: width, scrollHeight: height } = page.ownerDocument.documentElement;
    return await domToPng(page, { width, height: Math.min(height, 4000) });
  } catch {
    return null;
  }
}
