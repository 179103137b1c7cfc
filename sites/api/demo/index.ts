export { DEMO_OWNER, DemoOffice, readKeys } from './demo-office.ts';
export { type LastPlace, playSeason } from './play-season.ts';
