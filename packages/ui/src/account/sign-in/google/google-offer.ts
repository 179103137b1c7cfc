/** Options of a form that offers to sign in with Google. */
export interface GoogleOffer {
  /**
   * Whether to offer it: `false` shows nothing of it; `'unavailable'` shows the button, disabled, and says that Google is not
   * available at the moment, for a backend whose Google client is missing. Default `true`.
   */
  offersGoogle?: boolean | 'unavailable';
}
