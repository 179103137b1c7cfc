'use client';
import type { MouseEvent, ReactNode } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { useFootMark } from '../../core/internal/use-foot-mark.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { isPressedEarly } from '../../core/lazy/pressed-early.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { createPartsContext } from '../../kit/parts-context.tsx';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { compareAnatomy as anatomy } from './compare.anatomy.ts';
import { type ComparedTrek, comparedQuery } from './compare.rules.ts';
import { compareTexts } from './compare.texts.ts';
import type { Compare } from './use-compare.ts';

const [CompareProvider, useCompareContext] = createPartsContext<Compare>('Compare.Root');

interface CompareRootProps {
  /** The result of `useCompare`. */
  compare: Compare;
  children?: ReactNode;
}

/** Gives the choice to the parts in it. Has no element of its own. */
export function Root({ compare, children }: CompareRootProps) {
  return <CompareProvider value={compare}>{children}</CompareProvider>;
}

const ToggleButton = createPart('button', anatomy, 'toggle');

interface CompareToggleProps extends Omit<PartProps<'button'>, 'asChild'> {
  trek: ComparedTrek;
}

/** Chooses a trek to be compared, or takes it away again. */
export const Toggle = withRef(function CompareToggle({ trek, ...button }: CompareToggleProps) {
  const texts = useTexts(compareTexts);
  const { isChosen, toggle } = useCompareContext();
  const isPressed = isChosen(trek.slug);
  const own = {
    type: 'button' as const,
    'aria-pressed': isPressed,
    'aria-label': texts.compareTrek(trek.title),
    // Not yet shown as chosen, it was pressed to be chosen.
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPressed || !isPressedEarly(event)) toggle(trek);
    },
    children: (
      <>
        {isPressed && <Icon name="check" />}
        <span>{texts.compare}</span>
      </>
    ),
  };
  return <ToggleButton {...mergeProps(own, button)} />;
});

/** The chosen treks and the way to their comparison; absent while nothing is chosen. */
export const Bar = createPart('section', anatomy, 'bar', () => {
  const { bar } = useTexts(compareTexts);
  const isShown = useCompareContext().chosen.length > 0;
  useFootMark('compare', isShown);
  return isShown ? { 'aria-label': bar } : null;
});

const Item = createPart('li', anatomy, 'item');
const Remove = createPart('button', anatomy, 'remove');

/** The chosen treks, each with a button that removes it. */
export const List = createPart('ul', anatomy, 'list', () => {
  const texts = useTexts(compareTexts);
  const { chosen, remove } = useCompareContext();
  return {
    children: chosen.map(({ slug, title }) => (
      <Item key={slug}>
        <span>{title}</span>
        <Remove
          type="button"
          aria-label={texts.remove(title)}
          onClick={(event) => {
            focusNeighbor(event.currentTarget);
            remove(slug);
          }}
        >
          <Icon name="close" />
        </Remove>
      </Item>
    )),
  };
});

/** The pressed button goes away: the focus moves to the next trek in the bar, or out of it with the last one. */
function focusNeighbor(button: HTMLElement): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>(anatomy.selector('remove')) ?? [])];
  const place = buttons.indexOf(button);
  const neighbor = buttons[place + 1] ?? buttons[place - 1];
  if (neighbor) neighbor.focus();
  else leaveBar(button);
}

/** The bar goes away: the focus moves to a trek that was chosen, or to the page's main part. */
function leaveBar(button: HTMLElement): void {
  const page = button.getRootNode() as Document | ShadowRoot;
  const chosen = page.querySelector<HTMLElement>(`${anatomy.selector('toggle')}[aria-pressed="true"]`);
  (chosen ?? page.querySelector<HTMLElement>('main[tabindex]'))?.focus({ preventScroll: true });
}

/** Says that one more trek is needed, or that no more fit. Always there, so that a screen reader notices the text. */
export const Notice = createPart('p', anatomy, 'notice', () => {
  const texts = useTexts(compareTexts);
  const { chosen, isRefused } = useCompareContext();
  return { role: 'status', children: isRefused ? texts.full : chosen.length === 1 && texts.chooseMore };
});

const LinkPart = createPart('span', anatomy, 'link');

/** Leads to the comparison; absent for one trek, and where the host has no such page. */
export const Link = withRef(function CompareLink(link: PartProps<'a'>) {
  const texts = useTexts(compareTexts);
  const { paths, Link: HostLink } = usePorts();
  const { chosen } = useCompareContext();
  const path = withQuery(paths.compare, comparedQuery(chosen.map(({ slug }) => slug)));
  if (path === null || chosen.length < 2) return null;
  return (
    <LinkPart asChild {...(link as PartProps<'span'>)}>
      <HostLink href={path}>{link.children ?? texts.openComparison(chosen.length)}</HostLink>
    </LinkPart>
  );
});

/** Removes all treks. */
export const Clear = createPart('button', anatomy, 'clear', () => {
  const { clear } = useCompareContext();
  return {
    type: 'button' as const,
    onClick: (event) => {
      leaveBar(event.currentTarget);
      clear();
    },
    children: useTexts(compareTexts).clear,
  };
});
