'use client';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { createHeading } from '../../kit/heading.tsx';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { officeAnatomy as anatomy } from './contact.anatomy.ts';
import { contactTexts } from './contact.texts.ts';

const OfficeContext = createRequiredContext<{ ids: PartIds }>('Office.Root');
const useOffice = () => useRequiredContext(OfficeContext);

const Section = createPart('section', anatomy, 'root', () => ({
  'aria-labelledby': useIdOf(useOffice().ids, 'title'),
}));

/** The section, which is named by its title. */
export const Root = withRef(function OfficeRoot(section: PartProps<'section'>) {
  const ids = usePartIds();
  return (
    <OfficeContext.Provider value={{ ids }}>
      <Section {...section} />
    </OfficeContext.Provider>
  );
});

/** Heading of the office’s facts. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => ({
  id: useOwnId(useOffice().ids, 'title', host),
  children: useTexts(contactTexts).officeTitle,
}));

/** Address, phone, email and hours. */
export const Facts = createPart('dl', anatomy, 'facts');

const Row = createPart('div', anatomy, 'fact');

interface OfficeFactProps extends PartProps<'div'> {
  icon: IconName;
  /** The kind of contact. */
  label: string;
}

/** One of them, with its name. */
export const Fact = withRef(function OfficeFact({ icon, label, children, ...row }: OfficeFactProps) {
  return (
    <Row {...row}>
      <dt>
        <Icon name={icon} /> <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </Row>
  );
});

/** The office elsewhere. */
export const Social = createPart('ul', anatomy, 'social');
