import previews from 'virtual:mail-previews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailList } from './mail-list.tsx';

/** Every mail that the API sends, with a partner's booking and long words. Mails to the office are in English only. */
const meta: Meta<typeof MailList> = {
  title: 'Mails/All mails',
  component: MailList,
  tags: ['!autodocs', 'own-language'],
  play: async ({ args: { language }, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(previews[language].length);
    await expect(canvas.getAllByText(/Alpine Tours/, { selector: '.mail *' }).length).toBeGreaterThan(5);
    const tooWide = [...canvasElement.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    await expect(tooWide).toEqual([]);
  },
};
export default meta;

type Story = StoryObj<typeof MailList>;

export const English: Story = { args: { language: 'en' } };

export const German: Story = { args: { language: 'de' } };

export const French: Story = { args: { language: 'fr' } };

export const Spanish: Story = { args: { language: 'es' } };

export const Dark: Story = { args: { language: 'en' }, globals: { theme: 'dark' } };

export const OnAPhone: Story = { args: { language: 'de' }, globals: { viewport: { value: 'phone' } } };
