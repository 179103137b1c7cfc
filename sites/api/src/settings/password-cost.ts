/** How much work one password hash takes. */
export interface PasswordCost {
  memoryKib: number;
  iterations: number;
}

/**
 * Argon2id with 19 MiB, two passes and one lane.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, iterations: 2 };
