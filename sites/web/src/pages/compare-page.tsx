import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/compare/skin.css';
import { comparedQuery, DefaultComparison, readComparedQuery } from '@trek/ui/compare';
import { usePorts } from '@trek/ui/provider';
import { useSearch } from 'wouter';
import { type ComparedTreks, readComparedTreks } from '../data/compared-treks.ts';
import { dataKeys } from '../data/keys.ts';
import { useRead } from '../data/use-read.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';
import { PageRead } from './page-read.tsx';

/** Up to three treks beside each other, as the address names them. */
export default function ComparePage() {
  const messages = useTexts(pageTexts).compare;
  const { api } = usePorts();
  const { slugs, leftOut } = readComparedQuery(useSearch());
  const compared = useRead<ComparedTreks>(dataKeys.compared(slugs), () => readComparedTreks(api, slugs));
  const names = compared.status === 'ready' ? compared.value.treks.map(({ title }) => title).join(', ') : '';
  usePageHead({
    title: names === '' ? messages.title : messages.titleOf(names),
    description: messages.description,
    // Phones share it: it names the treks.
    canonicalPath: `/compare${slugs.length > 0 ? `?${comparedQuery(slugs)}` : ''}`,
    isPersonal: true,
  });
  return (
    <PageRead read={compared} loadingLabel={messages.loading} missing={null}>
      {({ treks, unknown }) => (
        <div className={styles.page}>
          <DefaultComparison treks={treks} unknown={unknown} leftOut={leftOut} />
        </div>
      )}
    </PageRead>
  );
}
