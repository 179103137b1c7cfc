/** Every text of the return from Google: two that are shown, and why a return was refused, for the console. */
export const googleCallbackMessages = {
  completing: 'Completing your sign-in...',
  failed: 'Failed to complete authentication',
  welcome: (fullname: string) => `Welcome back, ${fullname}!`,
  providerError: (error: string) => `Authentication error: ${error}`,
  dataMissing: 'Missing authentication data',
  tokenInvalid: 'Invalid authentication token',
  userIncomplete: 'Incomplete user data',
  userUnreadable: 'Invalid user data format',
} as const;
