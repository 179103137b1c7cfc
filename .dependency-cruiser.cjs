const feature = '^packages/ui/src/([^/]+)/';
const test = '\\.(test|stories)\\.tsx?$|\\.test-cases\\.ts$|/testing/|/test/';

/** The layers of the kit: arrows point down only. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-are-pure',
      comment: 'Rules know no React, no machine, no call: they run anywhere.',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.rules\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|xstate|@xstate|ofetch|@ark-ui)/|\\.tsx$|\\.machine\\.ts$|\\.css\\.ts$',
      },
    },
    {
      name: 'messages-and-timings-stand-alone',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.(timing|anatomy)\\.ts$' },
      to: { pathNot: 'packages/ui/src/internal/anatomy\\.ts$' },
    },
    {
      name: 'machines-have-no-view',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.machine\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|@xstate/react|ofetch|@ark-ui)/|\\.tsx$|\\.css\\.ts$|/api/(client|http)\\.ts$',
      },
    },
    {
      name: 'parts-know-no-style-and-no-calls',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.tsx$', pathNot: test },
      to: { path: '\\.css\\.ts$|/api/http\\.ts$|node_modules/ofetch/' },
    },
    {
      name: 'only-the-kit-folder-knows-the-component-library',
      severity: 'error',
      from: { path: feature, pathNot: '^packages/ui/src/kit/' },
      to: { path: 'node_modules/(@ark-ui|react-aria)/' },
    },
    {
      name: 'features-build-on-each-other-in-one-order',
      comment: 'session → catalogue → search → payment → booking → profile; never backwards.',
      severity: 'error',
      from: { path: '^packages/ui/src/(session|catalogue|search|payment)/', pathNot: test },
      to: { path: '^packages/ui/src/(booking|profile)/' },
    },
    {
      name: 'the-kit-knows-no-site',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^sites/' },
    },
    {
      name: 'the-kit-imports-no-test-tool',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: test },
      to: { path: '/testing/', pathNot: '^packages/ui/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|storybook-static' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'packages/ui/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
