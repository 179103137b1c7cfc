import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../../ui/src/api/client.ts';
import { memoryStorage } from '../../ui/src/provider/browser-ports.ts';
import { TrekProvider } from '../../ui/src/provider/trek-provider.tsx';
import { workbenchMachine } from './machines/index.ts';
import type { ScriptDocument } from './script-document.ts';
import { MachineView } from './view/machine-view.tsx';
import { NoticesView } from './view/notices-view.tsx';
import { visibleTexts } from './visible-texts.ts';
import { WorkbenchSession } from './workbench-session.ts';

const ports = {
  api: createApiClient({ backendUrl: 'https://backend.example', placeholderImage: '', readToken: () => null }),
  placeholderImage: '',
  storage: memoryStorage(),
  drafts: memoryStorage(),
  navigate: () => {},
  redirectExternal: () => {},
  notify: () => {},
};

/**
 * Shows a run in the test's document, as a visitor sees it at its end. Exported tests are made of it; they run in jsdom.
 * @returns the texts on the screen now: parts that load late are there only after a while
 * @public
 */
export async function showRun(document: ScriptDocument): Promise<() => string[]> {
  const session = new WorkbenchSession(workbenchMachine(document.machine));
  await session.load(document);
  const panel = { session, moment: session.moment() };
  const place = window.document.body.appendChild(window.document.createElement('main'));
  const view = (
    <TrekProvider {...ports}>
      <MachineView {...panel} />
      <NoticesView {...panel} />
    </TrekProvider>
  );
  await act(async () => createRoot(place).render(view));
  return () => visibleTexts([place]);
}
