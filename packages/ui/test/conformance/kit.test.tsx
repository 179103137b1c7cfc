import { version } from 'react';
import { expect, inject, test } from 'vitest';
import { Badge } from '../../src/kit/badge.tsx';
import { Button } from '../../src/kit/button.tsx';
import { DateField } from '../../src/kit/date-field.tsx';
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from '../../src/kit/field.tsx';
import { Heading } from '../../src/kit/heading.tsx';
import { Icon } from '../../src/kit/icon.tsx';
import { Image, LeadImage } from '../../src/kit/image.tsx';
import { Spinner } from '../../src/kit/spinner.tsx';
import { Status } from '../../src/kit/status.tsx';
import { describeConformance } from './describe-conformance.tsx';

test('runs on the version of React that it means', () => {
  expect(version).toMatch(new RegExp(`^${inject('react')}`));
});

const on = (tag: string, selector = tag) => ({ element: { tag, selector } });
const nameless = (tag: string) => ({ ...on(tag), isNameless: true });
const choices = [{ value: 'np', label: 'Nepal' }];
const picture = { src: '/ebc.jpg', alt: 'Everest', fallbackSrc: '/none.svg', width: 4, height: 3 };
const day = { label: 'Start date', value: '', minimum: '2030-01-01', onChange: () => {} };

describeConformance('Badge', { Part: Badge, props: { color: 'blue' }, ...on('span'), takesAsChild: true });
describeConformance('Button', { Part: Button, props: { children: 'Book' }, ...on('button'), takesAsChild: true });
describeConformance('CheckboxField', { Part: CheckboxField, props: { label: 'I agree' }, ...on('input') });
describeConformance('DateField', { Part: DateField, props: day, ...on('input') });
describeConformance('Heading', { Part: Heading, props: { alone: 2, children: 'Treks' }, ...nameless('h2') });
describeConformance('Icon', { Part: Icon, props: { name: 'check' }, ...nameless('svg') });
describeConformance('Image', { Part: Image, props: picture, ...nameless('img') });
describeConformance('LeadImage', { Part: LeadImage, props: picture, ...nameless('img') });
describeConformance('PasswordField', { Part: PasswordField, props: { label: 'Password' }, ...on('input') });
describeConformance('SelectField', { Part: SelectField, props: { label: 'Country', choices }, ...on('select') });
describeConformance('Spinner', { Part: Spinner, props: { label: 'Loading' }, ...on('span', '[data-part="root"]') });
describeConformance('Status', { Part: Status, props: { title: 'Nothing found' }, ...on('div', '[data-part="root"]') });
describeConformance('TextAreaField', { Part: TextAreaField, props: { label: 'Message' }, ...on('textarea') });
describeConformance('TextField', { Part: TextField, props: { label: 'Name' }, ...on('input') });
