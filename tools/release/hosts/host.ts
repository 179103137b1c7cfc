import type { Visit } from '../../../packages/ui/test/book-a-trek.ts';

/** A site that sells treks with the package. */
export interface Host {
  name: string;
  install: readonly string[];
  /** The host's own packages, besides those of the README's line. */
  packages: readonly string[];
  react: '18' | '19';
  files: Readonly<Record<string, string>>;
  build: readonly Command[];
  /** How visitors come to it; without, it is only built. */
  site?: Site;
}

export interface Site extends Pick<Visit, 'signIn' | 'isServerRendered'> {
  /** Serves what was built. The port is also in the environment, as `PORT`. */
  serve: (port: string) => Command;
}

export type Command = readonly string[];

/** The files of README and guides by their names. */
export type Example = Readonly<Record<string, string>>;

export const NPM = ['npm', 'install', '--no-audit', '--no-fund'] as const;
/** Address that a host listens at. */
export const ADDRESS = '127.0.0.1';
/** Without an icon the browser asks for one, and its console reports that there is none. */
export const ICON = '<link rel="icon" href="data:," />';

/** A program that the host has installed. Without npx between, a signal ends the server itself. */
export const bin = (name: string) => `./node_modules/.bin/${name}`;

/** The documented files of these names. @throws Error where no page has such a file any more */
export function pick(example: Example, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const code = example[`src/${name}`];
      if (code === undefined) throw new Error(`No page has a src/${name} any more.`);
      return [`src/${name}`, code];
    }),
  );
}
