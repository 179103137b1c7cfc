'use client';
import { useId } from 'react';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { withRef } from '../internal/with-ref.ts';
import { createHeading } from '../kit/heading.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { createPart, type PartProps } from '../kit/part.tsx';
import { officeAnatomy as anatomy } from './contact.anatomy.ts';
import { useContactMessages } from './use-contact-messages.ts';

const OfficeContext = createRequiredContext<{ titleId: string }>('OfficeParts.Root');
const useOffice = () => useRequiredContext(OfficeContext);

const Section = createPart('section', anatomy, 'root', () => ({ 'aria-labelledby': useOffice().titleId }));

/** The section, which is named by its title. */
export const Root = withRef(function OfficeRoot(section: PartProps<'section'>) {
  const titleId = useId();
  return (
    <OfficeContext.Provider value={{ titleId }}>
      <Section {...section} />
    </OfficeContext.Provider>
  );
});

export const Title = createHeading(anatomy, 'title', { alone: 2 }, () => ({
  id: useOffice().titleId,
  children: useContactMessages().officeTitle,
}));

/** Address, phone, email and hours. */
export const Facts = createPart('dl', anatomy, 'facts');

const Row = createPart('div', anatomy, 'fact');

export interface OfficeFactProps extends PartProps<'div'> {
  icon: IconName;
  /** What it is. */
  label: string;
}

/** One of them, with its name. */
export const Fact = withRef(function OfficeFact({ icon, label, children, ...row }: OfficeFactProps) {
  return (
    <Row {...row}>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{children}</dd>
    </Row>
  );
});

/** The office elsewhere. */
export const Social = createPart('ul', anatomy, 'social');
