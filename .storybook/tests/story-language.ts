import type { Page } from '@playwright/test';

/** Texts on a story's page that are not translated, or that longer words make unreadable. */
export interface LanguageFaults {
  /** Texts and names that came neither from the dictionary nor, as far as the page can tell, from data. */
  texts: string[];
  /** Elements whose words are cut off. */
  clipped: string[];
}

/** The narrowest phone that words have to find room on. */
export const NARROW = { width: 360, height: 800 };

const LONGEST_MS = 5000;

/** Sets the toolbar's `language` and leaves the story as its play function left it. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(
    ([chosen, longestMs]) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            once(event: string, listen: () => void): void;
            emit(event: string, payload: object): void;
          };
        };
        channel.once('storyFinished', resolve);
        setTimeout(resolve, longestMs);
        channel.emit('updateGlobals', { globals: { language: chosen } });
      }),
    [language, LONGEST_MS] as const,
  );
}

/** Looks for texts outside of the brackets that the pseudo-language puts around its own, and for words that are cut off. */
export function languageFaults(page: Page): Promise<LanguageFaults> {
  return page.evaluate(() => {
    const NAMES = ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`);
    const SPOKEN = [...NAMES, 'alt', 'title', 'placeholder'];
    // Notices stay in the language in which they came.
    const ASIDE =
      '[data-story-notices], [data-scope="notices"] [data-part="notice"], script, style, noscript, svg, iframe, .sb-wrapper, .sb-errordisplay';
    const texts = new Set<string>();
    const note = (text: string | null) => {
      let rest = text ?? '';
      // One of its texts may stand in another.
      while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      if (/\p{L}{2}/u.test(rest)) texts.add(rest.replace(/\s+/g, ' ').trim());
    };
    const isUnseen = (element: HTMLElement, { clip, clipPath, visibility }: CSSStyleDeclaration) =>
      clip !== 'auto' || clipPath !== 'none' || visibility === 'hidden' || element.clientWidth <= 1;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const clipped = new Set<string>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest(ASIDE)) continue;
      for (const name of SPOKEN) note(element.getAttribute(name));
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      for (const node of own) note(node.textContent);
      const style = getComputedStyle(element);
      if (!own.some((node) => node.textContent?.includes('⟦')) || isUnseen(element, style)) continue;
      const isCut =
        (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2);
      const { right, left } = element.getBoundingClientRect();
      const isOutside = right > innerWidth + 1 && left < innerWidth && !scrolls(element.parentElement);
      if (isCut || isOutside) clipped.add(`${element.localName} “${element.textContent?.trim().slice(0, 60)}”`);
    }
    return { texts: [...texts], clipped: [...clipped] };
  });
}
