/** Something is missing on this machine, and no code is wrong: runners print the message alone, without a stack. */
export class MachineFault extends Error {
  override stack = this.message;
}
