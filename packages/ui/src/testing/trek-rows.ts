/** Treks of a catalogue, of which stories and the demonstration make theirs. */
type Row = [
  title: string,
  region: string | null,
  country: string,
  difficulty: string,
  days: number,
  priceUsd: number | null,
  maxAltitude: number,
];

export const TREK_ROWS: readonly Row[] = [
  ['Annapurna Base Camp Trek', 'Annapurna', 'Nepal', 'Moderate', 12, 1450, 4130],
  ['Everest Base Camp Trek', 'Everest', 'Nepal', 'Difficult', 14, 1890, 5364],
  ['Ghorepani Poon Hill Trek', 'Annapurna', 'Nepal', 'Easy', 5, 620, 3210],
  ['Langtang Valley Trek', 'Langtang', 'Nepal', 'Moderate', 9, 980, 3870],
  ['Manaslu Circuit Trek', 'Manaslu', 'Nepal', 'Very Difficult', 16, 2150, 5160],
  ['Upper Dolpo Traverse', 'Dolpo', 'Nepal', 'Extreme', 24, 4700, 5400],
  ['Druk Path Trek', null, 'Bhutan', 'Moderate', 8, 2400, 4230],
  ['Jomolhari Trek', null, 'Bhutan', 'Difficult', 11, null, 4890],
  ['Mount Kailash Pilgrimage', 'Tibet', 'Tibet', 'Challenging', 15, 3300, 5630],
  ['Markha Valley Trek', 'Ladakh', 'India', 'Moderate', 10, 1150, 5200],
  ['Singalila Ridge Trek', 'Sikkim', 'India', 'Easy', 6, 740, 3636],
  ['Mardi Himal Trek', 'Annapurna', 'Nepal', 'Moderate', 7, 780, 4500],
  ['Nar Phu Valley Trek', 'Annapurna', 'Nepal', 'Difficult', 13, 1980, 5320],
];
