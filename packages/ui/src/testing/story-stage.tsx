import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SessionProvider } from '../account/session/use-session.tsx';
import type { LinkComponent } from '../provider/ports.ts';
import { TrekProvider, usePorts } from '../provider/trek-provider.tsx';
import { STORY_LANGUAGES, type StoryLanguage } from './story-languages.ts';
import type { StoryWorld } from './story-world.ts';

export interface StoryStageProps {
  world: StoryWorld;
  /** The toolbar's settings. */
  language: StoryLanguage;
  children: ReactNode;
}

/** Gives a story its world and its language, and shows what it says and where it goes. */
export function StoryStage({ world, language, children }: StoryStageProps) {
  const { locale, messages } = STORY_LANGUAGES[language];
  const [{ notices, subscribe, ...ports }] = useState(world);
  // A built React leaves effects for after the paint, and with them the machines' start: a story would begin before. A
  // second rendering, in the same breath, has them run first.
  const [, setHasBegun] = useState(false);
  useLayoutEffect(() => setHasBegun(true), []);
  return (
    <TrekProvider {...ports} Link={RecordedLink} locale={locale} messages={messages}>
      <SessionProvider>{children}</SessionProvider>
      <StoryNotices notices={notices} subscribe={subscribe} />
    </TrekProvider>
  );
}

/** A link that is recorded instead of being followed. */
const RecordedLink: LinkComponent = ({ href, onClick, ...props }) => {
  const { navigate } = usePorts();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        navigate(href);
      }}
    />
  );
};

function StoryNotices({ notices, subscribe }: Pick<StoryWorld, 'notices' | 'subscribe'>) {
  const shown = useSyncExternalStore(subscribe, notices);
  if (shown.length === 0) return null;
  return createPortal(
    <ul data-story-notices="" aria-label="Notices">
      {shown.map(({ id, kind, text, action }) => (
        <li key={id} data-kind={kind}>
          <strong>{kind}</strong> <span>{text}</span>
          {/* biome-ignore lint/plugin: a notice does not change. */}
          {action && (
            <button type="button" onClick={action.run}>
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>,
    document.body,
  );
}
