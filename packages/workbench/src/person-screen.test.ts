// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { FRAME_TITLE, PAGE_CLASS, personPlaces } from './view/person-screen.ts';

afterEach(() => document.body.replaceChildren());

test('the blank page of a frame that loads is not the page on the screen', () => {
  const frame = document.createElement('iframe');
  frame.title = FRAME_TITLE;
  document.body.append(frame);
  expect(personPlaces(document)).toEqual([]);

  frame.contentDocument?.body.classList.add(PAGE_CLASS);
  expect(personPlaces(document)).toEqual([frame.contentDocument?.body]);
});
