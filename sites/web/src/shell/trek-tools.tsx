import { lazyModule, momentAfterInteraction, useLazyModule } from '@trek/ui/internal/lazy';
import { usePorts } from '@trek/ui/provider';
import { TrekToolsProvider } from '@trek/ui/trek-card';
import { type ReactNode, useEffect } from 'react';

const toolsModule = lazyModule(() => import('./late-trek-tools.tsx'));

/** The buttons on every trek, and the bar with what was chosen. They come after hydration, in places that are free. */
export function TrekTools({ children }: { children: ReactNode }) {
  const ports = usePorts();
  const { code, preload } = useLazyModule(toolsModule);
  useEffect(() => void momentAfterInteraction().then(preload), [preload]);
  const tools = code?.trekTools(ports);
  return (
    <TrekToolsProvider tool={tools?.Tool ?? null}>
      {children}
      {/* biome-ignore lint/plugin: the page beside it is elements. */}
      {tools && <tools.Bar />}
    </TrekToolsProvider>
  );
}
