import { AMA_DABLAM } from './ama-dablam.ts';
import { ANNAPURNA_SOUTH } from './annapurna-south.ts';
import { DHAULAGIRI } from './dhaulagiri.ts';
import { JOMOLHARI } from './jomolhari.ts';
import { KAILASH } from './kailash.ts';
import { KANGCHENJUNGA } from './kangchenjunga.ts';
import { MACHAPUCHARE } from './machapuchare.ts';
import { MAKALU } from './makalu.ts';
import type { Mountain } from './mountain.ts';
import { NANDA_DEVI } from './nanda-devi.ts';
import { NUPTSE } from './nuptse.ts';
import { FROM_POON_HILL } from './poon-hill.ts';

/**
 * The mountains, the most particular words first. What a trek's title says counts before its highlights, and those
 * before its place.
 */
export const MOUNTAINS: readonly Mountain[] = [
  AMA_DABLAM,
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
  NUPTSE,
  MACHAPUCHARE,
  FROM_POON_HILL,
  DHAULAGIRI,
  {
    name: 'Gangapurna',
    words: /annapurna circuit|manang|thorong/i,
    outline:
      '-500 50 -396 160 -316 240 -268 254 -196 212 -112 252 -36 302 24 340 76 308 130 322 192 248 262 234 338 146 480 40',
    bare: 0.2,
  },
  ANNAPURNA_SOUTH,
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
  MAKALU,
  KANGCHENJUNGA,
  KAILASH,
  JOMOLHARI,
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
    words: /ganesh|ruby|gosaikunda|shivapuri|trishuli/i,
    outline:
      '-540 50 -430 180 -372 236 -280 162 -170 252 -106 304 -30 200 50 276 106 340 170 264 246 190 336 244 412 144 540 40',
  },
  {
    name: 'Gauri Shankar',
    words: /gauri ?shankar|rolwaling|tsho rolpa|rolpa/i,
    outline: '-300 20 -206 60 -140 140 -96 238 -64 306 -36 340 8 296 58 280 108 322 156 228 270 136 420 40',
    bare: 0.2,
  },
  NANDA_DEVI,
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
