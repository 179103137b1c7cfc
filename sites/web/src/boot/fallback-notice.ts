import type { NoticeOptions } from '@trek/ui/provider';
import { NOTICES_ID } from './notices-id.ts';

/** Shows a plain notice if the toast library did not load, until it is dismissed or another page loads. */
export function showFallbackNotice(text: string, { detail, action }: NoticeOptions): void {
  const notice = document.createElement('div');
  notice.dataset.plainNotice = '';
  notice.setAttribute('role', 'alert');
  notice.textContent = detail ? `${text} ${detail}` : text;
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.toastAction = '';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      notice.remove();
      action.run();
    });
    notice.append(button);
  }
  document.querySelector('[data-plain-notice]')?.remove();
  document.getElementById(NOTICES_ID)?.append(notice);
}
