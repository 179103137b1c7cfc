import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { DocsSection } from './docs-section.tsx';

/**
 * One story at a time, without its play function: it takes no focus, and two of them never answer the same call.
 * @param startsHidden true for stories that cover the page: nothing is shown before the reader asks for it
 */
export function LiveExample({ startsHidden }: { startsHidden: boolean }) {
  const stories = useContext(DocsContext).componentStories();
  const [shownId, setShownId] = useState(stories[0]?.id);
  const [isShown, setIsShown] = useState(!startsHidden);
  const story = stories.find(({ id }) => id === shownId);
  if (!story) return null;
  const viewport = (story.storyGlobals.viewport as { value?: string } | undefined)?.value;
  return (
    <DocsSection title="Live example">
      <p className="docs-row">
        <label>
          Story{' '}
          <select value={story.id} onChange={(event) => setShownId(event.target.value)}>
            {stories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a href={storyAddress(story.id)} target="_parent">
          Open this story, which plays its checks
        </a>
        {viewport && <span>Meant for the width of a {viewport}: it is opened so.</span>}
      </p>
      {isShown ? (
        <Canvas key={story.id} of={story.moduleExport} />
      ) : (
        <p>
          This one covers the page, until it is closed or you load the page again.{' '}
          <button type="button" onClick={() => setIsShown(true)}>
            Show it here
          </button>
        </p>
      )}
    </DocsSection>
  );
}

/** A story's address, from the frame in which docs stand. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}
