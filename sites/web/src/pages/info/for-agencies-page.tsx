import { Button, DefaultTabs } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import type { ReactNode } from 'react';
import { DIAGNOSE, remedies } from '../../content/console-lines.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { EmbedBuilder } from './embed-builder.tsx';
import { InfoLayout } from './info-layout.tsx';
import { InfoTable } from './info-table.tsx';

/** The steps of an agency on each kind of host. */
const HOSTS: readonly { id: string; label: string; steps: readonly ReactNode[] }[] = [
  {
    id: 'html',
    label: 'Plain HTML',
    steps: [
      <>Write to us with the address of your site: we allow it, and know a booking of yours as yours.</>,
      <>
        Choose above, and copy the code into your page. <a href="/elements">The elements’ page</a> has the exact version
        with its integrity, for policies that ask for it.
      </>,
      <>Open your page, and book once as a customer would: we see the booking with your name.</>,
    ],
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    steps: [
      <>Put the first part of the code into your theme’s functions, or a plugin for code snippets.</>,
      <>Put the second part into a block “Custom HTML”. Your theme’s styles stay outside.</>,
      <>If nothing shows, read the browser’s console: the table below says what each line means.</>,
    ],
  },
  {
    id: 'react',
    label: 'React, Next, Astro',
    steps: [
      <code key="install">npm install @trek/ui react react-dom</code>,
      <>Copy the component, and its styles if you have chosen colors.</>,
      <>
        The package has guides for each host in its folder <code>guides</code>: how a server loads the treks, how your
        router follows, and how your own tests book.
      </>,
    ],
  },
];

const stepList = (steps: readonly ReactNode[]) => (
  <ol>
    {steps.map((step, index) => (
      <li key={index}>{step}</li>
    ))}
  </ol>
);

/** For agencies: choose a part, see it, copy the code, and understand what goes wrong. */
export default function ForAgenciesPage() {
  const { paths, Link } = usePorts();
  return (
    <InfoLayout
      path="/for-agencies"
      title="Our treks on your site"
      lead="Choose a part, see it live, and copy the code. Your customers book and pay on your page; we run the trek."
      isWide
      sections={[
        { id: 'build', title: 'Choose and copy', content: <EmbedBuilder /> },
        {
          id: 'steps',
          title: 'Step by step',
          content: (
            <DefaultTabs
              label="Step by step"
              tabs={HOSTS.map(({ id, label, steps }) => ({ id, label, content: stepList(steps) }))}
            />
          ),
        },
        {
          id: 'console',
          title: 'What the console says',
          content: (
            <>
              <p>
                Open the browser’s console. Lines that begin with <code>@trek/ui</code> or <code>@trek/elements</code>{' '}
                are for you, and each says what to do. For one table of everything that is checked, run this there:
              </p>
              <pre>
                <code>{DIAGNOSE}</code>
              </pre>
              <InfoTable
                caption="Lines for the author of a page"
                columns={['About', 'It says']}
                rows={remedies.map(({ about, line }) => [about, line])}
              />
            </>
          ),
        },
        {
          id: 'money',
          title: 'Who is paid, and how much',
          content: (
            <p>
              Customers pay us, in US dollars, at the prices of this site. A booking on your page bears your name, in
              our office and in its mails, from the first touch on; your commission is counted each month. What your
              customers agree to is in the <PageLink href="/terms-conditions">terms</PageLink>.
            </p>
          ),
        },
        {
          id: 'begin',
          title: 'Begin',
          content: (
            <Button asChild variant="primary">
              <Link href={paths.contact}>Write to us</Link>
            </Button>
          ),
        },
      ]}
    />
  );
}
