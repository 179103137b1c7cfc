/** What is said of a text that is longer than its field takes. */
export const textTooLong = (most: number) => `Please use ${most} characters at most`;
