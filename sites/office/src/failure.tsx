import * as styles from './office.css.ts';

/** The error of a call, read out when it comes. */
export function Failure({ text }: { text: string | null }) {
  return (
    text && (
      <p role="alert" className={styles.failure}>
        {text}
      </p>
    )
  );
}
