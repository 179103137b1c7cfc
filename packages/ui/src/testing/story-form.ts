import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/**
 * Puts texts into the fields of these labels, each in one paste, and chooses them in lists. It is much faster than
 * `userEvent.type`, which is for stories about typing. An empty text leaves its field empty.
 */
export async function fillForm(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  form: Pick<StoryContext['canvas'], 'getByLabelText'>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = form.getByLabelText(label);
    if (field instanceof HTMLSelectElement) {
      // Its options may still be loading.
      await waitFor(() => userEvent.selectOptions(field, text));
      continue;
    }
    await userEvent.clear(field);
    if (text) await userEvent.paste(text);
  }
}
