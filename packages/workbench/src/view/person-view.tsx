import type { ComponentType } from 'react';
import { BookingView } from './booking-view.tsx';
import { ChatPersonView } from './chat-view.tsx';
import { FormView } from './form-view.tsx';
import { GoogleCallbackView } from './google-callback-view.tsx';
import { MailedCodeView } from './mailed-code-view.tsx';
import { MegaMenuView } from './mega-menu-view.tsx';
import { NoticesView } from './notices-view.tsx';
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

/** The machine's own view where it has one that can be driven from outside; and its state in words. */
export function PersonView(panel: PanelProps) {
  const { session, moment } = panel;
  const View = moment.recorded.run.snapshot.status === 'error' ? undefined : VIEWS[session.known.id];
  return (
    <div className="workbench-person" data-testid="person">
      {View && <View {...panel} />}
      <NoticesView {...panel} />
      <StateInWords {...panel} />
    </div>
  );
}

/** One sentence for every state that the machine is in. */
function StateInWords({ session: { known }, moment: { recorded } }: PanelProps) {
  const states = (recorded.run.snapshot._nodes ?? []).map(({ path }) => path.join('.'));
  return (
    <ul className="workbench-words" aria-label="The state in words">
      {states.flatMap((state) => {
        const words = known.states[state]?.words;
        return words ? [<li key={state}>{words}</li>] : [];
      })}
    </ul>
  );
}
