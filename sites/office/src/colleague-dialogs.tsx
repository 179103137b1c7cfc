import type { OfficeColleague, OfficeColleagues } from '@trek/api/office';
import { isOfficeRole, OFFICE_ROLES, type OfficeRole } from '@trek/api/office-role';
import { SelectField, TextField } from '@trek/ui/kit';
import { useState } from 'react';
import { colleagueMessages as messages } from './colleague.messages.ts';
import { CommandDialog } from './command-dialog.tsx';
import { officeMessages } from './office.messages.ts';
import { COLLEAGUES_CALL } from './office-path.ts';
import { useCommand } from './use-office-command.ts';

interface DialogProps {
  onDone: (answer: OfficeColleagues) => void;
}

/** Invites someone. */
export function InviteDialog({ onDone }: DialogProps) {
  const words = messages.invite;
  const command = useCommand(`${COLLEAGUES_CALL}/invitations`, words.done, onDone);
  const empty = { email: '', fullname: '', role: 'office' as OfficeRole };
  const [typed, setTyped] = useState(empty);
  return (
    <CommandDialog
      {...{ command, words }}
      variant="primary"
      onOpen={() => setTyped(empty)}
      onSubmit={() => void command.submit(typed)}
    >
      <TextField
        name="fullname"
        label={messages.name}
        value={typed.fullname}
        required
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, fullname: target.value })}
      />
      <TextField
        name="email"
        type="email"
        label={officeMessages.email}
        value={typed.email}
        required
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, email: target.value })}
      />
      <RoleField value={typed.role} onChange={(role) => setTyped({ ...typed, role })} />
    </CommandDialog>
  );
}

interface ChangeRoleProps extends DialogProps {
  colleague: OfficeColleague;
  /** Path of the call. */
  call: string;
}

/** Gives a colleague another role. */
export function ChangeRoleDialog({ colleague, call, onDone }: ChangeRoleProps) {
  const words = { ...messages.changeRole, title: messages.ofColleague(messages.changeRole.open, colleague.name) };
  const command = useCommand(call, words.done, onDone);
  const [role, setRole] = useState(colleague.role);
  return (
    <CommandDialog
      {...{ command, words }}
      onOpen={() => setRole(colleague.role)}
      onSubmit={() => void command.submit({ role })}
    >
      <RoleField value={role} onChange={setRole} />
    </CommandDialog>
  );
}

function RoleField({ value, onChange }: { value: OfficeRole; onChange: (role: OfficeRole) => void }) {
  return (
    <SelectField
      name="role"
      label={messages.role}
      choices={OFFICE_ROLES.map((role) => ({ value: role, label: messages.roles[role] }))}
      hint={messages.roleTexts[value]}
      value={value}
      onChange={({ target }) => isOfficeRole(target.value) && onChange(target.value)}
    />
  );
}

interface PlainDialogProps extends DialogProps {
  call: string;
  words: { open: string; text: string; confirm: string; done: string };
  /** Name of the person. */
  of: string;
  isDestructive?: boolean;
}

/** A question about a person without a field. */
export function PlainDialog({ call, words: given, of, isDestructive = false, onDone }: PlainDialogProps) {
  const words = { ...given, title: messages.ofColleague(given.open, of) };
  const command = useCommand(call, words.done, onDone);
  return <CommandDialog {...{ command, words, isDestructive }} onSubmit={() => void command.submit({})} />;
}
