import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useListAddress } from './list-address.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

/** The number of rows on this page, and links to the others. */
export function ListPages({ count, next }: { count: number; next: string | null }) {
  const { Link } = usePorts();
  const { query, address } = useListAddress();
  return (
    <div className={styles.actions}>
      <p role="status">{count === 0 ? messages.nothingHere : messages.shown(count, next !== null)}</p>
      {query.has('after') && (
        <Button asChild>
          <Link href={address({ after: '' })}>{messages.firstPage}</Link>
        </Button>
      )}
      {next !== null && (
        <Button asChild>
          <Link href={address({ after: next })}>{messages.nextPage}</Link>
        </Button>
      )}
    </div>
  );
}
