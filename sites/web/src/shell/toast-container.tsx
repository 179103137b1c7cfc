import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

/** The corner of the screen in which toasts stand: the upper one, for the main action of a phone is at its foot. */
export default function SiteToastContainer() {
  return <ToastContainer position="top-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />;
}
