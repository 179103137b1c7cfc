import type { ReactNode } from 'react';
import * as DateField from '../../src/kit/date-field/date-field-parts.tsx';
import * as Field from '../../src/kit/field-parts.tsx';
import { describeConformance } from './describe-conformance.tsx';

const InField = ({ children }: { children: ReactNode }) => (
  <Field.Root error="Wrong" hint="As in your passport">
    {children}
  </Field.Root>
);
const InDateField = ({ children }: { children: ReactNode }) => (
  <DateField.Root min="2030-01-01">{children}</DateField.Root>
);
const Nothing = ({ children }: { children: ReactNode }) => <>{children}</>;

const part = (tag: string, name: string, Around = InField) => ({
  Around,
  props: {},
  element: { tag, selector: `[data-scope="field"][data-part="${name}"]` },
  takesAsChild: true,
});
const single = { takesAsChild: false };
const isRevealed = () => document.querySelector('[aria-pressed="true"]') !== null;
const isOpening = () => document.querySelector('[aria-expanded="true"]') !== null;

describeConformance('Field.Root', { Part: Field.Root, ...part('div', 'root', Nothing) });
describeConformance('Field.Label', { Part: Field.Label, ...part('label', 'label') });
describeConformance('Field.Wrap', { Part: Field.Wrap, ...part('span', 'wrap') });
describeConformance('Field.Input', { Part: Field.Input, ...part('input', 'control'), ...single });
describeConformance('Field.Password', { Part: Field.Password, ...part('input', 'control'), ...single });
describeConformance('Field.TextArea', { Part: Field.TextArea, ...part('textarea', 'control'), ...single });
describeConformance('Field.Select', { Part: Field.Select, ...part('select', 'control') });
describeConformance('Field.Reveal', { Part: Field.Reveal, ...part('button', 'reveal'), pressed: isRevealed });
describeConformance('Field.Choice', { Part: Field.Choice, ...part('label', 'choice') });
describeConformance('Field.Checkbox', { Part: Field.Checkbox, ...part('input', 'checkbox'), ...single });
describeConformance('Field.Hint', { Part: Field.Hint, ...part('p', 'hint') });
describeConformance('Field.ErrorText', { Part: Field.ErrorText, ...part('p', 'error-text') });
describeConformance('DateField.Input', { Part: DateField.Input, ...part('input', 'control', InDateField), ...single });
describeConformance('DateField.Wrap', { Part: DateField.Wrap, ...part('span', 'wrap', InDateField) });
describeConformance('DateField.Trigger', {
  Part: DateField.Trigger,
  ...part('button', 'reveal', InDateField),
  pressed: isOpening,
});
describeConformance('DateField.Root', {
  Part: DateField.Root,
  ...part('div', 'root', Nothing),
  props: { min: '2030-01-01' },
});
