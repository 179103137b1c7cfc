import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { NOTICES_ID } from './notices-id.ts';
import 'react-toastify/ReactToastify.css';

/**
 * Where toasts stand, in the theme's colours: at the top, for the main action of a phone is at its foot, and below the
 * header.
 */
export default function SiteToastContainer() {
  return createPortal(
    <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />,
    document.getElementById(NOTICES_ID) ?? document.body,
  );
}
