import { describe, expect, test } from 'vitest';
import { describeFailure } from './failed-expectation.ts';

const screen = ['Pay $290', 'Payment is still processing. We’ll notify you when it is done.', 'Powered by Stripe'];

describe('a failed expectation in one line', () => {
  test.each([
    [
      'a text that is not there',
      `Unable to find an element with the text: Payment is still processing. We’ll notify you when it completes.. This could be because the text is broken up by multiple elements. In this case, you can provide a function for your text matcher to make your matcher more flexible.\n\nIgnored nodes: comments, script, style\n<body/>`,
      'expected “Payment is still processing. We’ll notify you when it completes.”, the screen says “Payment is still processing. We’ll notify you when it is done.”',
    ],
    [
      'a text with a selector',
      `Unable to find an element with the text: Pay $2,900, which matches selector 'strong'. This could be because the text is broken up`,
      'expected “Pay $2,900”, the screen says “Pay $290”',
    ],
    [
      'a role with its name',
      'Unable to find an accessible element with the role "button" and name "Pay $1,450"\n\nHere are the accessible roles:\n\n  button:',
      'expected “Pay $1,450” (button), the screen says “Pay $290”',
    ],
    [
      'a role that is awaited',
      'Unable to find role="slider" and name "Lowest price"',
      'expected “Lowest price” (slider), the screen says “Pay $290 · Payment is still processing. We’ll notify you when it is done. · Powered by Stripe”',
    ],
    [
      'a role that is there twice',
      'Found multiple elements with the role "status"\n\nHere are the matching elements:',
      'expected one “status”, the screen has several',
    ],
    [
      'another text in an element',
      '\u001b[2mexpect(\u001b[22melement\u001b[2m).toHaveTextContent()\u001b[22m\n\nExpected element to have text content:\n\u001b[32m  13 treks\u001b[39m\nReceived:\n\u001b[31m  Loading treks...\u001b[39m',
      'expected “13 treks”, the screen says “Loading treks...”',
    ],
    [
      'two values',
      "expected 'details.editing' to be 'closed' // Object.is equality",
      'expected “closed”, the screen says “details.editing”',
    ],
    ['anything else', 'The map has no tiles.\n    at play (x.js:1:2)', 'The map has no tiles.'],
  ])('says %s', (_, message, line) => {
    expect(describeFailure(message, screen)).toBe(line);
  });

  test('shows the beginning of the screen if nothing on it resembles the text', () => {
    expect(describeFailure('Unable to find an element with the text: Login Again. This could', screen)).toBe(
      'expected “Login Again”, the screen says “Pay $290 · Payment is still processing. We’ll notify you when it is done. · Powered by Stripe”',
    );
  });

  test('says so if the screen is empty', () => {
    expect(describeFailure('Unable to find an element with the text: Pay. This could', [])).toBe(
      'expected “Pay”, the screen says nothing',
    );
  });
});
