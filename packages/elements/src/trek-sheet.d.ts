/** Rules of the kit's sheet that every element needs: see `sheet-plugin.ts`. */
declare module 'trek:sheet/common';
