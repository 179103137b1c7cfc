import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

/** The corner of the screen in which toasts stand, in the theme's colours. */
export default function SiteToastContainer() {
  return <ToastContainer position="bottom-right" newestOnTop closeOnClick={false} pauseOnFocusLoss={false} />;
}
