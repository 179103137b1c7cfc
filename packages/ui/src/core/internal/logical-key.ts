const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The key of an event as text from left to right has it: from right to left, the left arrow leads on. */
export function logicalKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const mirrored = MIRRORED[key];
  return mirrored && isRightToLeft(currentTarget) ? mirrored : key;
}
