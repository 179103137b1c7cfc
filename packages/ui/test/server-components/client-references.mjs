import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// As frameworks do for a server component: of a file that begins with 'use client' the server gets only names.
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.includes('/@trek/ui/')) return next(url, context);
    const code = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^['"]use client['"]/.test(code)) return next(url, context);
    const names = [...code.matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, list]) => list.split(','))
      .map((entry) =>
        entry
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      )
      .filter(Boolean);
    const source = names
      .map(
        (name) =>
          `export const ${name} = Object.assign(() => { throw new Error('${name} is for the client.'); }, { isClientReference: true });`,
      )
      .join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});
