import type { OfficeMessage, OfficePage } from '@trek/api/office';
import { SelectField } from '@trek/ui/kit';
import { CsvButton } from './csv-button.tsx';
import { useListAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { MessageList } from './message-list.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

const CHOICES = [
  { value: '0', label: messages.openMessages },
  { value: '1', label: messages.answeredMessages },
];

/** The messages of the contact form, answered or not. */
export function MessagesPage() {
  useOfficeTitle(messages.messages);
  const { query, filter } = useListAddress();
  const page = useOfficeRead<OfficePage<OfficeMessage>>(`/messages?${query}`);
  return (
    <>
      <h1>{messages.messages}</h1>
      <div className={styles.filters}>
        <SelectField
          label={messages.show}
          choices={CHOICES}
          emptyLabel={messages.allMessages}
          value={query.get('answered') ?? ''}
          onChange={({ target }) => filter({ answered: target.value })}
        />
      </div>
      <OfficeRead read={page}>
        {({ rows, next }) => (
          <>
            <MessageList messages={rows} onChange={() => void page.mutate()} />
            <ListPages count={rows.length} next={next} />
            <CsvButton list="messages" />
          </>
        )}
      </OfficeRead>
    </>
  );
}
