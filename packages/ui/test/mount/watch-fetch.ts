let pending = 0;
const { fetch } = window;

window.fetch = async (...call) => {
  pending += 1;
  try {
    return await fetch(...call);
  } finally {
    pending -= 1;
  }
};

const state = () =>
  `${pending} ${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length}`;

/** Waits until nothing is being read or loaded any more, and the page stays as it is. */
export async function settled(): Promise<void> {
  const start = performance.now();
  for (let calm = 0, last = ''; calm < 3; ) {
    if (performance.now() - start > 15_000) throw new Error('The page does not come to rest.');
    await new Promise((resolve) => setTimeout(resolve, 25));
    const now = state();
    calm = now === last && pending === 0 ? calm + 1 : 0;
    last = now;
  }
}
