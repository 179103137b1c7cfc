'use client';
import type { Trek } from '../../api/trek.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { Image } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { SecondPrice } from '../../kit/second-price.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { comparisonAnatomy as anatomy } from './compare.anatomy.ts';
import { comparedQuery } from './compare.rules.ts';
import { compareTexts } from './compare.texts.ts';
import { comparedUsd } from './comparison.rules.ts';
import { ComparisonContext, useComparedTreks, useComparison } from './comparison-context.tsx';

export { Profiles } from './comparison-profiles.tsx';

const Section = createPart('section', anatomy, 'root');

interface ComparisonRootProps extends PartProps<'section'> {
  treks: readonly Trek[];
  /** Names that the address asks for and that no trek has. */
  unknown?: readonly string[] | undefined;
  /** How many treks more the address asks for than can be compared. */
  leftOut?: number | undefined;
}

/** The comparison, which gives its treks to the parts in it. */
export const Root = withRef(function ComparisonRoot(props: ComparisonRootProps) {
  const { treks, unknown, leftOut, ...section } = props;
  return (
    <ComparisonContext.Provider value={{ ...useComparedTreks(treks), unknown, leftOut }}>
      <Section {...section} />
    </ComparisonContext.Provider>
  );
});

/** The page’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => ({ children: useTexts(compareTexts).title }));

/** Says what can't be compared, and in how many points the treks differ. */
export const Notes = createPart('div', anatomy, 'notes', () => {
  const texts = useTexts(compareTexts);
  const { treks, rows, unknown = [], leftOut = 0 } = useComparison();
  const differing = rows.filter(({ differs }) => differs).length;
  return {
    role: 'status',
    children: (
      <>
        {unknown.length > 0 && <p>{texts.unknown(unknown.join(', '))}</p>}
        {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
        {treks.length === 1 && <p>{texts.addAnother}</p>}
        {treks.length > 1 && <p>{texts.differing(differing, rows.length)}</p>}
      </>
    ),
  };
});

/** Explains how treks come here; absent while there are some. */
export const Empty = withRef(function ComparisonEmpty(props: Partial<StatusProps>) {
  const texts = useTexts(compareTexts);
  const { paths, Link } = usePorts();
  if (useComparison().treks.length > 0) return null;
  const action = paths.treks !== null && (
    <Button asChild variant="primary">
      <Link href={paths.treks}>{texts.findTreks}</Link>
    </Button>
  );
  return <Status {...mergeProps({ title: texts.empty, text: texts.emptyText, action }, props)} />;
});

const TrekHead = createPart('th', anatomy, 'trek');

const RemoveLink = createPart('span', anatomy, 'remove');

/** A trek at the head of its column, with the way to compare the others without it. */
function Column({ trek }: { trek: Trek }) {
  const texts = useTexts(compareTexts);
  const { paths, Link, placeholderImage } = usePorts();
  const { treks } = useComparison();
  const others = withQuery(paths.compare, comparedQuery(treks.flatMap(({ slug }) => (slug === trek.slug ? [] : slug))));
  const { image, photo, title, slug } = trek;
  return (
    <TrekHead scope="col">
      <Image {...{ src: image, photo, fallbackSrc: placeholderImage, alt: '', width: 640, height: 480 }} />
      <Link href={paths.trek(slug)}>{title}</Link>
      {others !== null && (
        <RemoveLink asChild>
          <Link href={others} aria-label={texts.remove(title)}>
            {texts.removeShort}
          </Link>
        </RemoveLink>
      )}
    </TrekHead>
  );
}

const Row = createPart('tr', anatomy, 'row');
const Mark = createPart('span', anatomy, 'mark');

const ComparedPrice = ({ usd }: { usd: number | null }) => usd !== null && <SecondPrice usd={usd} />;

/** The treks beside each other. Rows in which they differ are marked with a sign and a word. */
export const Table = createPart('table', anatomy, 'table', () => {
  const texts = useTexts(compareTexts);
  const { treks, rows } = useComparison();
  if (treks.length === 0) return null;
  return {
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">{texts.trek}</th>
            {treks.map((trek) => (
              <Column key={trek.slug} trek={trek} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fact, values, differs }) => (
            <Row key={fact} data-differs={differs ? '' : undefined}>
              <th scope="row">
                <span>{texts.rows[fact]}</span>
                {differs && (
                  <Mark>
                    <span>{' ≠ '}</span>
                    <span data-trek-hidden="">{texts.differs}</span>
                  </Mark>
                )}
              </th>
              {treks.map((trek, place) => (
                <td key={trek.slug}>
                  <span>{values[place] || texts.notKnown}</span>
                  <ComparedPrice usd={comparedUsd(fact, trek)} />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </>
    ),
  };
});
