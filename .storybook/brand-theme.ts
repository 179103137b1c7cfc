import { create } from 'storybook/theming/create';
import { darkPalette, font, lightPalette, PRAYER_FLAG } from '../packages/ui/src/core/theme/tokens.ts';

/** The name with a row of prayer flags, as a picture: Storybook takes one for its corner. */
function brandImage(color: string): string {
  const flags = PRAYER_FLAG.map(
    (flag, index) =>
      `<path d="M${2 + index * 16} 4h12v13l-6-4-6 4z" fill="${flag}" stroke="${color}" stroke-opacity=".35"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 28"><path d="M0 4h82" stroke="${color}"/>${flags}<text x="92" y="21" font-family="Georgia, serif" font-weight="600" font-size="20" fill="${color}">@trek/ui</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Manager and docs pages in the colors of the kit. */
export function brandTheme(isDark: boolean) {
  const palette = isDark ? darkPalette : lightPalette;
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: '@trek/ui',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    brandImage: brandImage(palette.text),
    fontBase: font.body,
    colorPrimary: palette.accent,
    colorSecondary: palette.primary,
    appBg: palette.sunken,
    appContentBg: palette.page,
    appPreviewBg: palette.page,
    appHoverBg: palette.hairline,
    appBorderColor: palette.hairline,
    appBorderRadius: 6,
    textColor: palette.text,
    textMutedColor: palette.quiet,
    textInverseColor: palette.onPrimary,
    barBg: palette.raised,
    barTextColor: palette.quiet,
    barHoverColor: palette.primary,
    barSelectedColor: palette.primary,
    buttonBg: palette.raised,
    buttonBorder: palette.control,
    booleanBg: palette.sunken,
    booleanSelectedBg: palette.raised,
    inputBg: palette.raised,
    inputBorder: palette.control,
    inputTextColor: palette.text,
    inputBorderRadius: 6,
  });
}
