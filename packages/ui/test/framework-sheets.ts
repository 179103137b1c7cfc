import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import type { HostStyles } from '../src/testing/host-styles.ts';

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string) => readFile(resolve(name), 'utf8');

/** The frameworks' own sheets, with every rule about plain elements. */
export async function frameworkSheets(): Promise<HostStyles[]> {
  const tailwind = await compile('@import "tailwindcss";', {
    loadStylesheet: async (_, base) => ({ path: base, base, content: await fileOf('tailwindcss/index.css') }),
  });
  const utilities = tailwind.build(['mx-auto', 'p-4', 'text-3xl', 'font-bold', 'rounded-full', 'underline']);
  return [
    { name: 'Tailwind 4', css: utilities },
    { name: 'Tailwind 4 before the embed', css: utilities, isFirst: true },
    { name: 'Bootstrap 5', css: await fileOf('bootstrap/dist/css/bootstrap.min.css') },
  ];
}
