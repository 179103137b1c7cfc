import { act, cleanup, render, screen } from '@testing-library/react';
import { version } from 'react';
import { beforeAll, expect, inject, test } from 'vitest';
import { Badge } from '../../src/kit/badge.tsx';
import { Button } from '../../src/kit/button.tsx';
import { DefaultCarousel } from '../../src/kit/carousel/carousel.tsx';
import { DefaultDateField } from '../../src/kit/date-field/date-field.tsx';
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from '../../src/kit/field.tsx';
import { Heading } from '../../src/kit/heading.tsx';
import { Icon } from '../../src/kit/icon.tsx';
import { HeroImage, Image } from '../../src/kit/image.tsx';
import { DefaultSlider } from '../../src/kit/slider/slider.tsx';
import { Spinner } from '../../src/kit/spinner.tsx';
import { Status } from '../../src/kit/status.tsx';
import { DefaultTabs } from '../../src/kit/tabs.tsx';
import './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

test('runs on the intended version of React', () => {
  expect(version).toMatch(new RegExp(`^${inject('react')}`));
});

const on = (tag: string, selector = tag) => ({ element: { tag, selector } });
const nameless = (tag: string) => ({ ...on(tag), isNameless: true });
const choices = [{ value: 'np', label: 'Nepal' }];
const picture = { src: '/ebc.jpg', alt: 'Everest', fallbackSrc: '/none.svg', width: 4, height: 3 };
const day = { label: 'Start date', min: '2030-01-01' };
const tabs = [
  { id: 'one', label: 'One', content: 'First' },
  { id: 'two', label: 'Two', content: 'Second' },
];
const row = {
  label: 'Treks',
  items: ['Everest', 'Annapurna'],
  itemKey: String,
  renderItem: String,
  start: 'interaction' as const,
};
const share = { label: 'Share', defaultValue: [20], min: 20, max: 100, step: 1, handleLabels: ['Share'] };

// Its motion is loaded late: from then on it opens at once.
beforeAll(async () => {
  await act(async () => void render(<DefaultSlider {...share} />));
  await screen.findByRole('slider');
  cleanup();
});

describeConformance('Badge', { Part: Badge, props: { color: 'blue' }, ...on('span'), takesAsChild: true });
describeConformance('Button', { Part: Button, props: { children: 'Book' }, ...on('button'), takesAsChild: true });
describeConformance('CheckboxField', { Part: CheckboxField, props: { label: 'I agree' }, ...on('input') });
describeConformance('DefaultDateField', { Part: DefaultDateField, props: day, ...on('input') });
describeConformance('Heading', { Part: Heading, props: { level: 2, children: 'Treks' }, ...nameless('h2') });
describeConformance('Icon', { Part: Icon, props: { name: 'check' }, ...nameless('svg') });
describeConformance('Image', { Part: Image, props: picture, ...nameless('img') });
describeConformance('Image of a photograph', {
  Part: Image,
  props: { ...picture, photo: { address: '/uploads/lodge', widths: [320, 640], formats: ['avif', 'webp'] } },
  ...nameless('img'),
});
describeConformance('HeroImage', { Part: HeroImage, props: picture, ...nameless('img') });
describeConformance('PasswordField', { Part: PasswordField, props: { label: 'Password' }, ...on('input') });
describeConformance('SelectField', { Part: SelectField, props: { label: 'Country', choices }, ...on('select') });
describeConformance('Spinner', { Part: Spinner, props: { label: 'Loading' }, ...on('span', '[data-part="root"]') });
describeConformance('Status', { Part: Status, props: { title: 'Nothing found' }, ...on('div', '[data-part="root"]') });
describeConformance('TextAreaField', { Part: TextAreaField, props: { label: 'Message' }, ...on('textarea') });
describeConformance('TextField', { Part: TextField, props: { label: 'Name' }, ...on('input') });
describeConformance('DefaultCarousel', {
  Part: DefaultCarousel<string>,
  props: row,
  ...on('section', '[data-scope="carousel"][data-part="root"]'),
});
describeConformance('DefaultSlider', {
  Part: DefaultSlider,
  props: share,
  ...on('div', '[data-part="root"]'),
  isReplacedOnceHydrated: true,
});
describeConformance('DefaultTabs', {
  Part: DefaultTabs,
  props: { label: 'Parts', tabs },
  ...on('div', '[data-part="root"]'),
});
