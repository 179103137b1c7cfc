import type { NoticeKind, NoticeOptions } from '@trek/ui/provider';
import { toast } from 'react-toastify/unstyled';

/** Toasts that ask for something or tell of a failure, and still stand. */
const openMatters = new Set<string>();

/** Toasts that offer a way on, and still stand. */
const offers = new Set<string>();

/** Puts away what offers a way that was taken. */
export function dismissUsedToasts(): void {
  for (const id of offers) toast.dismiss(id);
}

/** Shows one toast; the same text twice is shown once, and a success puts away what stood against it. */
export function showToast(kind: NoticeKind, text: string, options: NoticeOptions & { durationMs: number }): void {
  const { detail, action, durationMs } = options;
  const toastId = `${kind}:${text}`;
  if (kind === 'success') for (const id of openMatters) toast.dismiss(id);
  else openMatters.add(toastId);
  if (action) offers.add(toastId);
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
