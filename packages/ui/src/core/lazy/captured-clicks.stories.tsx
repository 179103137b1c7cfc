import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type FormEvent, useContext, useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ChunkErrorContext } from './chunk-error.ts';
import { earlyPresses } from './early-presses.ts';
import { lazyModule } from './lazy-module.ts';
import { lazyPart } from './lazy-part.tsx';
import { LateContext } from './use-late.ts';

const answered: string[] = [];

const Link = (link: ComponentProps<'a'>) => <a {...link} />;

/** Buttons that are late until their code comes, and list the presses that they get. */
function Buttons({ first = 'Nepal' }: { first?: string }) {
  const [names, setNames] = useState([first, 'Bhutan']);
  const [isLate, setIsLate] = useState(true);
  const [edition, setEdition] = useState(1);
  useEffect(() => {
    answered.length = 0;
    earlyPresses();
  }, []);
  const answer = (name: string) => answered.push(name);
  return (
    <>
      <section data-late={isLate ? 'buttons' : undefined} key={edition}>
        <div role="tablist" aria-label="Countries">
          {names.map((name) => (
            <button
              key={name}
              name={name}
              type="button"
              role="tab"
              onClick={() => answer(name)}
              onKeyDown={({ key }) => key.startsWith('Arrow') && answer(`${key} on ${name}`)}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" data-press="each" onClick={() => answer('one more')}>
          One more
        </button>
        <Link href="#all" onClick={() => answer('all treks')}>
          All treks
        </Link>
      </section>
      <button type="button" onClick={() => setIsLate(false)}>
        Let the code come
      </button>
      <button type="button" onClick={() => setNames(['Bhutan'])}>
        Leave the first out
      </button>
      <button type="button" onClick={() => setEdition(2)}>
        Render it again
      </button>
    </>
  );
}

const meta = { title: 'Inside the kit/Presses before the code', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>;

const tab = ({ canvas }: Played, name: string) => canvas.getByRole('tab', { name });
/** Presses it without taking the focus. */
const press = ({ canvas }: Played, name: string) => fireEvent.click(canvas.getByRole('button', { name }));
const letTheCodeCome = (played: Played) => press(played, 'Let the code come');

export const AreShownUntilTheyAreAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    const bhutan = tab({ canvas }, 'Bhutan');
    await userEvent.click(bhutan);
    await expect(bhutan).toHaveAttribute('data-heard');
    const { animationName } = getComputedStyle(bhutan);
    await expect(animationName).toBe('trek-heard');
    await press({ canvas }, 'Render it again');
    await waitFor(() => expect(tab({ canvas }, 'Bhutan')).toHaveAttribute('data-heard'));
    await letTheCodeCome({ canvas });
    await waitFor(() => expect(answered).toEqual(['Bhutan']));
    await expect(tab({ canvas }, 'Bhutan')).not.toHaveAttribute('data-heard');
  },
};

export const AreReplayedOnceAndInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(tab({ canvas }, 'Bhutan'));
    await userEvent.click(tab({ canvas }, 'Nepal'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(answered).toEqual([]);
    await letTheCodeCome({ canvas });
    await waitFor(() => expect(answered).toEqual(['Bhutan', 'Nepal', 'ArrowRight on Nepal', 'ArrowRight on Nepal']));
    await expect(tab({ canvas }, 'Nepal')).toHaveFocus();
  },
};

export const AreEachReplayedWhereTheyCountSomething: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'One more' }));
    await letTheCodeCome({ canvas });
    await waitFor(() => expect(answered).toEqual(['one more', 'one more']));
  },
};

export const AreNotCapturedOnceTheCodeIsThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await letTheCodeCome({ canvas });
    await userEvent.click(tab({ canvas }, 'Nepal'));
    await expect(answered).toEqual(['Nepal']);
  },
};

export const ForTheBrowserStayWithTheBrowser: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(tab({ canvas }, 'Nepal'), { ctrlKey: true });
    await expect(answered).toEqual(['Nepal']);
  },
};

export const OnALinkWaitForThoseBeforeIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All treks' });
    await userEvent.click(link);
    await expect(answered).toEqual(['all treks']);
    await userEvent.click(tab({ canvas }, 'Nepal'));
    await userEvent.click(link);
    await expect(answered).toEqual(['all treks']);
    await letTheCodeCome({ canvas });
    await waitFor(() => expect(answered).toEqual(['all treks', 'Nepal', 'all treks']));
  },
};

export const AreDroppedIfTheirElementIsGone: Story = {
  args: { first: 'Tibet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tab({ canvas }, 'Tibet'));
    await userEvent.click(tab({ canvas }, 'Bhutan'));
    await press({ canvas }, 'Leave the first out');
    await expect(canvas.queryByRole('tab', { name: 'Tibet' })).toBeNull();
    await letTheCodeCome({ canvas });
    await waitFor(() => expect(answered).toEqual(['Bhutan']));
  },
};

export const GoToWhatIsRenderedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tab({ canvas }, 'Bhutan'));
    await userEvent.click(tab({ canvas }, 'Nepal'));
    await press({ canvas }, 'Render it again');
    await letTheCodeCome({ canvas });
    await waitFor(() => expect(answered).toEqual(['Bhutan', 'Nepal']));
  },
};

/** The mouse is down while the part is rendered again, and lets go on one of its buttons. */
const holdWhileRendered = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], end: string) => {
  await userEvent.pointer({ keys: '[MouseLeft>]', target: tab({ canvas }, 'Bhutan') });
  await press({ canvas }, 'Render it again');
  await userEvent.pointer({ keys: '[/MouseLeft]', target: tab({ canvas }, end) });
};

export const CountIfTheirElementIsRenderedAgainMeanwhile: Story = {
  play: async (context) => {
    await holdWhileRendered(context, 'Bhutan');
    await letTheCodeCome(context);
    await waitFor(() => expect(answered).toEqual(['Bhutan']));
  },
};

export const DoNotCountIfTheMouseLetsGoElsewhere: Story = {
  play: async (context) => {
    await holdWhileRendered(context, 'Nepal');
    await context.userEvent.click(tab(context, 'Nepal'));
    await letTheCodeCome(context);
    await waitFor(() => expect(answered).toEqual(['Nepal']));
  },
};

export const AreDroppedIfTheVisitorHasGoneToAnotherPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const { href } = location;
    await userEvent.click(tab({ canvas }, 'Nepal'));
    history.replaceState(history.state, '', '/another-page');
    await press({ canvas }, 'Render it again');
    await letTheCodeCome({ canvas });
    history.replaceState(history.state, '', href);
    await userEvent.click(tab({ canvas }, 'Bhutan'));
    await expect(answered).toEqual(['Bhutan']);
  },
};

const showChunkError = fn();
const onSubmit = fn();
/** Each story's own: that of the one before is tried again. */
let load = fn<() => Promise<() => React.JSX.Element>>();

/** Stands for the server's markup of a part. */
function PlainForm() {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form data-late={useContext(LateContext)} onSubmit={submit}>
      <button type="submit">Search</button>
      <button type="button">Advanced search</button>
    </form>
  );
}

function LateForm() {
  const [Form] = useState(() =>
    lazyPart(lazyModule(load), (form) => form, { Fallback: PlainForm, presses: earlyPresses }),
  );
  return (
    <ChunkErrorContext.Provider value={showChunkError}>
      <Form />
    </ChunkErrorContext.Provider>
  );
}

/** Its code fails to load, at the story's word. */
let fail = () => {};
const withoutCode: Story = {
  beforeEach: () => {
    onSubmit.mockClear();
    showChunkError.mockClear();
    const attempts: ((reason: Error) => void)[] = [];
    load = fn(() => new Promise((_, reject) => attempts.push(reject)));
    fail = () => {
      for (const reject of attempts) reject(new Error('The code is not there.'));
    };
  },
  render: () => <LateForm />,
};

export const SubmitAPlainFormIfTheCodeFails: Story = {
  ...withoutCode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    fail();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(showChunkError).not.toHaveBeenCalled();
  },
};

export const ShowANoticeAndRetryIfOnlyCodeCouldRespond: Story = {
  ...withoutCode,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Advanced search' });
    for (const attempt of [1, 2, 3]) {
      await userEvent.click(button);
      await waitFor(() => expect(load).toHaveBeenCalledTimes(attempt));
      fail();
      await waitFor(() => expect(showChunkError).toHaveBeenCalledTimes(attempt));
    }
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
