import { Button, type ButtonProps } from '@trek/ui/kit';
import type { FormEvent, ReactNode } from 'react';
import { useListAddress } from './list-address.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

interface Props {
  label: string;
  /** The fields that are in the URL's query. */
  names: readonly string[];
  /** Clears the filters. Default: everything in the query. */
  onReset?: () => void;
  /** Look of the button that filters. Default `primary`. */
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** A form whose fields are the URL's query. */
export function FilterForm({ label, names, onReset, variant = 'primary', children }: Props) {
  const { query, filter, reset } = useListAddress();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    filter(Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').trim()])));
  };
  return (
    // Another URL, for example after Back, fills the fields again.
    <search key={query.toString()} aria-label={label}>
      <form className={styles.filters} onSubmit={find}>
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant={variant}>
            {messages.find}
          </Button>
          <Button onClick={onReset ?? reset}>{messages.reset}</Button>
        </div>
      </form>
    </search>
  );
}

/** The fields of such a form: what the query has for each. */
export function useFilterFields<Name extends string>() {
  const { query } = useListAddress();
  return {
    given: (name: Name) => ({ name, defaultValue: query.get(name) ?? '' }),
    ticked: (name: Name) => ({ name, value: '1', defaultChecked: query.get(name) === '1' }),
  };
}
