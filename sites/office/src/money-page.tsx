import type { OfficeMoney } from '@trek/api/office';
import { SelectField } from '@trek/ui/kit';
import { formatLongDate } from '@trek/ui/kit/format';
import type { ReactNode } from 'react';
import { LinkedText } from './contact-links.tsx';
import { CsvButton } from './csv-button.tsx';
import { formatCents } from './format-cents.ts';
import { useListAddress } from './list-address.ts';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { type Column, OfficeTable } from './office-table.tsx';
import { StatementDialog } from './statement-dialog.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** All money: whose it is, where it must be, and the ledger of each month. */
export function MoneyPage() {
  useOfficeTitle(messages.money);
  const money = useOfficeRead<OfficeMoney>('/money');
  return (
    <>
      <h1>{messages.money}</h1>
      <p>{messages.moneyText}</p>
      <OfficeRead read={money}>
        {({ day, months, customers, stripe, bank }) => (
          <>
            <section className={styles.section}>
              <h2>{messages.customersMoney}</h2>
              <Sums label={messages.customersMoney} words={messages.moneyOfCustomers} sums={customers} />
            </section>
            <section className={styles.section}>
              <h2>{messages.atStripe}</h2>
              {stripe ? <AtStripe stripe={stripe} /> : <p>{messages.simulatedMoney}</p>}
            </section>
            <section className={styles.section}>
              <h2>{messages.atBank}</h2>
              <AtBank day={day} bank={bank} onChange={() => void money.mutate()} />
            </section>
            <section className={styles.section}>
              <h2>{messages.accountant}</h2>
              <Ledger months={months} />
            </section>
          </>
        )}
      </OfficeRead>
    </>
  );
}

type Words<Name extends string> = Readonly<Record<Name, readonly string[]>>;

interface SumsProps<Name extends string> {
  label: string;
  words: Words<Name>;
  sums: Readonly<Record<Name, number>>;
  /** Sums that are taken away. */
  minus?: readonly Name[];
  /** More rows, as a `tbody`. */
  children?: ReactNode;
}

/** Sums one below the other, each with its meaning. */
function Sums<Name extends string>({ label, words, sums, minus = [], children }: SumsProps<Name>) {
  return (
    <table className={`${styles.table} ${styles.sums}`} aria-label={label}>
      <tbody>
        {(Object.keys(words) as Name[]).map((name) => (
          <Sum
            key={name}
            words={words[name]}
            isTotal={name === 'expected'}
            usd={minus.includes(name) ? 0 - sums[name] : sums[name]}
          />
        ))}
      </tbody>
      {children}
    </table>
  );
}

interface SumProps {
  words: readonly string[];
  usd: number;
  isTotal?: boolean;
}

function Sum({ words: [name, text], usd, isTotal = false }: SumProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">
        <span>{name}</span>
        {text && <small>{text}</small>}
      </th>
      <td translate="no">{formatCents(usd)}</td>
    </tr>
  );
}

const FROM_STRIPE = ['refunds', 'disputes', 'fees', 'payouts'] as const;

function AtStripe({ stripe }: { stripe: NonNullable<OfficeMoney['stripe']> }) {
  const { balance, readUntil } = stripe;
  return (
    <>
      <Sums label={messages.atStripe} words={messages.moneyAtStripe} sums={stripe} minus={FROM_STRIPE}>
        {balance && (
          <tbody>
            <Sum words={messages.stripeBalance} usd={balance.available + balance.pending} />
            <Sum words={[messages.difference]} usd={balance.difference} isTotal />
          </tbody>
        )}
      </Sums>
      <p role="status">{stripeVerdict(balance)}</p>
      {readUntil && <p>{messages.readUntil(formatMoment(readUntil))}</p>}
    </>
  );
}

function stripeVerdict(balance: NonNullable<OfficeMoney['stripe']>['balance']): string {
  if (!balance) return messages.stripeAway;
  return balance.difference === 0 ? messages.agrees : messages.differs;
}

interface AtBankProps {
  day: string;
  bank: OfficeMoney['bank'];
  onChange: () => void;
}

function AtBank({ day, bank, onChange }: AtBankProps) {
  return (
    <>
      <Sums label={messages.atBank} words={messages.moneyAtBank} sums={bank} minus={['transfersBack']} />
      {bank.inTransit > 0 && <p>{messages.payoutsInTransit(formatCents(bank.inTransit))}</p>}
      <div className={styles.actions}>
        <StatementDialog today={day} onDone={onChange} />
      </div>
      {bank.statements.length > 0 && (
        <OfficeTable
          label={messages.statements}
          columns={STATEMENT_COLUMNS}
          rows={bank.statements}
          keyOf={({ doneAt }) => doneAt}
        />
      )}
    </>
  );
}

type Statement = OfficeMoney['bank']['statements'][number];

const STATEMENT_COLUMNS: readonly Column<Statement>[] = [
  {
    name: messages.stated,
    isHeading: true,
    cell: ({ day, stated, expected, doneBy, doneAt }) => (
      <>
        <span translate="no">{formatCents(stated)}</span>
        <span>{formatLongDate(day)}</span>
        <small>{messages.expectedThen(formatCents(expected))}</small>
        <small>
          <LinkedText text={messages.statementBy(doneBy, formatMoment(doneAt))} />
        </small>
      </>
    ),
  },
  { name: messages.difference, isFixed: true, cell: ({ difference }) => formatCents(difference) },
];

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function Ledger({ months }: Pick<OfficeMoney, 'months'>) {
  const { query, filter } = useListAddress();
  const month = query.get('month') ?? months[0] ?? '';
  const choices = months.map((value) => ({ value, label: monthName.format(new Date(`${value}-01T00:00:00Z`)) }));
  return (
    <>
      <p>{messages.ledgerText}</p>
      <div className={styles.filters}>
        <SelectField
          label={messages.month}
          choices={choices}
          value={month}
          onChange={({ target }) => filter({ month: target.value })}
        />
        <div className={styles.actions}>
          <CsvButton list="money" name={`money-${month}.csv`} label={messages.ledgerCsv} />
        </div>
      </div>
    </>
  );
}
