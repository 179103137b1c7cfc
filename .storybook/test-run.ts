/** Whether a test plays the stories, and no person looks at them. */
export const isTestRun = '__vitest_browser__' in globalThis || navigator.userAgent.includes('StorybookTestRunner');
