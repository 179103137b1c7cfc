import { lazyModule, lazyPart, useReplayClicks } from '@trek/ui/internal/lazy';

/** The chat widget of every page. Until its code runs, the boot script shows its server-rendered markup on time. */
const ChatPart = lazyPart(
  lazyModule(() => import('./site-chat.tsx')),
  ({ SiteChat }) => SiteChat,
  { until: untilLoaded },
);

export function Chat() {
  useReplayClicks(ChatPart, (press) =>
    'key' in press ? null : (press.target as Element).closest<HTMLElement>('[data-scope="chat"] button'),
  );
  return <ChatPart />;
}

/** Resolves when the page has loaded, from where the widget's time counts; at once on the server. */
async function untilLoaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
