import { Carousel } from '@trek/ui/kit';

const PEAKS = ['Everest', 'Lhotse', 'Makalu', 'Cho Oyu'];

export function Peaks() {
  return <Carousel label="Peaks" items={PEAKS} itemKey={(peak) => peak} renderItem={(peak) => <h3>{peak}</h3>} />;
}
