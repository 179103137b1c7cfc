import { earlyPresses, lazyModule, lazyPart } from '@trek/ui/internal/lazy';

/** The chat widget of every page. Until its code runs, the boot script shows its server-rendered markup on time. */
export const Chat = lazyPart(
  lazyModule(() => import('./site-chat.tsx')),
  ({ SiteChat }) => SiteChat,
  { until: untilLoaded, presses: earlyPresses },
);

/** Resolves when the page has loaded, from where the widget's time counts; at once on the server. */
async function untilLoaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
