type AnyProps = Record<string, unknown>;
type Handler = (event: { defaultPrevented?: boolean } | undefined, ...more: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/**
 * Joins a part's own props with those that the host gives it. The host's win, but nothing of either is lost: the host's
 * handler runs first, and the part's own after it unless the host has called `preventDefault`; classes, styles and descriptions add up.
 * By hand, for every page pays for it: Zag's runs all handlers, whatever the first of them says.
 */
export function mergeProps<Own extends object, Host extends object>(own: Own, host: Host): Own & Host {
  const merged = { ...own } as AnyProps;
  for (const [name, theirs] of Object.entries(host)) {
    const ours = merged[name];
    if (isHandler(name, ours)) merged[name] = inTurn(theirs as Handler | undefined, ours);
    else if (name === 'className') merged[name] = [ours, theirs].filter(Boolean).join(' ') || undefined;
    else if (name === 'aria-describedby') merged[name] = [theirs, ours].filter(Boolean).join(' ') || undefined;
    else if (name === 'style') merged[name] = { ...(ours as object | undefined), ...(theirs as object | undefined) };
    else if (theirs !== undefined) merged[name] = theirs;
  }
  return merged as Own & Host;
}

function inTurn(theirs: Handler | undefined, ours: Handler): Handler {
  return (event, ...more) => {
    theirs?.(event, ...more);
    if (!event?.defaultPrevented) ours(event, ...more);
  };
}
