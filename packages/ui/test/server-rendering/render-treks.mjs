// Loads every module, and renders every sixth trek's page by React's own prerender, as frameworks do. Prints what went wrong.
import { ShowTrek, TrekEmbed } from '@trek/ui/embed';
import { loadTrek, loadTreks } from '@trek/ui/embed/server';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

const [backend, ...modules] = process.argv.slice(2);
for (const module of modules) await import(`@trek/ui/${module}`);

const errors = [];
const sizes = {};
const treks = (await loadTreks(backend)).filter(
  ({ slug }, index) => index % 6 === 0 || slug === 'everest-base-camp-trek',
);
for (const { id } of treks) {
  const trek = await loadTrek(backend, id);
  const page = createElement(TrekEmbed, { backend }, createElement(ShowTrek, { trek: trek.slug, initial: trek }));
  const onError = (error) => void errors.push(`${trek.slug}: ${error}`);
  const { prelude } = await prerenderToNodeStream(page, { onError });
  let markup = '';
  for await (const chunk of prelude) markup += chunk;
  sizes[trek.slug] = markup.length;
}
console.log(JSON.stringify({ node: process.version, sizes, errors }));
