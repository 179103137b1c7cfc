import { reportTemplate } from './check-attributes.ts';
import { templateFaults } from './fill-template.ts';

export { TemplateCard } from './template-card.tsx';

/** Whether a template has an element for a card. What is wrong with it is named on the console. */
export function hasCard(template: HTMLTemplateElement): boolean {
  const isThere = template.content.childElementCount > 0;
  reportTemplate(isThere ? templateFaults(template) : undefined);
  return isThere;
}
