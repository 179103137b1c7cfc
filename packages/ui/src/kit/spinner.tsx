import { spinnerAnatomy } from './kit.anatomy.ts';

/** A turning circle; with `label` it announces what is being waited for. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span {...spinnerAnatomy.attributes('root')} role={label ? 'status' : undefined}>
      <span {...spinnerAnatomy.attributes('circle')} aria-hidden="true" />
      {label && <span {...spinnerAnatomy.attributes('label')}>{label}</span>}
    </span>
  );
}
