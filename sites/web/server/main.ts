import { setFlagsFromString } from 'node:v8';

// V8's space for new objects would grow by 50 MB while the code loads, and keep it.
setFlagsFromString('--semi-space-growth-factor=1');
const { serveSite } = await import('./serve.ts');
serveSite();
