export type { ApiCallName } from '../contract/calls.ts';
export { testBooking, testPost, testTrekEntity } from './api-answers.ts';
export { type Answer, type ApiHandlersOptions, answer, apiHandler, apiHandlers, faults } from './api-handlers.ts';
export { fillInJsdom } from './fill-in-jsdom.ts';
export {
  makeToken,
  TEST_CODE,
  TEST_NOW_MS,
  TEST_PASSWORD,
  testDetails,
  testTrek,
  testUser,
} from './fixtures.ts';
export { testPayments } from './test-payments.tsx';
export {
  type BookingWish,
  createTester,
  type Interaction,
  type Tester,
  type TesterOptions,
  type TesterUser,
} from './tester.ts';
export { VirtualClock } from './virtual-clock.ts';
