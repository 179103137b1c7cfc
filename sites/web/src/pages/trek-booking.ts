/** The booking panel of a trek's page. Its code loads late. */
export { TrekBooking as default } from '@trek/ui/booking';
