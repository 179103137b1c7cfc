import { describe, expect, test } from 'vitest';
import { failures } from './failures.ts';
import { workbenchMachine } from './machines/index.ts';
import { reportOf } from './report.ts';
import { documentOf } from './script-document.ts';
import { WorkbenchSession } from './workbench-session.ts';

const payment = workbenchMachine('payment');
const LINK = 'https://storybook.example/?path=/story/workbench-payment--workbench&args=script:Babc';
const RIGHT = "Payment is still processing. We'll notify you when it completes.";
const WRONG = "Payment is still processing. We'll notify you when it is done.";

async function sessionIn(state: string) {
  const session = new WorkbenchSession(payment);
  await session.load(documentOf(payment, payment.states[state] ?? { script: [] }));
  return session;
}

describe('a report', () => {
  test('has title, build, steps in words, expected, seen, link and picture', async () => {
    const session = await sessionIn('creatingIntent');
    await session.settle('createIntent', failures['500 server error']);
    const expectation = { says: 'Please wait.', insteadOf: 'Try Again' };
    const text = reportOf({ session, expectation, texts: ['Try Again'], link: LINK, picture: 'payment.png' });
    expect(text).toBe(`# Payment: should say “Please wait.”, says “Try Again”

Build development. Machine “payment”, state \`initFailed\`, 0 ms after the start.

## Steps

0. start: A new payment
1. reading the card network’s key succeeds with test key
2. preparing the payment fails with 500 server error

## Expected

“Please wait.”

## Seen

> Try Again

## Link to the step

${LINK}

## The visitor’s screen

![The visitor’s screen](payment.png)
`);
  });

  test('finds the contract’s text that is missing, with the number of its rule', async () => {
    const session = await sessionIn('stillProcessing');
    const text = reportOf({ session, expectation: null, texts: [WRONG], link: LINK });
    expect(text).toContain(`# Payment: “${RIGHT}” is missing`);
    expect(text).toMatch(/## Expected\n\n“Payment is still processing\. .*” \(rule A\d+\.\d+\)/);
    expect(text).toContain(`## Seen\n\n> ${WRONG}`);
    expect(text).not.toContain('![');
  });

  test('says the state that was expected', async () => {
    const session = await sessionIn('ready');
    const text = reportOf({ session, expectation: { state: 'confirming' }, texts: [], link: LINK });
    expect(text).toContain('# Payment: should be in confirming, is in ready');
    expect(text).toContain('## Seen\n\nState `ready`.');
  });

  test('names the build of a run from elsewhere, and its first step on another way', async () => {
    const session = new WorkbenchSession(payment);
    const script = payment.states.ready?.script ?? [];
    await session.load({
      ...documentOf(payment, { script, results: ['creatingIntent', 'initFailed'] }),
      build: '0.1.0 (abcdef1)',
    });
    const text = reportOf({ session, expectation: null, texts: ['Pay $290'], link: LINK });
    expect(text).toContain('# Payment: step 2 goes another way than on build 0.1.0 (abcdef1)');
    expect(text).toContain('The run was made on build 0.1.0 (abcdef1).');
    expect(text).toContain('## Expected\n\nStep 2 leads to “initFailed”, as on build 0.1.0 (abcdef1).');
    expect(text).toContain('## Seen\n\nIt leads to “ready”.\n\n> Pay $290');
  });

  test('without any difference leaves the expectation to its writer', async () => {
    const text = reportOf({ session: await sessionIn('ready'), expectation: null, texts: ['Pay $290'], link: LINK });
    expect(text).toContain('(write here what you expected)');
  });
});
