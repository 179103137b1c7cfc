import { readFileSync } from 'node:fs';

/** Memory of a process that is in the machine's own, in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

export const MEGABYTE = 1_000_000;
