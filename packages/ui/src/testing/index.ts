export { type ApiCallName, testBooking, testPost, testTrekEntity } from './api-answers.ts';
export { type Answer, type ApiHandlersOptions, answer, apiHandler, apiHandlers, faults } from './api-handlers.ts';
export {
  makeToken,
  TEST_NOW_MS,
  TEST_PASSWORD,
  testDetails,
  testTrek,
  testUser,
} from './fixtures.ts';
export { testPayments } from './test-payments.tsx';
export { VirtualClock } from './virtual-clock.ts';
