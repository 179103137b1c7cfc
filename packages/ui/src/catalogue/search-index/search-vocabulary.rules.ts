import { foldText } from '../../core/typed/fold-text.ts';
import { foldWord, isMisspelled } from './search-words.rules.ts';

/** How visitors say difficulty, length, price, season and company, in English, German, French, Spanish, Hindi and Nepali. */
const MEANINGS = {
  'level:Easy':
    'easy easier easiest simple relaxed senior elderly senioren anfängertauglich beginner gentle leicht leichte leichter leichtes leichten einfach einfache einfacher einfaches anfänger anfängerin facile fácil sencillo sencilla débutant débutante principiante आसान सरल सजिलो',
  'level:Moderate':
    'moderate medium intermediate moderat mittel mittelschwer mittelschwere mittlere modéré modérée moyen moyenne intermédiaire moderado moderada medio media intermedio intermedia मध्यम',
  'level:Challenging':
    'challenging demanding anspruchsvoll anspruchsvolle herausfordernd exigeant exigeante exigente desafiante चुनौतीपूर्ण',
  'level:Difficult':
    'difficult hard hardest tough strenuous schwer schwere schwierig schwierige hart difficile difícil duro dura कठिन मुश्किल गाह्रो',
  'level:Very Difficult': 'verydifficult',
  'level:Extreme': 'extreme extrem extremer extrême extremo extrema',
  'month:1': 'january jan januar jänner janvier enero जनवरी',
  'month:2': 'february feb februar février febrero फरवरी',
  'month:3': 'march märz maerz mars marzo मार्च',
  'month:4': 'april apr avril abril अप्रैल',
  'month:5': 'may mai mayo मई',
  'month:6': 'june jun juni juin junio जून',
  'month:7': 'july jul juli juillet julio जुलाई',
  'month:8': 'august aug août agosto अगस्त',
  'month:9': 'september sep sept septembre septiembre सितंबर',
  'month:10': 'october oct oktober octobre octubre अक्टूबर',
  'month:11': 'november nov novembre noviembre नवंबर',
  'month:12': 'december dec christmas dezember weihnachten décembre noël diciembre navidad दिसंबर',
  'month:3,4,5': 'spring springtime frühling frühjahr printemps primavera वसन्त',
  'month:6,7,8': 'summer sommer été verano monsoon monsun mousson monzón',
  'month:9,10,11': 'autumn fall herbst automne otoño शरद',
  'month:12,1,2': 'winter hiver invierno',
  'month:12,1': 'newyear silvester neujahr nochevieja',
  'unit:day': 'd day days tag tage tagen tägig tägige tägiger jour jours journée día días दिन',
  'unit:night': 'night nights nacht nächte nuit nuits noche noches',
  'unit:week': 'week weeks wk wks woche wochen semaine semaines semana semanas हप्ता सप्ताह हफ्ते',
  'unit:month': 'month months monat monate mois mes meses महिना महीना',
  'unit:meter': 'm meter meters metre metres metern mètre mètres metro metros masl',
  'unit:foot': 'ft foot feet fuß pied pieds pie pies',
  'unit:usd': '$ € usd eur dollar dollars bucks euro euros dólar dólares डलर डॉलर',
  most: '≤ max maximum most within upto höchstens maximal bis maxi jusque jusqu máximo hasta',
  'most:strict': '< under less cheaper shorter unter weniger billiger kürzer moins menos',
  'most:height': 'sous below lower unterhalb niedriger dessous inférieur debajo bajo',
  least: '≥ + min minimum least mindestens ab minimum mínimo',
  'least:strict': '> over more longer über mehr länger plus más',
  'least:height': 'above higher oberhalb höher dessus haut encima',
  about:
    'between zwischen entre about around roughly approximately circa ca etwa ungefähr rund environ aproximadamente unos',
  'subject:usd': 'price prices cost costs budget preis preise kosten prix coût precio coste costo presupuesto',
  'subject:meter': 'altitude altitudes elevation height höhe meereshöhe altitud elevación',
  cheap:
    'cheap cheapest inexpensive affordable günstig günstige billig billige preiswert économique barato barata económico económica सस्तो सस्ता',
  'height:3500': 'lowaltitude',
  'length:1,1': 'daytrip tagestour tagesausflug tageswanderung',
  'length:1,6': 'short quick fast kurz kurze kurzes court courte corto corta छोटो',
  'length:20,99': 'longest',
  'length:14,99': 'long lange langer longue largo larga',
  'length:2,4': 'weekend wochenende',
  'length:13,15': 'fortnight quinzaine quincena',
  'type:Teahouse trek':
    'teahouse teahouses lodge lodges teehaus teehäuser berghütte hüttentour hüttenwanderung hüttentrekking refuge albergue luxury comfortable komfortabel luxus luxe lujo',
  'type:Camping trek': 'camping tent tents tented zelt zelte zelten tente tentes carpa carpas acampada',
  'type:Homestay': 'homestay homestays gastfamilie gastfamilien',
  'who:kids':
    'kid kids child children family families toddler teenager teenagers kind kinder kindern familie familien familienfreundlich kinderfreundlich enfant enfants famille familles niño niños niña niñas familia familias hijos बच्चा बच्चे बच्चों परिवार केटाकेटी',
  'who:solo': 'solo alone allein alleine alleinreisend alleinreisende seul seule sola अकेले एक्लै',
  popular: 'popular famous beliebt beliebte beliebteste populaire célèbre populares famoso',
  trek: 'trek treks trekking trekkings tour tours trip trips hike hikes hiking walk walks journey holiday wanderung wanderungen wandern trekkingtour reise reisen touren randonnée randonnées rando voyage caminata caminatas senderismo ruta rutas viaje excursión ट्रेक ट्रेकिङ ट्रेकिंग पदयात्रा यात्रा',
  'number:1': 'a an one ein eine einen einer un une una एक',
  'number:2': 'two zwei deux dos दो दुई',
  'number:3': 'three drei trois तीन',
  'number:4': 'four vier quatre cuatro चार',
  'number:5': 'five fünf cinq cinco पाँच पांच',
  'number:6': 'six sechs seis',
  'number:7': 'seven sieben sept siete सात',
  'number:8': 'eight acht huit ocho आठ',
  'number:9': 'nine neun neuf nueve',
  'number:10': 'ten zehn dix diez दस',
  'number:12': 'twelve zwölf douze doce',
  'number:14': 'fourteen vierzehn quatorze catorce',
  'number:15': 'fifteen fünfzehn quinze quince',
  range: '- to till bis à y et und and',
  link: 'as at by the or oder ou o de du des della del der die das dem den für for from in im la le les el los las l en au aux of on que than als con mit avec with pro per person per pour para por von le best beste mejor meilleur good gut only nur suitable geeignet my our woman women female frau femme mujer traveling travelling',
} as const;

/** Phrases that mean what one word does. The longer of two comes first. */
const PHRASES: readonly (readonly [string, string])[] = [
  [
    'verydifficult',
    'very difficult|very hard|very tough|sehr schwer|sehr schwierig|tres difficile|muy dificil|muy duro',
  ],
  [
    'easy',
    'not too difficult|not too hard|not difficult|not hard|nicht schwer|nicht schwierig|pas trop difficile|pas difficile|no muy dificil|no dificil|first time|no experience|without experience|ohne erfahrung|sans experience|sin experiencia|old people|older people|senior citizens',
  ],
  // A question about one trek is none for hard ones.
  ['the', 'how hard is|how difficult is|how tough is|wie schwer ist|wie schwierig ist|est ce difficile'],
  ['monsoon', 'rainy season|wet season|regenzeit|saison des pluies|temporada de lluvias'],
  ['newyear', 'new year|new years|nouvel an|ano nuevo'],
  [
    'max',
    'not higher than|no higher than|not above|not over|no more than|not more than|nicht mehr als|pas plus de|no mas de|up to|at most|no longer than|a lo sumo',
  ],
  ['least', 'no less than|not less than|at least|au moins|al menos|por lo menos'],
  ['teahouse', 'tea house|tea houses|hut to hut'],
  ['homestay', 'home stay|home stays|local family|local families|chez l habitant'],
  ['daytrip', 'day trip|day trips|day hike|day hikes|day tour|day tours|day walk|half day|une journee|un dia'],
  ['weekend', 'week end|fin de semana'],
  [
    'lowaltitude',
    'low altitude|low elevation|geringe hohe|niedrige hohe|basse altitude|faible altitude|baja altitud|poca altitud|no altitude sickness|without altitude sickness|not so high|not too high|nicht so hoch|nicht zu hoch|pas trop haut|no muy alto',
  ],
  [
    'cheap',
    'low cost|low budget|budget trek|budget treks|budget tour|budget trip|bon marche|pas cher|pas chere|nicht teuer|not expensive',
  ],
].flatMap(([meaning = '', phrases = '']) => phrases.split('|').map((phrase) => [phrase, meaning] as const));

type KindOf<Key> = Key extends `${infer Kind}:${string}` ? Kind : Key;
type MeaningKind = KindOf<keyof typeof MEANINGS>;

/** The meaning of a word: its kind, and the values of that kind. */
export interface Meaning {
  kind: MeaningKind;
  values: readonly string[];
}

/** The meanings by word. */
const table = new Map<string, Meaning>();

function meanings(): ReadonlyMap<string, Meaning> {
  if (table.size > 0) return table;
  for (const [meaning, words] of Object.entries(MEANINGS)) {
    const [kind = '', values = ''] = meaning.split(':');
    const known = { kind: kind as MeaningKind, values: values.split(',') };
    for (const word of words.split(' ').map(foldWord)) if (!table.has(word)) table.set(word, known);
  }
  return table;
}

/** Meanings that a single misspelled word may have. */
const TYPO_KINDS: ReadonlySet<MeaningKind> = new Set(['level', 'month', 'unit', 'type', 'who', 'cheap']);
/** Shorter words are not misspelled ones: half of all words are a letter away from another. */
const LEAST_LETTERS = 4;

/**
 * The meaning of a word; null: it has none.
 * @param isName whether a name begins so: then it is no typo
 */
export function meaningOf(word: string, isName: (word: string) => boolean): Meaning | null {
  const known = meanings().get(word);
  if (known) return known;
  if (isName(word)) return null;
  for (const [correct, meaning] of meanings()) {
    const mayBe = correct.length >= LEAST_LETTERS && TYPO_KINDS.has(meaning.kind);
    if (mayBe && isMisspelled(word, correct)) return meaning;
  }
  return null;
}

/** Words, figures and signs of a query, with phrases as the one word that they mean. */
export function termsOf(query: string): string[] {
  const written = foldText(query)
    .replace(/(\d)[.,' ](?=\d{3}(?!\d))/g, '$1')
    .replace(/([\p{L}\p{N}])-(?=\p{L})/gu, '$1 ')
    .replace(/(\d)k(?![\p{L}\p{N}])/gu, '$1000');
  const terms = written.match(TERM) ?? [];
  let line = ` ${terms.join(' ')} `
    // A trip of two days is no day trip.
    .replace(/(\d|two|three|four|five|six|seven|eight|nine|ten) days? (?:trips?|hikes?|tours?|walks?) /g, '$1 day ')
    .replace(/ (\d{1,2}) years? olds? /g, (_, age) => ` ${wordOfAge(Number(age))} `);
  for (const [phrase, word] of PHRASES) line = line.replaceAll(` ${phrase} `, ` ${word} `);
  return line.trim().split(' ');
}

/** Below it and from it on travelers look for gentle treks. */
const [GROWN_UP, ELDERLY] = [16, 60];

function wordOfAge(age: number): string {
  if (age < GROWN_UP) return 'kids';
  return age < ELDERLY ? 'the' : 'easy';
}

/** A figure, a word, or a sign that compares. */
const TERM = /\d+|\p{L}[\p{L}\p{M}\p{N}]*|[$€<>≤≥+-]/gu;
