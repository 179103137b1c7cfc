import { registerHooks } from 'node:module';

// Every import of React gets the oldest version that the package promises to work with.
registerHooks({
  resolve(specifier, context, next) {
    const [, name, rest = ''] = /^(react|react-dom)(\/.*)?$/.exec(specifier) ?? [];
    return name ? next(`${name}-18${rest}`, { ...context, parentURL: import.meta.url }) : next(specifier, context);
  },
});
