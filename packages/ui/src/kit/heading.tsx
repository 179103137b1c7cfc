'use client';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Anatomy } from '../core/internal/anatomy.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { createPlacedPart, type OwnProps, type PartProps } from './part.tsx';

/** The level of the uppermost heading below; null: no host has said, and each heading has the level of a page of its own. */
const Level = createContext<number | null>(null);

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading's element, for a level of any size. */
const tagOf = (level: number) => HEADINGS[Math.min(Math.max(level, 1), HEADINGS.length) - 1] ?? 'h6';

/** Props of `HeadingLevel`. */
export interface HeadingLevelProps {
  /** The level of the uppermost headings inside, 1 to 6. */
  start: number;
  children?: ReactNode;
}

/**
 * Says at which level the headings of the kit's parts begin, for a page whose own headings stand above them. Without it
 * they begin as on a page of their own.
 * @example <HeadingLevel start={2}><DefaultListing {...listing} /></HeadingLevel>
 */
export function HeadingLevel({ start, children }: HeadingLevelProps) {
  return <Level.Provider value={start}>{children}</Level.Provider>;
}

/** Headings that stand so many levels below those around it, wherever these begin. */
export function HeadingScope({ levels, children }: { levels: number; children?: ReactNode }) {
  const level = useContext(Level);
  return <Level.Provider value={level === null ? null : level + levels}>{children}</Level.Provider>;
}

export interface HeadingOptions {
  /** Its level where no host has said at which headings begin. */
  level: 1 | 2 | 3 | 4;
  /** Levels below the uppermost heading of its section. Default 0. */
  below?: number | undefined;
}

/** Which element a heading is at its place. */
function useHeadingTag({ level, below = 0 }: HeadingOptions): 'h2' {
  const start = useContext(Level);
  // All six have the props of one.
  return tagOf(start === null ? level : start + below) as 'h2';
}

/** Props of `Heading`. */
export type HeadingProps = ComponentProps<'h2'> & HeadingOptions;

/** A heading that is no part of its own, at the level of its place. */
export const Heading = withRef(function Heading({ level, below, ...heading }: HeadingProps) {
  const Tag = useHeadingTag({ level, below });
  return <Tag {...heading} />;
});

/**
 * Makes a part that is a heading: its level follows from its place.
 * @example export const Title = createHeading(trekCardAnatomy, 'title', { alone: 3 });
 */
export function createHeading<Part extends string>(
  anatomy: Anatomy<Part>,
  part: Part,
  options: HeadingOptions,
  useOwn?: (host: PartProps<'h2'>) => OwnProps<'h2'> | undefined,
) {
  return createPlacedPart(() => useHeadingTag(options), anatomy, part, useOwn);
}
