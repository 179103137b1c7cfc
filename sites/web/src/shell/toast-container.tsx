import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { useLocation } from 'wouter';
import { NOTICES_ID } from '../boot/notices-id.ts';
import { dismissUsedToasts } from './toast-message.tsx';
import 'react-toastify/ReactToastify.css';

/** Pages on which an offer to log in is done and in the way. */
const ACCOUNT_PAGES = ['/login', '/signup'];

/** The toast container in the theme's colors: below the header, on a phone above the bar at its foot. */
export default function SiteToastContainer() {
  const [path] = useLocation();
  useEffect(() => {
    if (ACCOUNT_PAGES.includes(path)) dismissUsedToasts();
  }, [path]);
  return createPortal(
    <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />,
    document.getElementById(NOTICES_ID) ?? document.body,
  );
}
