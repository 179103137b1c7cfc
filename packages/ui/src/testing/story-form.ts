import type { StoryContext } from '@storybook/react-vite';

/**
 * Fills a field as a browser or a password manager does, all at once: letter by letter takes ten times as long, and is
 * for stories about typing.
 */
export async function fill(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
