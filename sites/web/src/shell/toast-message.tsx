import type { NoticeKind, NoticeOptions } from '@trek/ui/provider';
import { toast } from 'react-toastify/unstyled';

/** Visible toasts that ask for something or report a failure. */
const openMatters = new Set<string>();

/** Visible toasts with an action. */
const offers = new Set<string>();

/** Dismisses offers the visitor has already taken. */
export function dismissUsedToasts(): void {
  for (const id of offers) toast.dismiss(id);
}

/** Shows a toast. The same text is shown only once, and a success dismisses earlier failures. */
export function showToast(kind: NoticeKind, text: string, options: NoticeOptions & { durationMs: number }): void {
  const { detail, action, durationMs, signal } = options;
  if (signal?.aborted) return;
  const toastId = `${kind}:${text}`;
  if (kind === 'success') for (const id of openMatters) toast.dismiss(id);
  else openMatters.add(toastId);
  if (action) offers.add(toastId);
  signal?.addEventListener('abort', () => toast.dismiss(toastId));
  toast[kind](
    ({ closeToast }) => (
      <div>
        <p>{text}</p>
        {detail && <p>{detail}</p>}
        {action && (
          <button
            type="button"
            data-toast-action=""
            onClick={() => {
              closeToast();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { autoClose: durationMs, toastId, onClose: () => [openMatters, offers].forEach((ids) => void ids.delete(toastId)) },
  );
}
