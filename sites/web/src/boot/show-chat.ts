import { HINT_DELAY_MS, HINT_DURATION_MS, LAUNCHER_DELAY_MS } from '@trek/ui/internal/chat/timing';
import { whenVisited } from './when-visited.ts';

/** Shows the chat's button, then its hint, in the server's markup, at the times of the widget itself. */
export function showChat(): void {
  const begin = () => {
    const chat = document.querySelector<HTMLElement>('[data-timed-by-boot]');
    if (!chat) return;
    const show = (shown: string, afterMs: number) => setTimeout(() => Object.assign(chat.dataset, { shown }), afterMs);
    show('button', LAUNCHER_DELAY_MS);
    show('hint', LAUNCHER_DELAY_MS + HINT_DELAY_MS);
    show('button', LAUNCHER_DELAY_MS + HINT_DELAY_MS + HINT_DURATION_MS);
  };
  addEventListener('load', () => whenVisited(begin));
}
