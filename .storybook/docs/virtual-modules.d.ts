declare module 'virtual:api-document' {
  const document: import('../../packages/ui/src/contract/open-api.ts').OpenApiDocument;
  export default document;
}

declare module 'virtual:mail-previews' {
  const previews: ReturnType<typeof import('../../sites/api/test/mail-samples.ts').mailPreviews>;
  export default previews;
}

declare module 'virtual:published-names' {
  const names: readonly (readonly [
    subpath: string,
    names: readonly import('../../packages/ui/published-names.ts').PublishedName[],
  ])[];
  export default names;
}
