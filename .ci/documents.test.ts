import { describe, expect, test } from 'vitest';
import { documents, paddedRows, readDocument } from './documents.ts';

describe.each(documents)('%s', (path) => {
  test('pads no table', () => {
    expect(paddedRows(readDocument(path))).toEqual([]);
  });
});

test('a padded cell and a padded rule are noticed, in tables alone', () => {
  expect(paddedRows('| a | b |\n| --- | --- |\n| c  | d |')).toEqual(['| c  | d |']);
  expect(paddedRows('| a | b |\n| ----- | --- |')).toEqual(['| ----- | --- |']);
  expect(paddedRows('```\n| a   | b |\n```')).toEqual([]);
});
