export { List } from './trek-search-list.tsx';
export { Field, Input, Panel, Root } from './trek-search-parts.tsx';
export { Clear, Status } from './trek-search-status.tsx';
