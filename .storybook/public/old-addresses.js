/*
 * Addresses of stories that have another title now lead to the new one: to the component, or to a scenario of it. Scenarios
 * have no docs page of their own. Both the manager and the stories' own page load this before anything else.
 */
(() => {
  const moved = {
    'booking-anatomy': ['booking-booking'],
    'booking-another-account': ['booking-booking', 'another-account'],
    'booking-dialog-departure': ['booking-booking', 'start-date'],
    'booking-dialog-departures': ['booking-booking', 'fixed-departures'],
    'booking-dialog-gone-on-with': ['booking-booking', 'resumed'],
    'booking-dialog-group-and-date': ['booking-booking', 'group-and-date'],
    'booking-dialog-step-1': ['booking-booking', 'details'],
    'booking-dialog-step-2': ['booking-booking', 'payment'],
    'booking-guest': ['booking-booking', 'without-an-account'],
    'booking-panel': ['booking-bookingpanel'],
    'embed-host-styles': ['embed-trekembed', 'host-styles'],
    'kit-feedback': ['kit-status'],
    'kit-fields': ['kit-textfield'],
    'kit-photograph': ['kit-image'],
    'late-captured-clicks': ['inside-the-kit-presses-before-the-code'],
    'late-lazy-part': ['inside-the-kit-code-that-loads-late'],
    'manage-booking-cancel-booking': ['manage-booking-managebooking', 'cancellation'],
    'manage-booking-pay-balance': ['manage-booking-managebooking', 'balance'],
    'manage-booking-travelers-details': ['manage-booking-managebooking', 'travelers'],
    'payment-form': ['payment-payment'],
    'workbench-bad-input': ['workbench-tests-of-the-bench-bad-input'],
    'workbench-own-answers': ['workbench-tests-of-the-bench-own-answers'],
  };
  const address = new URL(location.href);
  for (const name of ['path', 'id']) {
    const [, way = '', title = '', story = ''] =
      /^(\/(?:story|docs)\/)?(.+?)--(.+)$/.exec(address.searchParams.get(name) ?? '') ?? [];
    if (!Object.hasOwn(moved, title)) continue;
    const [component, scenario] = moved[title];
    const now = scenario && story !== 'docs' ? `${component}-${scenario}` : component;
    address.searchParams.set(name, `${way}${now}--${story}`);
    history.replaceState(history.state, '', address);
  }
})();
