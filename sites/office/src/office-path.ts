import type { OfficeDraft } from '@trek/api/office';

/** Path of the office on the site. */
export const OFFICE_PATH = '/office';

/** Path of the colleagues among the office's calls. */
export const COLLEAGUES_CALL = '/colleagues';
export const COLLEAGUES_PATH = OFFICE_PATH + COLLEAGUES_CALL;

/** Path of the reviews, likewise. */
export const REVIEWS_CALL = '/reviews';
export const REVIEWS_PATH = OFFICE_PATH + REVIEWS_CALL;

/** Path of the site's texts, among the office's calls and pages. */
export const CONTENT_CALL = '/content';
export const CONTENT_PATH = OFFICE_PATH + CONTENT_CALL;

export const previewPath = ({ kind, slug }: Pick<OfficeDraft, 'kind' | 'slug'>) =>
  `${OFFICE_PATH}/preview/${kind}/${encodeURIComponent(slug)}`;

export const NEW_BOOKING_PATH = `${OFFICE_PATH}/bookings/new`;

export const bookingPath = (reference: string) => `${OFFICE_PATH}/bookings/${encodeURIComponent(reference)}`;

export const invoicePath = (reference: string, number: string) =>
  `${bookingPath(reference)}/invoices/${encodeURIComponent(number)}`;

export const MESSAGES_PATH = `${OFFICE_PATH}/messages`;

export const messagePath = (id: string) => `${MESSAGES_PATH}/${encodeURIComponent(id)}`;
