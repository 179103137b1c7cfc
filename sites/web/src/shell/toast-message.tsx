import type { NoticeKind, NoticeOptions } from '@trek/ui/provider';
import { toast } from 'react-toastify/unstyled';

/** Shows one toast; the same text twice is shown once. */
export function showToast(kind: NoticeKind, text: string, options: NoticeOptions & { durationMs: number }): void {
  const { detail, action, durationMs } = options;
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
    { autoClose: durationMs, toastId: `${kind}:${text}` },
  );
}
