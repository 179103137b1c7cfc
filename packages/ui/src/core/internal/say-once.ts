const said = new Set<string>();

/** Tells the page's author on the console what to change, once however often it is met. */
export function sayOnce(line: string): void {
  if (said.has(line)) return;
  said.add(line);
  console.warn(`@trek/ui: ${line}`);
}
