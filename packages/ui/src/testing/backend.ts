export { demoTreks } from './demo-treks.ts';
export { memoryBackend } from './memory-backend.ts';
