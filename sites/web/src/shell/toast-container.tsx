import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

/**
 * The corner of the screen in which toasts stand, in the theme's colours: the upper one, for the main action of a phone is
 * at its foot. It stands beside the page, marked as a region of notices, so that an open dialog leaves it alone.
 */
export default function SiteToastContainer() {
  return createPortal(
    <div data-live-announcer="">
      <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />
    </div>,
    document.body,
  );
}
