const MOST_LISTED = 10;

/** The content can't be imported. The message has one line for each issue: file, field and reason. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** All issues; the message lists the first ones. */
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    const listed = issues.slice(0, MOST_LISTED);
    const rest = issues.length - listed.length;
    super([...listed, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'));
    this.issues = issues;
  }
}

/** A number of errors in words: '1 error', '3 errors'. */
export const errorCount = ({ length }: readonly unknown[]): string => (length === 1 ? '1 error' : `${length} errors`);
