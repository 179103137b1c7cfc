import type { OfficeContent, OfficeTrekContent } from '@trek/api/office';
import { SelectField } from '@trek/ui/kit';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { contentMessages as messages } from './content.messages.ts';
import { useListAddress } from './list-address.ts';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { CONTENT_CALL } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { QuestionForm } from './question-form.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useCommand } from './use-office-command.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** The texts that the office edits. */
export function ContentPage() {
  useOfficeTitle(messages.content);
  const { query, filter } = useListAddress();
  const read = useOfficeRead<OfficeContent>(CONTENT_CALL);
  const chosen = query.get('trek') ?? '';
  return (
    <>
      <h1>{messages.content}</h1>
      <p>{messages.text}</p>
      <OfficeRead read={read}>
        {({ obstacle, treks }) => (
          <>
            {obstacle && <p className={styles.warningText}>{obstacle}</p>}
            <div className={styles.filters}>
              <SelectField
                label={messages.trek}
                choices={treks.map(({ slug, title }) => ({ value: slug, label: title }))}
                emptyLabel={messages.choose}
                value={chosen}
                onChange={({ target }) => filter({ trek: target.value })}
              />
            </div>
            {chosen !== '' && <TrekTexts key={chosen} slug={chosen} isOff={obstacle !== null} />}
          </>
        )}
      </OfficeRead>
    </>
  );
}

function TrekTexts({ slug, isOff }: { slug: string; isOff: boolean }) {
  const call = `${CONTENT_CALL}/treks/${encodeURIComponent(slug)}`;
  const read = useOfficeRead<OfficeTrekContent>(call);
  // Reading again leaves alone whatever is typed; one's own change fills the form again.
  const [changes, setChanges] = useState(0);
  const show = async (answer: OfficeTrekContent) => {
    await read.mutate(answer, { revalidate: false });
    setChanges((count) => count + 1);
  };
  return (
    <OfficeRead read={read}>
      {(trek) => (
        <>
          {trek.obstacle && !isOff && <p className={styles.warningText}>{trek.obstacle}</p>}
          {trek.obstacle === null && <QuestionForm key={changes} call={call} trek={trek} onSaved={show} />}
          <Edits call={call} trek={trek} onUndone={show} />
        </>
      )}
    </OfficeRead>
  );
}

interface EditsProps {
  call: string;
  trek: OfficeTrekContent;
  onUndone: (trek: OfficeTrekContent) => Promise<void>;
}

function Edits({ call, trek: { edits, canUndo, obstacle, version }, onUndone }: EditsProps) {
  const words = messages.undo;
  const command = useCommand<OfficeTrekContent>(`${call}/undone`, words.done, (answer) => void onUndone(answer));
  return (
    <section className={styles.section}>
      <h2>{messages.edits}</h2>
      {edits.length === 0 && <p>{messages.noEdits}</p>}
      <ul>
        {edits.map(({ id, who, at }) => (
          <li key={id} translate="no" className={styles.anyLength}>
            {messages.edited(who, formatMoment(at))}
          </li>
        ))}
      </ul>
      {canUndo && obstacle === null && (
        <CommandDialog {...{ command, words }} onSubmit={() => void command.submit({ version })} />
      )}
    </section>
  );
}
