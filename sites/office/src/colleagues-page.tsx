import type { OfficeColleague, OfficeColleagues, OfficeInvitation } from '@trek/api/office';
import { Badge } from '@trek/ui/kit';
import { colleagueMessages as messages } from './colleague.messages.ts';
import { ChangeRoleDialog, InviteDialog, PlainDialog } from './colleague-dialogs.tsx';
import { EmailLink } from './contact-links.tsx';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { COLLEAGUES_CALL } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { type Column, OfficeTable } from './office-table.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

type OnChange = (answer: OfficeColleagues) => void;

/** The people who work in the office or are invited, and what each may do. */
export function ColleaguesPage() {
  useOfficeTitle(messages.colleagues);
  const read = useOfficeRead<OfficeColleagues>(COLLEAGUES_CALL);
  const show: OnChange = (answer) => void read.mutate(answer, { revalidate: false });
  return (
    <>
      <div className={styles.heading}>
        <h1>{messages.colleagues}</h1>
        <InviteDialog onDone={show} />
      </div>
      <p>{messages.text}</p>
      <OfficeRead read={read}>
        {({ you, colleagues, invitations }) => (
          <>
            <OfficeTable
              label={messages.colleagues}
              columns={colleagueColumns(you, show)}
              rows={colleagues}
              keyOf={({ id }) => id}
            />
            <section className={styles.section}>
              <h2>{messages.invitations}</h2>
              {invitations.length === 0 ? (
                <p>{messages.noInvitations}</p>
              ) : (
                <OfficeTable
                  label={messages.invitations}
                  columns={invitationColumns(show)}
                  rows={invitations}
                  keyOf={({ id }) => id}
                />
              )}
            </section>
          </>
        )}
      </OfficeRead>
    </>
  );
}

const colleagueColumns = (you: string, onChange: OnChange): readonly Column<OfficeColleague>[] => [
  { name: messages.name, isHeading: true, cell: (row) => <Person {...row} isYou={row.id === you} /> },
  { name: messages.role, cell: ({ role }) => <Role role={role} /> },
  { name: messages.access, cell: (row) => <Access colleague={row} /> },
  { name: messages.actions, isActions: true, cell: (row) => <ColleagueActions colleague={row} onChange={onChange} /> },
];

const invitationColumns = (onChange: OnChange): readonly Column<OfficeInvitation>[] => [
  { name: messages.name, isHeading: true, cell: (row) => <Person {...row} /> },
  { name: messages.role, cell: ({ role }) => <Role role={role} /> },
  { name: messages.invited, cell: (row) => <Invited invitation={row} /> },
  {
    name: messages.actions,
    isActions: true,
    cell: (row) => <InvitationActions invitation={row} onChange={onChange} />,
  },
];

function Person({ name, email, isYou = false }: Pick<OfficeColleague, 'name' | 'email'> & { isYou?: boolean }) {
  return (
    <>
      <strong translate="no">{name}</strong>
      <EmailLink address={email} />
      {isYou && <small>{messages.you}</small>}
    </>
  );
}

function Role({ role }: Pick<OfficeColleague, 'role'>) {
  return (
    <>
      <span>{messages.roles[role]}</span>
      <small>{messages.roleTexts[role]}</small>
    </>
  );
}

function Access({ colleague: { hasPassword, hasFactor, seenAt } }: { colleague: OfficeColleague }) {
  const state = hasPassword ? (hasFactor ? messages.ready : messages.noFactor) : messages.noPassword;
  return (
    <>
      <span>{state}</span>
      {seenAt && <small>{messages.seen(formatMoment(seenAt))}</small>}
    </>
  );
}

function ColleagueActions({ colleague, onChange }: { colleague: OfficeColleague; onChange: OnChange }) {
  const call = `${COLLEAGUES_CALL}/${encodeURIComponent(colleague.id)}`;
  return (
    <div className={styles.actions}>
      <ChangeRoleDialog colleague={colleague} call={`${call}/role`} onDone={onChange} />
      <PlainDialog
        call={`${call}/removed`}
        words={messages.remove}
        of={colleague.name}
        isDestructive
        onDone={onChange}
      />
    </div>
  );
}

function Invited({ invitation: { invitedBy, invitedAt, expiresAt, isExpired } }: { invitation: OfficeInvitation }) {
  return (
    <>
      <EmailLink address={invitedBy} />
      <small>{formatMoment(invitedAt)}</small>
      {isExpired ? (
        <small>
          <Badge color="orange">{messages.expired}</Badge>
        </small>
      ) : (
        <small>{messages.until(formatMoment(expiresAt))}</small>
      )}
    </>
  );
}

function InvitationActions({
  invitation: { id, name },
  onChange,
}: {
  invitation: OfficeInvitation;
  onChange: OnChange;
}) {
  const call = `${COLLEAGUES_CALL}/invitations/${encodeURIComponent(id)}`;
  return (
    <div className={styles.actions}>
      <PlainDialog call={`${call}/repeated`} words={messages.repeat} of={name} onDone={onChange} />
      <PlainDialog call={`${call}/withdrawn`} words={messages.withdraw} of={name} isDestructive onDone={onChange} />
    </div>
  );
}
