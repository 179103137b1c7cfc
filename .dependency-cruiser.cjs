const test = '\\.(test|stories)\\.tsx?$|\\.test-cases\\.ts$|/testing/|^packages/workbench/|/test/';

/** The features of the kit, in the order in which they build on each other. They import each other through their doors. */
const FEATURES = [
  'pricing',
  ...['route', 'trek-card', 'search-index', 'listing', 'rows', 'trek-page', 'place-page', 'compare', 'search'].map(
    (name) => `catalogue/${name}`,
  ),
  ...['session', 'sign-in', 'saved-treks', 'profile'].map((name) => `account/${name}`),
  ...['payment', 'booking', 'manage-booking'].map((name) => `sales/${name}`),
  ...['navigation', 'contact', 'blog', 'chat'].map((name) => `site/${name}`),
];

/**
 * A feature's doors: its `index.ts`, what the package publishes of it by a name of its own, and its texts and times, which
 * import nothing. Then what later features build on and no host needs, file by file.
 */
const DOORS = [
  'packages/ui/src/.*/index\\.ts',
  'packages/ui/src/.*\\.(texts|timing)\\.ts',
  ...Object.values(require('./packages/ui/package.json').exports).map((file) =>
    file.replace('./', 'packages/ui/').replaceAll('.', '\\.'),
  ),
  'packages/ui/src/pricing/[^/]+\\.ts',
  'packages/ui/src/catalogue/trek-card/(difficulty\\.ts|trek-slider\\.tsx|trek-tools\\.tsx)',
  'packages/ui/src/account/session/(private-drafts|return-path|stored-session|use-stored-session)\\.ts',
  'packages/ui/src/account/profile/booking-status\\.ts',
  'packages/ui/src/sales/payment/(payment\\.(connect|rules)|bind-payment|bind-host-payment|payment-outcome|use-payment-formatter)\\.ts',
  'packages/ui/src/sales/payment/payment-boundary\\.tsx',
  'packages/ui/src/sales/booking/booking\\.rules\\.ts',
];

/** The backend in memory, which `demo:` loads late in place of the client. */
const DEMONSTRATION = 'packages/ui/src/testing/demo-fetch\\.ts';

/** Folders in the order in which they build on each other. Files beside them use all of them. */
const ORDERS = {
  'packages/ui/src': [
    'core',
    'api',
    'provider',
    'kit',
    ...FEATURES,
    'common.css.ts',
    'skin.css.ts',
    'messages',
    'embed',
    'contract',
    'testing',
    'cli',
  ],
  'sites/api/src': [
    ...['core', 'settings', 'content', 'store', 'http', 'photos', 'catalogue', 'accounts', 'mail'],
    ...['backup', 'payments', 'office', 'routes', 'setup'],
  ],
  'sites/web/src': [
    'language',
    'account',
    'content',
    'boot',
    'data',
    'document',
    'shell',
    'routing',
    'pages',
    'translations',
  ],
};

/** The layers of the kit: arrows point down only. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'The demonstration is built into a module of its own, which imports nothing: see packages/ui/build-demo.ts.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: DEMONSTRATION } },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules know no React, no machine, no call: they run anywhere.',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.rules\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|xstate|@xstate|@ark-ui)/|\\.tsx$|\\.machine\\.ts$|\\.css\\.ts$',
      },
    },
    {
      name: 'texts-timings-and-anatomies-import-no-feature',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.(texts|texts\\.de|texts\\.es|texts\\.fr|timing|anatomy)\\.ts$' },
      to: {
        pathNot: 'packages/ui/src/core/(internal/(anatomy|known-names)|texts/(define-texts|plural))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'machines-have-no-view',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.machine\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|@xstate/react|@ark-ui)/|\\.tsx$|\\.css\\.ts$|/api/(client\\.ts$|http/)',
      },
    },
    {
      name: 'parts-know-no-style-and-no-calls',
      severity: 'error',
      from: { path: 'packages/ui/src/.*\\.tsx$', pathNot: test },
      to: { path: '\\.css\\.ts$|/api/http/' },
    },
    {
      name: 'only-the-kit-folder-knows-the-component-library',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `^packages/ui/src/kit/|${test}` },
      to: { path: 'node_modules/(@ark-ui|@?react-aria)/' },
    },
    ...FEATURES.map((feature) => ({
      name: `others-come-to-${feature}-through-a-door`,
      comment: 'Import its index.ts.',
      severity: 'error',
      from: {
        path: `^packages/ui/src/(${FEATURES.filter((other) => other !== feature).join('|')})/`,
        pathNot: test,
      },
      to: { path: `^packages/ui/src/${feature}/`, pathNot: `^(${DOORS.join('|')})$` },
    })),
    ...Object.entries(ORDERS).flatMap(([root, order]) => [
      {
        name: `${root.split('/')[1]}-folders-are-all-in-the-order`,
        comment: 'Give a new folder its place in ORDERS.',
        severity: 'error',
        from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${order.join('|')})(/|$)` },
        to: { path: `^${root}/` },
      },
      ...order.map((folder, index) => ({
        name: `${root.split('/')[1]}-${folder}-imports-no-later-folder`,
        comment: `The order is ${order.join(', ')}, then the files beside these folders.`,
        severity: 'error',
        from: { path: `^${root}/${folder}(/|$)`, pathNot: test },
        to: {
          path: `^${root}/`,
          pathNot: `^${root}/(${order.slice(0, index + 1).join('|')})(/|$)|^${DEMONSTRATION}$`,
        },
      })),
    ]),
    {
      name: 'the-kit-knows-no-workbench',
      comment: 'The workbench drives the kit: a story of a machine is one of its states.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/workbench/' },
    },
    {
      name: 'the-kit-knows-no-site',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^sites/' },
    },
    {
      name: 'no-production-knows-qa',
      comment: 'The switchboard and the workbench are for QA: what a visitor gets has nothing of them.',
      severity: 'error',
      from: { path: '^(packages/(ui|elements|art)|sites/(web|api|office|partner))/', pathNot: test },
      to: { path: '^(sites/qa|packages/workbench)/' },
    },
    {
      name: 'elements-know-only-what-is-published',
      comment: 'Import a subpath of @trek/ui, as any host does.',
      severity: 'error',
      from: { path: '^packages/elements/src/' },
      to: { path: '^packages/ui/', dependencyTypes: ['local'] },
    },
    {
      name: 'what-is-served-imports-no-tool',
      comment: 'Tools build and check the product. Tests and configurations may import them.',
      severity: 'error',
      from: { path: '^(packages/[^/]+/src|sites/[^/]+/(src|server))/', pathNot: test },
      to: { path: '^(tools|\\.ci)/' },
    },
    {
      name: 'the-kit-imports-no-test-tool',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: test },
      to: { path: '/testing/|^packages/workbench/', pathNot: '^packages/ui/src/testing/' },
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
