import { useFootMark } from '@trek/ui/internal/use-foot-mark';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useLocation } from 'wouter';
import { NOTICES_ID } from '../boot/notices-id.ts';
import { dismissUsedToasts } from './toast-message.tsx';
import 'react-toastify/ReactToastify.css';

/** Pages on which an offer to log in is done and in the way. */
const ACCOUNT_PAGES = ['/login', '/signup'];

/** The toast container in the theme's colors: below the header, on a phone above the bar at its foot. */
export default function SiteToastContainer() {
  const [path] = useLocation();
  useFootMark('toast', useShownToasts() > 0);
  useEffect(() => {
    if (ACCOUNT_PAGES.includes(path)) dismissUsedToasts();
  }, [path]);
  return createPortal(
    <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />,
    document.getElementById(NOTICES_ID) ?? document.body,
  );
}

/** How many toasts are on the screen. */
function useShownToasts(): number {
  const [shown, setShown] = useState<ReadonlySet<unknown>>(new Set());
  // Before the container's own effects, which bring the first one.
  useLayoutEffect(
    () =>
      toast.onChange(({ id, status }) =>
        setShown((before) => {
          const now = new Set(before);
          if (status === 'removed') now.delete(id);
          else now.add(id);
          return now;
        }),
      ),
    [],
  );
  return shown.size;
}
