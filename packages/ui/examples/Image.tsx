import { Image } from '@trek/ui/kit';

/** Keeps its place while it loads, and shows the other picture where it does not. */
export function Photograph() {
  return <Image src="/namche.jpg" fallbackSrc="/drawing.svg" alt="Namche Bazaar" width={1200} height={800} />;
}
