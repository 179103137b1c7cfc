import type { WorkbenchMachine } from '../workbench-machine.ts';
import { balance } from './balance.ts';
import { booking } from './booking.ts';
import { cancellation } from './cancellation.ts';
import { chat } from './chat.ts';
import { form } from './form.ts';
import { googleCallback } from './google-callback.ts';
import { mailedCode } from './mailed-code.ts';
import { megaMenu } from './mega-menu.ts';
import { passwordChange } from './password-change.ts';
import { payment } from './payment.ts';
import { savedTreks } from './saved-treks.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { suggestions } from './suggestions.ts';

/** Every state machine of the kit, as the workbench drives it, by its id. */
export const workbenchMachines: Record<string, WorkbenchMachine> = {
  balance,
  booking,
  cancellation,
  chat,
  form,
  googleCallback,
  mailedCode,
  megaMenu,
  passwordChange,
  payment,
  savedTreks,
  search,
  session,
  suggestions,
};

/**
 * The machine of that id; exported stories ask for it.
 * @public
 */
export function workbenchMachine(id: string): WorkbenchMachine {
  const known = workbenchMachines[id];
  if (!known) throw new Error(`The workbench knows no machine "${id}".`);
  return known;
}
