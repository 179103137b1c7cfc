/** A mountain that people know by its outline. */
export interface Mountain {
  name: string;
  /** Its names, and those of the places that it is seen from. */
  words: RegExp;
  /** The skyline, left to right: how far from the summit, and how high, in pixels; the summit is 340 high. */
  outline: string;
  /** How much of it is bare rock, from its foot up: 0 to 1. */
  bare?: number;
  /** The color of that rock, instead of the air's blue. */
  rock?: string;
  /** Lines of strata, as on Kailash and on Everest's north face. */
  isBanded?: true;
  /** The wind blows snow off its summit. */
  hasPlume?: true;
}

/**
 * The mountains, the most particular words first. What a trek's title says counts before its highlights, and those
 * before its place.
 */
export const MOUNTAINS: readonly Mountain[] = [
  {
    name: 'Ama Dablam',
    words: /ama dablam|everest view|tengboche|khumjung/i,
    outline:
      '-370 40 -280 100 -215 172 -170 182 -118 216 -62 292 -14 340 16 334 48 286 92 222 120 198 152 216 184 236 214 204 270 118 370 40',
    bare: 0.34,
  },
  {
    name: 'Everest, north face',
    words: /north base camp|rongbuk/i,
    outline: '-470 40 -330 126 -212 196 -120 246 -52 296 0 340 66 292 140 244 192 222 238 236 330 146 480 40',
    bare: 0.5,
    isBanded: true,
    hasPlume: true,
  },
  {
    name: 'Lhotse',
    words: /island peak|imja|lhotse/i,
    outline: '-500 110 -390 226 -270 272 -176 312 -98 296 -24 340 34 298 104 324 172 276 262 296 364 178 500 80',
    bare: 0.3,
  },
  {
    name: 'Cho Oyu',
    words: /gokyo|cho oyu/i,
    outline: '-470 40 -350 128 -250 190 -168 262 -104 318 -44 340 62 334 112 308 172 236 286 178 420 60',
  },
  {
    name: 'Numbur',
    words: /pikey|solu\b/i,
    outline: '-480 60 -360 150 -260 250 -210 268 -150 214 -76 260 0 340 74 268 130 206 210 234 300 176 460 50',
  },
  {
    name: 'Everest',
    words: /everest|khumbu|solukhumbu/i,
    outline:
      '-430 60 -310 132 -214 196 -140 226 -86 284 -36 340 14 296 62 252 116 268 176 236 238 306 268 288 326 176 440 70',
    bare: 0.56,
    hasPlume: true,
  },
  {
    name: 'Machapuchare',
    words: /machap|mardi|pokhara|sarangkot|phewa/i,
    outline: '-330 30 -232 84 -150 164 -84 246 -30 340 2 290 18 304 36 334 84 236 146 142 226 76 330 30',
    bare: 0.24,
  },
  {
    name: 'Dhaulagiri',
    words: /dhaulagiri|poon hill|khopra|french pass|muldai/i,
    outline: '-500 30 -360 116 -236 194 -126 268 -34 326 14 340 62 318 142 236 206 208 258 220 346 142 500 30',
  },
  {
    name: 'Annapurna',
    words: /annapurna|ghandruk|manang|kaski/i,
    outline:
      '-500 50 -396 160 -316 240 -268 254 -196 212 -112 252 -36 302 24 340 76 308 130 322 192 248 262 234 338 146 480 40',
    bare: 0.12,
  },
  {
    name: 'Nilgiri',
    words: /muktinath|mustang|jomsom|kagbeni|marpha/i,
    outline: '-450 70 -330 226 -254 284 -174 300 -84 330 0 340 92 298 160 318 224 256 312 176 440 50',
    bare: 0.4,
  },
  {
    name: 'Manaslu',
    words: /manaslu|samagaun|nubri|tsum|larkya/i,
    outline: '-430 40 -312 116 -212 196 -128 216 -70 272 -22 340 8 282 38 320 62 298 112 212 196 166 300 112 430 30',
    bare: 0.1,
  },
  {
    name: 'Makalu',
    words: /makalu|barun|arun\b/i,
    outline: '-350 30 -238 120 -146 212 -62 296 0 340 36 286 76 262 122 282 162 222 246 112 350 30',
    bare: 0.42,
    rock: '#a5886f',
  },
  {
    name: 'Kangchenjunga',
    words: /kanchenjunga|kangchenjunga|goechala|sikkim|pangpema|jannu/i,
    outline:
      '-600 50 -500 140 -440 190 -370 164 -290 220 -226 282 -182 252 -112 292 -62 320 -22 300 40 340 100 298 152 314 214 246 302 270 366 196 480 130 600 50',
  },
  {
    name: 'Kailash',
    words: /kailash|drolma|darchen|ngari/i,
    outline:
      '-400 20 -300 66 -222 104 -190 148 -160 224 -116 290 -58 330 0 340 60 328 114 286 156 216 188 142 226 96 310 60 400 20',
    bare: 0.4,
    rock: '#a98a72',
    isBanded: true,
  },
  {
    name: 'Jomolhari',
    words: /jomolhari|jangothang|lingshi|tiger|druk|paro\b/i,
    outline:
      '-520 40 -380 96 -286 116 -196 214 -104 316 -56 340 -8 306 46 288 92 302 152 236 236 196 288 212 350 140 500 40',
    bare: 0.16,
  },
  {
    name: 'Gangkar Puensum',
    words: /gangkar|bumthang|lunana|snowman|bhutan/i,
    outline: '-480 50 -340 150 -262 176 -160 286 -64 332 24 340 96 300 196 204 272 214 346 140 480 40',
    bare: 0.14,
  },
  {
    name: 'Langtang Lirung',
    words: /langtang|kyanjin|tserko|helambu|rasuwa|tamang/i,
    outline: '-440 50 -330 146 -268 156 -202 196 -128 286 -66 336 -34 340 44 248 124 222 190 244 262 154 380 50',
    bare: 0.14,
  },
  {
    name: 'Ganesh Himal',
    words: /ganesh|ruby|gosaikunda|shivapuri/i,
    outline:
      '-540 50 -430 180 -372 236 -280 162 -170 252 -106 304 -30 200 50 276 106 340 170 264 246 190 336 244 412 144 540 40',
  },
  {
    name: 'Gauri Shankar',
    words: /gauri ?shankar|rolwaling|tsho rolpa|rolpa/i,
    outline: '-300 20 -206 60 -140 140 -96 238 -64 306 -36 340 8 296 58 280 108 322 156 228 270 136 420 40',
    bare: 0.2,
  },
  {
    name: 'Nanda Devi',
    words: /nanda devi|kuari|auli/i,
    outline: '-480 40 -360 106 -240 178 -146 262 -82 340 -40 280 20 246 82 262 132 312 182 236 262 150 360 106 480 40',
    bare: 0.22,
  },
  {
    name: 'Trisul',
    words: /trisul|brahmatal|ghunti/i,
    outline: '-460 50 -350 190 -282 266 -206 204 -112 288 -34 340 46 262 128 296 182 272 262 170 330 190 460 40',
  },
  {
    name: 'Nilkanth',
    words: /flowers|hemkund|badrinath|nilkanth/i,
    outline: '-440 40 -330 90 -256 170 -206 160 -120 240 -44 322 0 340 30 300 96 180 150 150 240 190 300 116 440 40',
    bare: 0.3,
  },
  {
    name: 'Swargarohini',
    words: /swargarohini|har ki dun|kedarkantha|uttarkashi|uttarakhand/i,
    outline: '-440 40 -330 144 -276 138 -196 214 -150 204 -76 282 -42 274 20 340 66 246 108 228 162 262 246 126 400 40',
    bare: 0.2,
  },
  {
    name: 'Hanuman Tibba',
    words: /hanuman|solang|beas|hampta|parvati|himachal/i,
    outline: '-480 20 -260 160 -130 258 -40 326 0 340 62 284 150 212 222 206 286 226 380 110 480 30',
    bare: 0.26,
  },
  {
    name: 'Kolahoi',
    words: /kolahoi|tarsar|lidder/i,
    outline: '-400 40 -290 110 -210 120 -120 206 -52 316 -14 340 22 246 78 184 150 172 216 196 290 100 400 40',
    bare: 0.3,
  },
  {
    name: 'Harmukh',
    words: /harmukh|kashmir|gangabal|sonamarg/i,
    outline: '-540 50 -390 196 -306 262 -236 246 -132 300 -48 322 36 284 116 340 178 296 240 312 330 196 520 50',
    bare: 0.46,
    rock: '#8f9299',
  },
  {
    name: 'Kang Yatse',
    words: /ladakh|zanskar|stok|kang yatse|markha|sham\b/i,
    outline:
      '-540 40 -430 150 -366 130 -252 216 -190 196 -84 290 -20 340 60 224 120 170 206 240 262 196 330 236 410 120 540 40',
    bare: 0.62,
    rock: '#b08f7a',
  },
  {
    name: 'Kanjiroba',
    words: /dolpo|phoksundo|kanjiroba|shey/i,
    outline: '-480 60 -370 196 -314 184 -226 272 -168 248 -66 340 4 276 74 302 150 216 262 244 330 146 470 50',
    bare: 0.44,
    rock: '#b59a86',
  },
  {
    name: 'Nyenchen Tanglha',
    words: /namtso|nyenchen|ganden|lhasa|tibet/i,
    outline: '-620 40 -490 176 -404 222 -314 164 -176 276 -82 340 0 284 92 236 186 292 270 206 370 184 600 40',
    bare: 0.4,
    rock: '#b39a80',
  },
];
