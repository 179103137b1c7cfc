import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName } from './icon.tsx';

/** Every icon with words that may stand beside it: one that is missing here is a type error. */
const WORDS: Record<IconName, string> = {
  calendar: 'Start date',
  chat: 'Chat with us',
  check: 'Included',
  chevronLeft: 'Previous',
  chevronRight: 'Next',
  chevron: 'More',
  clock: '5–6 hours',
  close: 'Close',
  cross: 'Not included',
  error: 'Something is wrong',
  eye: 'Show password',
  eyeCrossed: 'Hide password',
  group: 'Group departures',
  heart: 'Save',
  link: 'Copy link',
  mail: 'E-mail',
  menu: 'Menu',
  minus: 'Fewer',
  moon: 'Dark',
  mountain: '4,130 m',
  night: 'Teahouse',
  meal: 'Breakfast, dinner',
  phone: 'Telephone',
  pin: 'Pokhara',
  leaf: 'Spring',
  plus: 'More travelers',
  search: 'Search',
  shield: 'Free cancellation',
  star: '4.5',
  sun: 'Light',
  walk: '12 days',
};

const meta = { title: 'Kit/Icon', component: Icon, args: { name: 'mountain' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryIconWithItsName: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(WORDS).map(([name, words]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={name as IconName} /> <span>{words}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(drawings).size).toBe(Object.keys(WORDS).length);
    // The words say it: nothing is read out beside them.
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    for (const drawing of canvasElement.querySelectorAll('svg')) await expect(drawing).toHaveAttribute('aria-hidden');
  },
};

export const InheritsColorAndSize: Story = {
  render: (args) => (
    <p style={{ color: 'rgb(168, 61, 11)', fontSize: 40 }}>
      <Icon {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg') as SVGSVGElement;
    await expect(getComputedStyle(drawing).stroke).toBe('rgb(168, 61, 11)');
    await expect(drawing.getBoundingClientRect().height).toBe(50);
  },
};
