/** The least height of a picture at the head of a page: a share of the window's height within bounds in pixels. */
interface HeroHeight {
  least: number;
  percent: number;
  most: number;
}

const clamp = ({ least, percent, most }: HeroHeight, factor: number) =>
  `clamp(${Math.ceil(least * factor)}px, ${Math.ceil(percent * factor)}vh, ${Math.ceil(most * factor)}px)`;

/**
 * Both sides of one fact: the height for the style, and `sizes` of the 4 : 3 picture that fills it. On a narrow window
 * it is cut at its sides, so that it is wider than the window.
 */
export const heroHeight = (height: HeroHeight) => ({
  minHeight: clamp(height, 1),
  sizes: `max(100vw, ${clamp(height, 4 / 3)})`,
});
