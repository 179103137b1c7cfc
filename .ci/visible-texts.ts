import { globSync } from 'node:fs';
import ts from 'typescript';
import { reportFaults, sourceFaults } from './source-faults.ts';

/** What no visitor of a host sees, or is its subject. */
const NOT_SHOWN = /^packages\/ui\/src\/(testing|workbench)\/|\.(stories|test)\.tsx$/;

/**
 * Views that still read English texts. Whoever gives one its texts by a hook takes it off; nothing is added.
 */
export const ENGLISH_ALONE: readonly string[] = [
  'packages/ui/src/booking/booking-details-form.tsx',
  'packages/ui/src/booking/booking-dialog.tsx',
  'packages/ui/src/booking/booking-field.tsx',
  'packages/ui/src/booking/booking-payment.tsx',
  'packages/ui/src/booking/booking-resume.tsx',
  'packages/ui/src/booking/booking-trip.tsx',
  'packages/ui/src/booking/dialog-parts.tsx',
  'packages/ui/src/booking/panel-parts.tsx',
  'packages/ui/src/booking/payment-options.tsx',
  'packages/ui/src/booking/price-parts.tsx',
  'packages/ui/src/booking/traveler-count.tsx',
  'packages/ui/src/catalogue/all-treks.tsx',
  'packages/ui/src/catalogue/listing-chips.tsx',
  'packages/ui/src/catalogue/listing-fields.tsx',
  'packages/ui/src/catalogue/listing-filter-panel.tsx',
  'packages/ui/src/catalogue/listing-filters.tsx',
  'packages/ui/src/catalogue/listing-pagination.tsx',
  'packages/ui/src/catalogue/listing-results.tsx',
  'packages/ui/src/catalogue/listing-root.tsx',
  'packages/ui/src/catalogue/listing-sliders.tsx',
  'packages/ui/src/catalogue/listing-toolbar.tsx',
  'packages/ui/src/catalogue/picture-viewer.tsx',
  'packages/ui/src/catalogue/place-view.tsx',
  'packages/ui/src/catalogue/popular-treks.tsx',
  'packages/ui/src/catalogue/slider-failed.tsx',
  'packages/ui/src/catalogue/trek-card-parts.tsx',
  'packages/ui/src/catalogue/trek-gallery.tsx',
  'packages/ui/src/catalogue/trek-hero.tsx',
  'packages/ui/src/catalogue/trek-inclusions.tsx',
  'packages/ui/src/catalogue/trek-itinerary.tsx',
  'packages/ui/src/catalogue/trek-not-found.tsx',
  'packages/ui/src/catalogue/trek-overview.tsx',
  'packages/ui/src/catalogue/trek-story-panels.tsx',
  'packages/ui/src/catalogue/trek-story.tsx',
  'packages/ui/src/kit/carousel.tsx',
  'packages/ui/src/kit/date-field.tsx',
  'packages/ui/src/kit/dialog.tsx',
  'packages/ui/src/kit/field.tsx',
  'packages/ui/src/kit/notices.tsx',
  'packages/ui/src/navigation/menu-drawer-panel.tsx',
  'packages/ui/src/navigation/menu-drawer.tsx',
  'packages/ui/src/navigation/menu-groups.tsx',
  'packages/ui/src/navigation/menu-panels.tsx',
  'packages/ui/src/navigation/menu-treks.tsx',
  'packages/ui/src/navigation/site-menu.tsx',
  'packages/ui/src/payment/card-fields.tsx',
  'packages/ui/src/payment/payment-buttons.tsx',
  'packages/ui/src/payment/payment-parts.tsx',
  'packages/ui/src/payment/payment-statuses.tsx',
  'packages/ui/src/payment/stripe-card.tsx',
  'packages/ui/src/profile/account-parts.tsx',
  'packages/ui/src/profile/booking-amounts.tsx',
  'packages/ui/src/profile/booking-item-parts.tsx',
  'packages/ui/src/profile/bookings-parts.tsx',
  'packages/ui/src/profile/password-form-parts.tsx',
  'packages/ui/src/profile/password-parts.tsx',
  'packages/ui/src/profile/profile-tabs.tsx',
  'packages/ui/src/session/account-menu-parts.tsx',
  'packages/ui/src/session/account-menu.tsx',
  'packages/ui/src/session/confirm-email.tsx',
  'packages/ui/src/session/email-confirmation-parts.tsx',
  'packages/ui/src/session/forgot-password-form.tsx',
  'packages/ui/src/session/forgot-password-parts.tsx',
  'packages/ui/src/session/google-callback.tsx',
  'packages/ui/src/session/google-parts.tsx',
  'packages/ui/src/session/login-link.tsx',
  'packages/ui/src/session/password-reset-form.tsx',
  'packages/ui/src/session/password-reset-parts.tsx',
  'packages/ui/src/session/reset-password.tsx',
  'packages/ui/src/session/session-screen.tsx',
  'packages/ui/src/session/sign-in-form.tsx',
  'packages/ui/src/session/sign-in-parts.tsx',
  'packages/ui/src/session/sign-up-form.tsx',
  'packages/ui/src/session/sign-up-parts.tsx',
];

/** What a screen reader says, or a browser shows, of an element. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'children',
]);

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Every view of the kit. */
export function views(): string[] {
  return globSync('packages/ui/src/*/**/*.tsx').filter((file) => !NOT_SHOWN.test(file));
}

/**
 * Texts that a view writes itself, or reads without regard to the page's language.
 * @returns one line for each place
 */
export function foreignTexts(file: string, source?: string): string[] {
  return sourceFaults(file, faultOf, source);
}

function faultOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const isOfTypesAlone = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (/messages\.ts$/.test(node.moduleSpecifier.text) && !isHook(node) && !isOfTypesAlone) {
      return `imports ${node.moduleSpecifier.text}: read the texts by the feature's hook`;
    }
  }
  if (ts.isJsxText(node) && hasWords(node.text)) return `writes “${node.text.trim()}”`;
  if (isText(node) && hasWords(node.text) && isSpoken(node)) return `writes “${node.text}”`;
}

const isHook = (node: ts.ImportDeclaration) => /\/use-[^/]*$/.test((node.moduleSpecifier as ts.StringLiteral).text);

const isText = (node: ts.Node): node is ts.StringLiteral | ts.TemplateHead | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);

/** Where a text is what an element says or holds, also by way of a condition. */
function isSpoken(text: ts.Node): boolean {
  let node = text.parent;
  while (
    ts.isConditionalExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isTemplateExpression(node) ||
    (ts.isBinaryExpression(node) && !isComparison(node))
  ) {
    node = node.parent;
  }
  if (ts.isJsxExpression(node)) {
    if (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) return true;
    node = node.parent;
  }
  if (ts.isJsxAttribute(node)) return SPOKEN.has(node.name.getText());
  if (ts.isPropertyAssignment(node) && node.name !== text) {
    return SPOKEN.has(ts.isStringLiteral(node.name) ? node.name.text : node.name.getText());
  }
  return false;
}

const isComparison = ({ operatorToken }: ts.BinaryExpression) => /^[!=]==?$/.test(operatorToken.getText());

/** What is wrong in the kit, but for the views that are still English alone. */
export function faultsOfTexts(): string[] {
  return views()
    .filter((file) => !ENGLISH_ALONE.includes(file))
    .flatMap((file) => foreignTexts(file));
}

if (import.meta.main) reportFaults(faultsOfTexts());
