import type { TrekSummary } from '@trek/ui/api';
import { useCardWords } from '@trek/ui/internal/trek-card/words';
import { usePorts } from '@trek/ui/provider';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { fillTemplate, type TemplateFacts } from './fill-template.ts';

/** The trek's page, if a press leads there and not to another tab or window. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || isElsewhere || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-trek-href]');
  return link?.target ? null : link;
}

/**
 * A trek in the author's own markup. It is a child of the element, shown by a slot, so that the page's own styles apply.
 * @param owner the element
 */
export function TemplateCard({
  trek,
  owner,
  template,
}: {
  trek: TrekSummary;
  owner: HTMLElement;
  template: HTMLTemplateElement;
}) {
  const { paths, navigate } = usePorts();
  const name = useId();
  const words = useCardWords(trek);
  const path = paths.trek(trek.slug);
  const written = JSON.stringify(words);
  const version = useVersion(template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the template makes another card.
  useLayoutEffect(() => {
    const card = fillTemplate(template, JSON.parse(written) as TemplateFacts);
    card.slot = name;
    card.addEventListener('click', (event) => {
      if (path === null || !linkOf(event)) return;
      event.preventDefault();
      navigate(path);
    });
    owner.append(card);
    return () => card.remove();
  }, [owner, template, version, name, written, path, navigate]);
  return <slot name={name} />;
}

/** Counts the changes of a template. */
function useVersion(template: HTMLTemplateElement): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((last) => last + 1));
    observer.observe(template.content, { attributes: true, characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [template]);
  return version;
}
