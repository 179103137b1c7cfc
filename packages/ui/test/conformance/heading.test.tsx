import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineAnatomy } from '../../src/core/internal/anatomy.ts';
import { createHeading, Heading, HeadingLevel, HeadingScope } from '../../src/kit/heading.tsx';
import { describeConformance } from './describe-conformance.tsx';

const anatomy = defineAnatomy('heading-test', ['title']);
const Title = createHeading(anatomy, 'title', { level: 3 });

describeConformance('A heading that is a part', {
  Part: Title,
  props: { children: 'Everest' },
  element: { tag: 'h3', selector: 'h3' },
  takesAsChild: true,
});

afterEach(cleanup);

const levels = () => screen.getAllByRole('heading').map(({ localName }) => localName);

test('headings have the levels of a page of their own', () => {
  render(
    <>
      <Title>Card</Title>
      <HeadingScope levels={2}>
        <Title>Card</Title>
      </HeadingScope>
      <Heading level={2}>Section</Heading>
    </>,
  );
  expect(levels()).toEqual(['h3', 'h3', 'h2']);
});

test('a host sets the first level, and headings below others follow', () => {
  render(
    <HeadingLevel start={2}>
      <Heading level={1}>Page</Heading>
      <Heading level={2} below={1}>
        Section
      </Heading>
      <HeadingScope levels={2}>
        <Title>Card</Title>
      </HeadingScope>
    </HeadingLevel>,
  );
  expect(levels()).toEqual(['h2', 'h3', 'h4']);
});

test('the lowest level is the sixth', () => {
  render(
    <HeadingLevel start={5}>
      <HeadingScope levels={4}>
        <Title>Card</Title>
      </HeadingScope>
    </HeadingLevel>,
  );
  expect(levels()).toEqual(['h6']);
});
