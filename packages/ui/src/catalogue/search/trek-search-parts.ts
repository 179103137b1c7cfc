export { List } from './trek-search-list.tsx';
export { Field, Input, Panel, Root } from './trek-search-root.tsx';
export { Clear, Status } from './trek-search-status.tsx';
