// The dialog's last step pays: its style comes with the code.
import '@trek/ui/payment/skin.css';

/** The booking panel of a trek's page. Its code loads late. */
export { DefaultBooking as default } from '@trek/ui/booking';
