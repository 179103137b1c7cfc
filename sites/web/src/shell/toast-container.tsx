import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useLocation } from 'wouter';
import { avoidToastOverlap } from './avoid-toast-overlap.ts';
import { NOTICES_ID } from './notices-id.ts';
import { dismissUsedToasts } from './toast-message.tsx';
import 'react-toastify/ReactToastify.css';

/** Pages on which an offer to log in is done and in the way. */
const ACCOUNT_PAGES = ['/login', '/signup'];

/**
 * The toast container in the theme's colors: at the top below the header, because a phone's main action is at the
 * bottom.
 */
export default function SiteToastContainer() {
  useToastsApart();
  const [path] = useLocation();
  useEffect(() => {
    if (ACCOUNT_PAGES.includes(path)) dismissUsedToasts();
  }, [path]);
  return createPortal(
    <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />,
    document.getElementById(NOTICES_ID) ?? document.body,
  );
}

/** Keeps toasts off titles while any is visible. */
function useToastsApart(): void {
  useEffect(() => {
    const standing = new Set<unknown>();
    // Mounted because of a first toast, which was shown before anyone listened.
    let end: (() => void) | undefined = avoidToastOverlap();
    const stop = toast.onChange(({ id, status }) => {
      if (status === 'removed') standing.delete(id);
      else standing.add(id);
      if (standing.size > 0) end ??= avoidToastOverlap();
      else {
        end?.();
        end = undefined;
      }
    });
    return () => {
      stop();
      end?.();
    };
  }, []);
}
