import { Button, DefaultTabs } from '@trek/ui/kit';
import { useState } from 'react';
import { COMPANY } from '../../content/company.ts';
import { reviewFramePath } from '../../content/review-frame.ts';
import { usePageHead } from '../../document/page-head.tsx';
import * as pageStyles from '../page.css.ts';
import * as styles from './info.css.ts';
import { InfoHero } from './info-hero.tsx';

const TITLE = 'Reviews';
const LEAD = 'What guests wrote about their treks with us, on sites we cannot edit.';

type ReviewSite = (typeof COMPANY.reviewSites)[number];

/** Reviews on other companies' sites, one tab each. */
export default function ReviewsPage() {
  usePageHead({ title: TITLE, description: LEAD, canonicalPath: '/reviews' });
  return (
    <>
      <InfoHero title={TITLE} lead={LEAD} />
      <div className={pageStyles.page}>
        <DefaultTabs
          label={TITLE}
          tabs={COMPANY.reviewSites.map((site) => ({
            id: site.name.toLowerCase(),
            label: site.name,
            content: <ReviewWidget site={site} />,
          }))}
        />
      </div>
    </>
  );
}

/** The focused button is gone, so the focus moves to its replacement. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The other company's widget. Nothing is loaded from it before the visitor agrees. */
function ReviewWidget({ site }: { site: ReviewSite }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className={styles.widget}>
      <p>
        <span>{isLoaded && 'Nothing to see? '}</span>
        <a href={site.href} target="_blank" rel="noopener noreferrer">
          <span>{`Read the reviews on ${site.name}`}</span> <span data-visually-hidden="">(opens in a new tab)</span>
        </a>
      </p>
      {isLoaded ? (
        <iframe ref={takeFocus} src={reviewFramePath(site)} title={`Reviews on ${site.name}`} loading="lazy" />
      ) : (
        <div>
          <p>{`The reviews come from ${site.name}. When you load them, ${site.name} learns of your visit.`}</p>
          <Button variant="primary" onClick={() => setIsLoaded(true)}>
            {`Load the reviews from ${site.name}`}
          </Button>
        </div>
      )}
    </div>
  );
}
