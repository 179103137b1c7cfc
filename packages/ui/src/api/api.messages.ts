/** Texts for calls that got no usable answer. */
export const apiMessages = {
  network: 'Network error. Please check your internet connection.',
  timeout: 'Request timed out. Please try again.',
  fallback: 'Something went wrong',
} as const;
