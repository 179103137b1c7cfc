import { foldWord } from './search-words.rules.ts';

/** Nouns of the catalogue, which is in English, as visitors say them in German, French, Spanish, Hindi and Nepali. */
const TRANSLATIONS = {
  alone: 'solo allein alleine alleinreisend seul seule sola अकेले एक्लै',
  acclimatize: 'höhenkrankheit akklimatisierung acclimatisation aclimatación',
  altitude: 'höhe altitud',
  bank: 'überweisung virement transferencia bankverbindung',
  base: 'basis आधार बेस',
  bhutan: 'bhoutan bután भूटान भुटान',
  camp: 'lager campo शिविर कैंप क्याम्प',
  cancel:
    'refund stornieren stornierung storno absagen rücktritt annuler annulation remboursement cancelar cancelación reembolso',
  child:
    'kids kid family kinder kindern kind familie familien enfant enfants famille niños niño familia hijos बच्चे बच्चा परिवार',
  climb:
    'mountaineering alpinismo alpinisme besteigung klettern bergsteigen escalade ascension escalada ascensión आरोहण',
  contact: 'kontakt contacto telefon téléphone teléfono email',
  culture: 'kultur cultura culturel culturelle संस्कृति',
  day: 'tag jour día',
  equipment: 'gear ausrüstung packliste équipement matériel equipo equipaje equipamiento',
  experience: 'erfahrung expérience experiencia',
  flight: 'rundflug flug flüge vol vuelo vuelos उडान',
  flower: 'blumen blume fleurs fleur flores flor',
  food: 'essen verpflegung nourriture comida',
  glacier: 'gletscher glaciar',
  guide: 'bergführer führer guía',
  helicopter: 'hubschrauber helikopter hélicoptère helicóptero हेलिकप्टर हेलीकॉप्टर',
  india: 'indien inde भारत',
  insurance: 'versicherung reiseversicherung assurance seguro seguros बीमा',
  lake: 'see lac lacs lago lagos laguna झील ताल',
  monastery: 'kloster klöster monastère monastères monasterio monasterios gompa gumba मठ गुम्बा',
  nepal: 'नेपाल',
  mountain: 'berg berge montagne montañas',
  pass: 'col cols paso',
  peak: 'gipfel sommet sommets cumbre cumbres pico शिखर चुचुरो',
  permit: 'genehmigung genehmigungen permis permiso permisos अनुमति',
  pilgrimage: 'pilgerreise pilgern pilger pèlerinage peregrinación तीर्थ तीर्थयात्रा',
  porter: 'träger porteur porteurs porteador porteadores भरिया',
  rafting: 'wildwasser',
  river: 'fluss rivière río नदी',
  safari: 'tiere wildtiere faune animaux animales',
  season: 'weather wetter météo reisezeit saison clima temporada',
  sunrise: 'sonnenaufgang amanecer',
  temple: 'tempel templo templos मन्दिर मंदिर',
  tibet: 'तिब्बत',
  train: 'training entraînement entrenamiento fitness',
  trek: 'wanderung wanderungen wandern randonnée randonnées rando caminata caminatas senderismo ruta ट्रेक ट्रेकिङ ट्रेकिंग पदयात्रा',
  upper: 'oberes oberer haut alto',
  valley: 'tal vallée vallées valle valles घाटी उपत्यका',
  village: 'dorf dörfer pueblo pueblos गाउँ',
  visa: 'visum visado visados भिसा वीज़ा',
  wellness: 'erholung entspannung détente bienestar spa massage',
} as const;

const table = new Map<string, string>();

/** The English word for one in another language; null: none is known. */
export function translated(word: string): string | null {
  if (table.size === 0) {
    for (const [english, words] of Object.entries(TRANSLATIONS)) {
      for (const other of words.split(' ')) table.set(foldWord(other), foldWord(english));
    }
  }
  return table.get(word) ?? null;
}
