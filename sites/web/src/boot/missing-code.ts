import { lateTexts } from '@trek/ui/internal/lazy';
import { SITE_CODE_ID } from './code-need.ts';
import { showFallbackNotice } from './fallback-notice.ts';

const MESSAGE = 'The site has been updated.';
const UPDATED_TEXT = 'The site has been updated. Please try again.';

/** Set while the page reloads itself. */
const RELOADED_KEY = 'reloaded-for-update';

type Holder = { handleUpdate?: () => Promise<boolean> };

/**
 * Makes the page ask, where code does not load, whether another build is served by now: this one's files may be gone. It
 * then reloads once if that was a press, so that the next one works, and says so; otherwise it offers to.
 */
export function watchForUpdate(): void {
  const unsaved = new Set<Element>();
  addEventListener('input', ({ target }) => target instanceof Element && unsaved.add(target), true);
  const mark = takeMark();
  if (mark === 'reloaded') {
    addEventListener('DOMContentLoaded', () =>
      showFallbackNotice(UPDATED_TEXT, { action: { label: 'Close', run: () => {} } }),
    );
  }

  const handle = async (isPressed: boolean) => {
    const served = await servedBuild();
    if (!served || served === ownBuild()) return false;
    if (isPressed && mark === 'none' && !isPaying() && ![...unsaved].some(isTyped)) {
      sessionStorage.setItem(RELOADED_KEY, served);
      location.reload();
    } else showFallbackNotice(MESSAGE, { action: { label: 'Reload', run: () => location.reload() } });
    return true;
  };
  let handling: Promise<boolean> | undefined;
  (window as Holder).handleUpdate = () => {
    handling ??= handle(navigator.userActivation?.isActive).finally(() => {
      handling = undefined;
    });
    return handling;
  };
}

/** Reloads the page, or says so, if the site has been updated. @returns whether it has been */
export const handleUpdate = async (): Promise<boolean> => (window as Holder).handleUpdate?.() ?? false;

/** The same, and says in any case that code is missing. */
export async function handleMissingCode(): Promise<void> {
  if (await handleUpdate()) return;
  const { missing, loadAgain } = lateTexts.english;
  showFallbackNotice(missing, { action: { label: loadAgain, run: () => location.reload() } });
}

const ownBuild = () => document.getElementById(SITE_CODE_ID)?.dataset.build;

async function servedBuild(): Promise<string | undefined> {
  try {
    return (await (await fetch('/health/live', { cache: 'no-store' })).json()).build;
  } catch {
    return undefined;
  }
}

/** Without storage, the page could not know that it has reloaded. */
function takeMark(): 'none' | 'reloaded' | 'unknown' {
  try {
    const isMarked = sessionStorage.getItem(RELOADED_KEY) !== null;
    sessionStorage.removeItem(RELOADED_KEY);
    return isMarked ? 'reloaded' : 'none';
  } catch {
    return 'unknown';
  }
}

/** A reload may not come between a card and its booking. */
const isPaying = () => document.querySelector('[data-scope="payment"]') !== null;

/** Bookings have drafts that survive a reload; other input has none. */
const isTyped = (control: Element) =>
  control.isConnected &&
  'value' in control &&
  control.value !== '' &&
  !control.closest('[data-scope="booking-dialog"]');
