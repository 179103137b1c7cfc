import './page.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { countFaults } from '../faults.ts';
import { CallSwitches } from './call-switches.tsx';
import { TabLog } from './tab-log.tsx';
import { TabRuns } from './tab-runs.tsx';
import { type KnownTab, wholeLog } from './tabs.ts';
import { useTabs } from './use-tabs.ts';

/** The page at `/qa`. */
function Switchboard({ storybookUrl }: { storybookUrl: string }) {
  const { tabs, request } = useTabs();
  const [chosen, setChosen] = useState('');
  const known = Object.values(tabs);
  const tab = tabs[chosen] ?? known.find(({ isOpen }) => isOpen);
  return (
    <main>
      <header>
        <h1>QA switchboard</h1>
        <p>
          Makes the calls of one tab fail. Other tabs stay as they are, and a reload keeps the switches. Only calls of
          the browser can fail: the server fills a page while it loads, so follow a link on the site to make the browser
          ask. The backend never sees a refused or dropped call.
        </p>
      </header>
      <Choice tabs={known} chosen={tab} onChoose={setChosen} />
      {tab && (
        <div className="qa-panels">
          <CallSwitches
            switches={tab.switches}
            onChange={(switches) => request({ kind: 'switch', tab: tab.tab, switches })}
          />
          <div>
            <TabRuns key={tab.load} runs={tab.runs} storybookUrl={storybookUrl} />
            <TabLog log={wholeLog(tab)} onClear={() => request({ kind: 'clear', tab: tab.tab })} />
          </div>
        </div>
      )}
    </main>
  );
}

interface ChoiceProps {
  tabs: readonly KnownTab[];
  chosen: KnownTab | undefined;
  onChoose: (tab: string) => void;
}

/** The tabs to choose from. */
function Choice({ tabs, chosen, onChoose }: ChoiceProps) {
  return (
    <section aria-labelledby="tab">
      <h2 id="tab">Tab</h2>
      {tabs.length === 0 && <p>No tab of the site is open in this browser.</p>}
      <fieldset className="qa-tabs">
        <legend>Which tab is under fault</legend>
        {tabs.map(({ tab, title, address, isOpen, switches }) => (
          <label key={tab}>
            <input type="radio" name="tab" checked={tab === chosen?.tab} onChange={() => onChoose(tab)} />
            <span>
              <b>{title || 'No title yet'}</b>
              <small>
                {address}
                {isOpen ? '' : ' · closed'} · {countFaults(Object.keys(switches).length)}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <a href="/" target="_blank" rel="noopener">
          Open the site in a new tab
        </a>
      </p>
    </section>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Switchboard storybookUrl={root.dataset.storybook ?? ''} />
    </StrictMode>,
  );
}
