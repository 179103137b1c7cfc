declare module 'virtual:published-names' {
  const names: readonly (readonly [
    subpath: string,
    names: readonly import('../../packages/ui/published-names.ts').PublishedName[],
  ])[];
  export default names;
}
