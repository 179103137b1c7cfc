import { HeroImage } from '@trek/ui/kit';

/** The picture that a page opens with: it is asked for before all others. */
export function Cover() {
  return <HeroImage src="/everest.jpg" fallbackSrc="/drawing.svg" alt="Everest at dawn" />;
}
