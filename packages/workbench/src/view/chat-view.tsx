import type { SnapshotFrom } from 'xstate';
import { connectChat } from '../../../ui/src/site/chat/chat.connect.ts';
import type { chatMachine } from '../../../ui/src/site/chat/chat.machine.ts';
import { ChatView } from '../../../ui/src/site/chat/chat.tsx';
import type { PanelProps } from './panel-props.ts';

const CONTACTS = [
  { name: 'Sunita Tamang', role: 'Trip planning', href: '#sunita' },
  { name: 'Kamal Adhikari', role: 'Permits and bookings', href: '#kamal' },
];

/** The widget, in the corner of the screen. */
export function ChatPersonView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof chatMachine>;
  return <ChatView chat={connectChat(snapshot, (event) => void session.send(event))} contacts={CONTACTS} />;
}
