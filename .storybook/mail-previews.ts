import type { Plugin } from 'vite';

const NAME = 'virtual:mail-previews';

/** Gives the stories of the mails every mail that the API writes, as its own templates render it. */
export const mailPreviewsPlugin = (): Plugin => ({
  name: 'mail-previews',
  resolveId: (id) => (id === NAME ? id : null),
  async load(id) {
    if (id !== NAME) return null;
    // Only the stories of the mails need the API's code.
    const { mailPreviews } = await import('../sites/api/test/mail-samples.ts');
    return `export default ${JSON.stringify(mailPreviews())};`;
  },
});
