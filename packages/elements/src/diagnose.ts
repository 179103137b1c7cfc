import { type DiagnosisRow, diagnosisOf, printDiagnosis } from '@trek/ui/internal/embed/diagnose';
import manifest from '../package.json' with { type: 'json' };
import { TAGS } from './attributes.ts';
import type { HostElement } from './host-element.ts';
import { readSettings } from './settings.ts';

export type { DiagnosisRow } from '@trek/ui/internal/embed/diagnose';

const fault = (finding: string, remedy: string): DiagnosisRow => ({ check: 'tags', isFault: true, finding, remedy });

/** An attribute of an element or of its `<trek-context>`. */
const settingOf = (element: Element, name: string) =>
  element.getAttribute(name) || element.closest('trek-context')?.getAttribute(name) || undefined;

/** Elements without a backend, and tags that no version defines. */
function checkTags(elements: readonly Element[]): DiagnosisRow[] {
  const homeless = elements
    .filter((element) => !settingOf(element, 'backend'))
    .map(({ localName }) => `<${localName}>`);
  const unknown = [...document.querySelectorAll(':not(:defined)')].filter(
    ({ localName }) => localName.startsWith('trek-') && localName !== 'trek-layer',
  );
  const names = [...new Set(unknown.map(({ localName }) => `<${localName}>`))];
  return [
    ...(homeless.length > 0
      ? [fault(`${homeless.join(', ')} without a backend.`, 'Write backend="https://…/api".')]
      : []),
    ...(names.length > 0
      ? [fault(`${names.join(', ')} is no tag of ours.`, `Write one of ${Object.keys(TAGS).join(', ')}.`)]
      : []),
  ];
}

/** The versions of the scripts that have defined the tags. */
function checkVersions(): DiagnosisRow[] {
  const versions = new Set(
    Object.keys(TAGS).map((tag) => (customElements.get(tag) as { version?: string } | undefined)?.version ?? 'unknown'),
  );
  const finding = `elements ${[...versions].join(', ')}`;
  const isFault = versions.size > 1 || !versions.has(manifest.version);
  const remedy = isFault ? `This script is ${manifest.version}: load one version only.` : '';
  return [{ check: 'versions', isFault, finding, remedy }];
}

/** Looks at some elements, and prints one table. */
export async function diagnoseElements(elements: readonly Element[]): Promise<DiagnosisRow[]> {
  const embeds = elements.map((element) => ({
    backend: settingOf(element, 'backend') ?? '',
    locale: settingOf(element, 'locale'),
    partner: settingOf(element, 'partner'),
    partnerRef: settingOf(element, 'partner-ref'),
    metadata: readSettings(element as HostElement).metadata,
  }));
  const rows = [...checkVersions(), ...checkTags(elements), ...(await diagnosisOf(embeds))];
  printDiagnosis(rows);
  return rows;
}
