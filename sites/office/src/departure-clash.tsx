import type { OfficeDeparture } from '@trek/api/office';
import { Icon } from '@trek/ui/kit';
import { departureMessages as messages } from './departure.messages.ts';
import * as styles from './office.css.ts';

/** The other words of the trek's file, as a warning. */
export function DepartureClash({ clash }: Pick<OfficeDeparture, 'clash'>) {
  return (
    clash && (
      <p className={styles.warning}>
        <Icon name="error" />
        <span>
          <strong>{messages.clash}</strong> <span>{clash}</span>
        </span>
      </p>
    )
  );
}
