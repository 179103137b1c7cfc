import { learnLinkEndings } from './link-endings.ts';

/** The other endings, by the sources and the rule of `link-endings.ts`. */
const OTHERS = `
  abogado abudhabi academy accountant accountants actor ads adult aero africa airforce alsace amsterdam apartments
  arab archi army arte associates attorney auction audio author auto autos band bank bar barcelona bargains bayern
  beauty beer berlin best bestbuy bet bible bike bingo bio blackfriday boats boo book boston bot boutique box
  broadway broker brussels build builders business buy buzz bzh cab cafe cal cam camera camp canon capetown
  capital car caravan cards care career careers cars casa case cash casino cat catering catholic center ceo
  channel charity chat cheap christmas church city claims cleaning clinic clothing cloud coach codes coffee
  college cologne community company computer condos construction consulting contact contractors cooking cool coop
  corsica country coupon coupons courses cpa credit creditcard creditunion cricket cruises cymru cyou dad dance
  data date dating deal dealer deals degree delivery democrat dental dentist design diamonds diet digital direct
  directory discount diy docs doctor dog domains dot download drive dubai durban earth eat eco education email
  energy engineer engineering enterprises equipment esq estate eurovision eus events exchange expert exposed
  express fail faith family farm farmers fashion fast feedback film final finance financial fire fish fishing fit
  fitness flights florist flowers fly foo food football forex forsale forum foundation free fun fund furniture
  futbol fyi gal gallery game games garden gdn gent gift gifts gives giving glass global globo gmbh golf gop got
  graphics gratis gripe group guide guitars hair hamburg hangout haus health healthcare help helsinki here hiphop
  hiv hockey holdings holiday homes horse hospital host hosting hot house how ice immo immobilien inc industries
  ing ink institute insurance insure international investments irish ist istanbul jetzt jewelry jobs joburg jot
  joy juegos kaufen kids kitchen kiwi koeln komatsu kyoto land latino lawyer lds lease legal lgbt lighting like
  limited limo llc llp loan loans lol london lotte lotto love ltd ltda luxe luxury madrid makeup management map
  market marketing markets mba med media meet melbourne meme memorial men menu miami mls mma mobile moda moi mom
  money mortgage moscow moto motorcycles movie museum music nagoya navy network new ngo now nrw nyc okinawa omega
  ong onl ooo organic origins osaka ott ovh paris partners parts party pay pet pharmacy phd phone photo
  photography photos pics pictures pid pin pizza place plumbing plus poker porn post press prod productions prof
  progressive promo properties property protection pub qpon quebec quest racing realestate realtor realty recipes
  rehab reise reisen reit ren rent rentals repair report republican rest restaurant review reviews rio rodeo rsvp
  rugby ruhr run ryukyu saarland safe sakura sale salon sarl save scholarships school schule science scot search
  seat security services sex sexy shoes shopping show singles ski skin sky smile soccer social software solar
  solutions song soy spa sport srl stockholm storage studio study style sucks supplies supply support surf surgery
  swiss sydney systems taipei tattoo tax taxi team technology tel tennis theater theatre tickets tienda tips tires
  tirol tokyo tools town toys trade trading training trust trv university uno uol vacations vana vegas ventures
  versicherung vet viajes video villas vin virgin vision vlaanderen vodka vote voting voto voyage wales watch
  watches webcam wed wedding whoswho wien wiki wine work works wow wtc wtf xin xxx yachts yoga yokohama zero
  zuerich vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком мкд мон москва срб укр қаз հայ ישראל
  קום ابوظبي ارامكو الاردن البحرين الجزائر السعودية العليان المغرب امارات ایران بارت بازار بيتك بھارت تونس سودان
  سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاکستان ڀارت कॉम नेट भारतम्
  भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย ລາວ გე アマゾン
  クラウド グーグル ストア セール ファッション ポイント 世界 中信 中國 中文网 企业 佛山 信息 健康 八卦 公益 台湾 台灣 商城 商店 商标 天主教 娱乐 家電 广东 慈善 我爱你 手机 招聘 政务 政府 新加坡
  新闻 时尚 書籍 机构 游戏 澳門 点看 移动 组织机构 网店 网站 购物 通販 集团 食品 餐厅 香港 닷넷`;

/** For servers: from here on names are checked against every ending, not only against those that a page knows. */
export const learnEveryLinkEnding = (): void => learnLinkEndings(OTHERS);
