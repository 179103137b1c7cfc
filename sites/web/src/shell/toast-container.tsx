import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useLocation } from 'wouter';
import { NOTICES_ID } from './notices-id.ts';
import { keepToastsApart } from './place-toasts.ts';
import { dismissOffers } from './toast-message.tsx';
import 'react-toastify/ReactToastify.css';

/** Where an offer to log in has come true, and stands in the way. */
const ACCOUNT_PAGES = ['/login', '/signup'];

/**
 * Where toasts stand, in the theme's colors: at the top, for the main action of a phone is at its foot, and below the
 * header.
 */
export default function SiteToastContainer() {
  useToastsApart();
  const [path] = useLocation();
  useEffect(() => {
    if (ACCOUNT_PAGES.includes(path)) dismissOffers();
  }, [path]);
  return createPortal(
    <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />,
    document.getElementById(NOTICES_ID) ?? document.body,
  );
}

/** Keeps them off what names a dialog or the page, while any stands. */
function useToastsApart(): void {
  useEffect(() => {
    const standing = new Set<unknown>();
    // It is here because of a first toast, which came before anybody listened.
    let end: (() => void) | undefined = keepToastsApart();
    const stop = toast.onChange(({ id, status }) => {
      if (status === 'removed') standing.delete(id);
      else standing.add(id);
      if (standing.size > 0) end ??= keepToastsApart();
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
