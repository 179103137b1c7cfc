import { useTexts } from '@trek/ui/internal/language';
import { DEFAULT_PATHS as paths } from '@trek/ui/provider';
import { PageLink } from '../routing/page-link.tsx';
import { noScriptTexts } from '../shell/no-script.texts.ts';

type Need = 'account' | 'booking' | 'googleReturn' | 'review' | 'saved' | 'traveler';

interface NeedsScriptProps {
  /** The part of the site that is empty without scripts. */
  of: Need;
}

/** Note on a page that is empty without scripts: why, and where to go on. */
export function NeedsScript({ of }: NeedsScriptProps) {
  // Browsers with scripts ignore its content, so they need not download the text.
  return <noscript>{import.meta.env.SSR && <Words of={of} />}</noscript>;
}

function Words({ of }: NeedsScriptProps) {
  const messages = useTexts(noScriptTexts);
  return (
    <>
      <p>{messages[of]}</p>
      <p>
        <PageLink href={paths.treks}>{messages.allTreks}</PageLink> <span>·</span>{' '}
        <PageLink href={paths.contact}>{messages.contact}</PageLink>
      </p>
    </>
  );
}
