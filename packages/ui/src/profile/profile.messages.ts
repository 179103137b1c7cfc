/** Every text of the account page. */
export const profileMessages = {
  title: 'My Account',
  googleAccount: 'Google Account',
  personalInfo: 'Personal Info',
  logout: 'Logout',
  bookings: 'My Bookings',
  loadingBookings: 'Loading your bookings...',
  loadError: (message: string) => `Error loading bookings: ${message}`,
  retry: 'Retry',
  noBookings: 'You have no upcoming treks.',
  exploreTreks: 'Explore Treks',
  dates: (start: string, end: string) => `${start} – ${end}`,
  advance: 'Advance',
  balance: 'Balance',
  balanceDue: (day: string) => `due ${day}`,
  paymentMissing: 'Your place is confirmed once the advance is paid.',
  completePayment: 'Complete payment',
} as const;
