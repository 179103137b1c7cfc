import { DefaultCarousel } from '@trek/ui/kit';

const PEAKS = ['Everest', 'Lhotse', 'Makalu', 'Cho Oyu'];

export function Peaks() {
  return (
    <DefaultCarousel label="Peaks" items={PEAKS} itemKey={(peak) => peak} renderItem={(peak) => <h3>{peak}</h3>} />
  );
}
