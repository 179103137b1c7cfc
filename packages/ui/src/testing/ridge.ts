/** A drawn ridge in place of a photograph, in a color of its own for each name: an SVG. */
export function ridge(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><path fill="hsl(${hue} 45% 84%)" d="M0 0h640v480H0z"/><path fill="hsl(${hue} 35% 58%)" d="M0 340 170 130l90 110 120-160 150 190 110-80v290H0z"/><path fill="hsl(${hue} 40% 32%)" d="M0 430l200-150 130 90 150-120 160 130v100H0z"/></svg>`;
}
