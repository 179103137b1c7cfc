import '@trek/ui/trek-card/skin.css';
import { useTexts } from '@trek/ui/internal/language';
import { Button, Status, TextField } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { DefaultTrekCard } from '@trek/ui/trek-card';
import type { ReactNode } from 'react';
import { suggestedTreks } from '../data/page-reads.ts';
import { useRead } from '../data/use-read.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/**
 * The words of an address without a page, and where to go on.
 * @param children what else helps here
 */
export function Missing({ children }: { children?: ReactNode }) {
  const messages = useTexts(pageTexts).notFound;
  usePageHead({ title: messages.title, description: messages.title });
  const { api, Link, paths } = usePorts();
  const { key, read } = suggestedTreks(api);
  const suggested = useRead(String(key), read);
  return (
    <div className={styles.page}>
      <Status
        title={<h1>{messages.title}</h1>}
        text={messages.text}
        action={
          <Button asChild variant="primary">
            <Link href="/">{messages.home}</Link>
          </Button>
        }
      />
      {children}
      <search>
        <form className={styles.lostSearch} action={paths.treks ?? undefined}>
          <TextField label={messages.search} type="search" name="keyword" required />
          <Button type="submit">{messages.find}</Button>
        </form>
      </search>
      {/* biome-ignore lint/plugin: what comes before is an element. */}
      {suggested.status === 'ready' && suggested.value.length > 0 && (
        <section aria-label={messages.treks}>
          <h2>{messages.treks}</h2>
          <div className={styles.lostTreks}>
            {suggested.value.map((trek) => (
              <DefaultTrekCard key={trek.id} trek={trek} />
            ))}
          </div>
          <p>
            <Link href={paths.treks ?? '/treks'}>{messages.allTreks}</Link>
          </p>
        </section>
      )}
    </div>
  );
}
