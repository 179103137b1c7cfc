/**
 * Top-level domains below which anyone can register a name, as of November 2026, with `example`, which stands for them in
 * texts. Mail programs turn a bare `name.ending` into a link if they know the ending.
 * Left out are the endings that one company owns, as `.ford` and `.walter`: no one else can put a page there, and many are
 * surnames.
 * Sources: https://data.iana.org/TLD/tlds-alpha-by-domain.txt · https://www.icann.org/en/registry-agreements (brands:
 * specification 13) · RFC 2606
 */

/** Endings of countries: a first letter with every second one. */
const COUNTRIES = `
  acdefgilmoqrstuwxz babdefghijmnorstvwyz cacdfghiklmnoruvwxyz dejkmoz ecegrstu fijkmor gabdefghilmnpqrstuwy
  hkmnrtu idelmnoqrst jemop keghimnprwyz labcikrstuvy macdeghklmnopqrstuvwxyz nacefgilopruz om paefghklmnrstwy qa
  reosuw sabcdeghijklmnorstuvxyz tcdfghjklmnortvwz uagksyz vaceginu wfs yet zamw`;

const OTHERS = `
  example abogado abudhabi academy accountant accountants actor ads adult aero africa agency airforce alsace
  amsterdam apartments app arab archi army art arte asia associates attorney auction audio author auto autos baby
  band bank bar barcelona bargains bayern beauty beer berlin best bestbuy bet bible bid bike bingo bio biz black
  blackfriday blog blue boats bond boo book boston bot boutique box broadway broker brussels build builders
  business buy buzz bzh cab cafe cal cam camera camp canon capetown capital car caravan cards care career careers
  cars casa case cash casino cat catering catholic center ceo channel charity chat cheap christmas church city
  claims cleaning click clinic clothing cloud club coach codes coffee college cologne com community company
  computer condos construction consulting contact contractors cooking cool coop corsica country coupon coupons
  courses cpa credit creditcard creditunion cricket cruises cymru cyou dad dance data date dating day deal dealer
  deals degree delivery democrat dental dentist desi design dev diamonds diet digital direct directory discount
  diy docs doctor dog domains dot download drive dubai durban earth eat eco edu education email energy engineer
  engineering enterprises equipment esq estate eurovision eus events exchange expert exposed express fail faith
  family fan fans farm farmers fashion fast feedback film final finance financial fire fish fishing fit fitness
  flights florist flowers fly foo food football forex forsale forum foundation free fun fund furniture futbol fyi
  gal gallery game games garden gay gdn gent gift gifts gives giving glass global globo gmbh gold golf gop got gov
  graphics gratis green gripe group guide guitars guru hair hamburg hangout haus health healthcare help helsinki
  here hiphop hiv hockey holdings holiday homes horse hospital host hosting hot house how ice icu immo immobilien
  inc industries info ing ink institute insurance insure int international investments irish ist istanbul jetzt
  jewelry jobs joburg jot joy juegos kaufen kids kim kitchen kiwi koeln komatsu kyoto land lat latino law lawyer
  lds lease legal lgbt life lighting like limited limo link live llc llp loan loans lol london lotte lotto love
  ltd ltda luxe luxury madrid makeup man management map market marketing markets mba med media meet melbourne meme
  memorial men menu miami mil mls mma mobi mobile moda moe moi mom money mortgage moscow moto motorcycles mov
  movie museum music nagoya name navy net network new news ngo ninja now nrw nyc okinawa omega one ong onl online
  ooo org organic origins osaka ott ovh page paris partners parts party pay pet pharmacy phd phone photo
  photography photos pics pictures pid pin pink pizza place plumbing plus poker porn post press pro prod
  productions prof progressive promo properties property protection pub qpon quebec quest racing realestate
  realtor realty recipes red rehab reise reisen reit ren rent rentals repair report republican rest restaurant
  review reviews rich rio rip rocks rodeo rsvp rugby ruhr run ryukyu saarland safe sakura sale salon sarl save
  scholarships school schule science scot search seat security services sex sexy shoes shop shopping show singles
  site ski skin sky smile soccer social software solar solutions song soy spa space sport srl stockholm storage
  store stream studio study style sucks supplies supply support surf surgery swiss sydney systems taipei tattoo
  tax taxi team tech technology tel tennis theater theatre tickets tienda tips tires tirol today tokyo tools top
  tours town toys trade trading training travel trust trv university uno uol vacations vana vegas ventures
  versicherung vet viajes video villas vin vip virgin vision vlaanderen vodka vote voting voto voyage wales wang
  watch watches webcam website wed wedding whoswho wien wiki win wine work works world wow wtc wtf xin xxx xyz
  yachts yoga yokohama zero zip zone zuerich`;

/** In other scripts than Latin. */
const OTHER_SCRIPTS = `
  vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф сайт срб
  укр қаз հայ ישראל קום ابوظبي ارامكو الاردن البحرين الجزائر السعودية العليان المغرب امارات ایران بارت بازار بيتك
  بھارت تونس سودان سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاکستان ڀارت
  कॉम नेट भारत भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා
  คอม ไทย ລາວ გე みんな アマゾン クラウド グーグル コム ストア セール ファッション ポイント 世界 中信 中国 中國 中文网 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城 商店 商标 在线
  天主教 娱乐 家電 广东 慈善 我爱你 手机 招聘 政务 政府 新加坡 新闻 时尚 書籍 机构 游戏 澳門 点看 移动 组织机构 网址 网店 网站 网络 购物 通販 集团 食品 餐厅 香港 닷넷 닷컴 한국`;

const wordsIn = (list: string) => list.trim().split(/\s+/);

export const LINK_ENDINGS: ReadonlySet<string> = new Set([
  ...wordsIn(COUNTRIES).flatMap(([first, ...seconds]) => seconds.map((second) => `${first}${second}`)),
  ...wordsIn(OTHERS),
  ...wordsIn(OTHER_SCRIPTS),
]);
