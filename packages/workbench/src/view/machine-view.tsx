import type { ComponentType } from 'react';
import { BookingView } from './booking-view.tsx';
import { ChatPersonView } from './chat-view.tsx';
import { FormView } from './form-view.tsx';
import { GoogleCallbackView } from './google-callback-view.tsx';
import { MailedCodeView } from './mailed-code-view.tsx';
import { MegaMenuView } from './mega-menu-view.tsx';
import type { PanelProps } from './panel-props.ts';
import { PasswordChangeView } from './password-change-view.tsx';
import { PaymentView } from './payment-view.tsx';
import { SavedTreksView } from './saved-treks-view.tsx';
import { SearchView } from './search-view.tsx';
import { SessionView } from './session-view.tsx';
import { SuggestionsView } from './suggestions-view.tsx';

/** The views that can be driven from outside, by the machine's id. */
const VIEWS: Record<string, ComponentType<PanelProps>> = {
  booking: BookingView,
  form: FormView,
  googleCallback: GoogleCallbackView,
  passwordChange: PasswordChangeView,
  chat: ChatPersonView,
  mailedCode: MailedCodeView,
  megaMenu: MegaMenuView,
  payment: PaymentView,
  savedTreks: SavedTreksView,
  search: SearchView,
  session: SessionView,
  suggestions: SuggestionsView,
};

/** The machine's own view as a visitor sees it; nothing where it can't be driven from outside. */
export function MachineView(panel: PanelProps) {
  const View = viewOf(panel);
  return View ? <View {...panel} /> : null;
}

/** The view of a machine; none after it threw. */
export const viewOf = ({ session, moment }: PanelProps) =>
  moment.recorded.run.snapshot.status === 'error' ? undefined : VIEWS[session.known.id];
