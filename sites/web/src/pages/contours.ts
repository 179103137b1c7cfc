import { vars } from '@trek/ui/internal/theme/css';

/** Contour lines as a faint, seamless background for any window width. */
export const contours = `repeating-radial-gradient(ellipse 120% 90% at 82% 110%, transparent 0 26px, color-mix(in srgb, ${vars.color.primary} 6%, transparent) 27px 28px)`;
