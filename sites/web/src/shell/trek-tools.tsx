import { earlyPresses, idleMoment, lazyModule, lazyPart, useLazyModule } from '@trek/ui/internal/lazy';
import { TrekToolsProvider } from '@trek/ui/trek-card';
import { type ReactNode, useEffect } from 'react';

const toolsModule = lazyModule(() => import('./late-trek-tools.tsx'));

/** In the server's markup from the beginning; a press waits for the code. */
const Tool = lazyPart(toolsModule, ({ TrekTool }) => TrekTool, { until: idleMoment, presses: earlyPresses });

/** The buttons on every trek, and the bar with what was chosen, which comes after hydration. */
export function TrekTools({ children }: { children: ReactNode }) {
  const { code, preload } = useLazyModule(toolsModule);
  useEffect(() => void idleMoment().then(preload), [preload]);
  return (
    <TrekToolsProvider tool={Tool}>
      {children}
      {/* biome-ignore lint/plugin: the page beside it is elements. */}
      {code && <code.TrekToolsBar />}
    </TrekToolsProvider>
  );
}
