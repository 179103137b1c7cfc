import { embed, frameworks } from 'virtual:host-sheets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { LanguageContext } from '../core/texts/language.ts';
import { BACKEND_URL } from '../testing/api-answers.ts';
import { HOST_STYLES, type HostStyles } from '../testing/host-styles.ts';
import { BookTrek } from './book-trek.tsx';
import { TrekEmbed } from './trek-embed.tsx';

interface HostPageProps {
  styles: HostStyles;
  dir?: 'ltr' | 'rtl';
  /** Width of the embed's column. Default: the page's. */
  columnPx?: number;
}

/** A page with styles of its own, and an embed on it. */
function HostPage({ styles, dir = 'ltr', columnPx }: HostPageProps) {
  const ofHost = <style key="host">{styles.css}</style>;
  const ofEmbed = <style key="embed">{embed}</style>;
  const { messages } = useContext(LanguageContext);
  return (
    <div dir={dir}>
      {/* biome-ignore lint/plugin: style sheets. */}
      {styles.isFirst ? [ofHost, ofEmbed] : [ofEmbed, ofHost]}
      <div id="root" style={{ maxWidth: columnPx }}>
        <TrekEmbed backend={BACKEND_URL} messages={messages}>
          <BookTrek trek="annapurna-base-camp-trek" />
        </TrekEmbed>
      </div>
      <button type="button">The page’s own button</button>
    </div>
  );
}

const meta = {
  title: 'Embed/TrekEmbed/Host styles',
  component: HostPage,
  // The styles of all stories on one page would be those of none.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const book = await canvas.findByRole('button', { name: 'Book Now' });
    const { fontSize, textTransform, minHeight, borderTopLeftRadius } = getComputedStyle(book);
    await expect({ fontSize, textTransform, minHeight, borderTopLeftRadius }).toEqual({
      ...{ fontSize: '16px', textTransform: 'none', minHeight: '44px', borderTopLeftRadius: '6px' },
    });
    await userEvent.click(book);
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    const close = within(dialog).getByRole('button', { name: 'Close' });
    // Nothing of the page covers it.
    await waitFor(() => {
      const { x, y, width, height } = close.getBoundingClientRect();
      return expect(close.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
} satisfies Meta<typeof HostPage>;
export default meta;

type Story = StoryObj<typeof meta>;

function on(name: string, args: Omit<HostPageProps, 'styles'> = {}): Story {
  const styles = [...HOST_STYLES, ...frameworks].find((host) => host.name === name);
  if (!styles) throw new Error(`There are no host styles named "${name}".`);
  return { args: { styles, ...args } };
}

const PLAIN: HostStyles = { name: 'none', css: '' };

export const NoStyles: Story = { args: { styles: PLAIN } };
export const NoMarginsNoPaddings = on('no margins, no paddings');
export const ContentBoxes = on('content boxes');
export const ButtonsWithoutAnyStyle = on('buttons without any style');
export const ASmallRoot = on('a small root');
export const ALargeRoot = on('a large root');
export const ADarkPage = on('a dark page');
export const Tailwind = on('Tailwind 4');
export const TailwindBeforeTheEmbed = on('Tailwind 4 before the embed');
export const Bootstrap = on('Bootstrap 5');
export const AThemeForArticles = on('a theme for articles');
export const ATransformedAncestor = on('a transformed ancestor');
export const AHeaderAboveEverything = on('a header above everything');
export const RightToLeft: Story = { args: { styles: PLAIN, dir: 'rtl' } };
export const AColumnOf320Pixels: Story = { args: { styles: PLAIN, columnPx: 320 } };
export const AColumnOf560Pixels: Story = { args: { styles: PLAIN, columnPx: 560 } };
