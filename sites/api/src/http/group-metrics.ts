import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A process asks the first one of its group for everyone's metrics, and gets them. */
interface MetricsMessage {
  allMetrics?: 'wanted' | { text: string };
}

/** Adds this process's metrics to those of its group. */
export function joinMetrics(registries: Registry[]): void {
  AggregatorRegistry.setRegistries(registries);
  new AggregatorRegistry();
}

/** The metrics of all processes of this one's group. */
export async function groupMetrics(): Promise<string> {
  process.send?.({ allMetrics: 'wanted' } satisfies MetricsMessage);
  for (;;) {
    const [{ allMetrics }] = (await once(process, 'message')) as [MetricsMessage];
    if (typeof allMetrics === 'object') return allMetrics.text;
  }
}

/** In the first process: collects the metrics whenever another one asks. */
export function collectGroupMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, { allMetrics }: MetricsMessage) => {
    if (allMetrics !== 'wanted') return;
    const text = await all.clusterMetrics().catch(() => '');
    worker.send({ allMetrics: { text } } satisfies MetricsMessage);
  });
}
