/** One field of a JSON file: see `json-field-plugin.ts`. */
declare module '*/company.json?field=name' {
  const name: typeof import('../../../api/content/company/company.json')['name'];
  export default name;
}
declare module '*/company.json?field=offices' {
  const offices: typeof import('../../../api/content/company/company.json')['offices'];
  export default offices;
}
declare module '*/elements/package.json?field=version' {
  const version: string;
  export default version;
}
/** The team with the stand-ins of its photographs: see `art-plugin.ts`. */
declare module '*/team.json?portraits' {
  const team: import('./team.ts').TeamMember[];
  export default team;
}
