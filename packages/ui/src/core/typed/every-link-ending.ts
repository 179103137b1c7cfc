import { learnLinkEndings } from './link-endings.ts';

/** The other endings, by the sources and the rule of `link-endings.ts`. */
const OTHERS = `
  abogado abudhabi academy accountant accountants actor ads adult africa airforce alsace amsterdam apartments arab
  archi army arte associates attorney auction audio author auto autos band bank bar barcelona bargains bayern
  beauty beer berlin bestbuy bible bike bingo bio blackfriday boats boo book boston bot boutique box broadway
  broker brussels build builders business buy bzh cab cafe cal camera camp canon capetown capital car caravan
  cards care career careers cars casa case casino cat catering catholic ceo channel charity cheap christmas church
  city claims cleaning clinic clothing coach codes coffee college cologne community computer condos construction
  consulting contact contractors cooking cool corsica country coupon coupons courses cpa credit creditcard
  creditunion cricket cymru cyou dad dance data dating deal dealer deals degree delivery democrat dental dentist
  design diamonds diet direct directory discount diy docs doctor dog domains dot drive dubai durban earth eat eco
  education energy engineer engineering enterprises equipment esq estate eurovision eus events exchange exposed
  express fail faith family farm farmers fashion fast feedback film final finance financial fire fish fishing fit
  fitness florist flowers fly foo food football forex forsale forum foundation free fund furniture futbol fyi gal
  gallery game games garden gdn gent gift gifts gives giving glass global globo gmbh golf gop got graphics gratis
  gripe guide guitars hair hamburg hangout haus health healthcare help helsinki here hiphop hiv hockey holdings
  homes horse hospital hosting hot house how ice immo immobilien inc industries ing ink institute insurance insure
  international investments irish ist istanbul jetzt jewelry joburg jot joy juegos kaufen kids kitchen kiwi koeln
  komatsu kyoto land latino lawyer lds lease legal lgbt lighting like limited limo llc llp loans lol london lotte
  lotto love ltd ltda luxe luxury madrid makeup management map market marketing markets mba med meet melbourne
  meme memorial menu miami mls mma mobile moda moi mom mortgage moscow moto motorcycles movie music nagoya navy
  new ngo now nrw nyc okinawa omega ong onl ooo organic origins osaka ott ovh paris partners parts pay pet
  pharmacy phd phone photo photography photos pics pictures pid pin pizza place plumbing poker porn post prod
  productions prof progressive promo properties property protection qpon quebec quest realestate realtor realty
  recipes rehab reise reisen reit ren rent rentals repair report republican rest restaurant reviews rio rodeo rsvp
  rugby ruhr ryukyu saarland safe sakura salon sarl save scholarships school schule science scot search seat
  security sex sexy shoes shopping show singles ski skin sky smile soccer software solar song soy spa sport srl
  stockholm storage studio study style sucks supplies supply surf surgery swiss sydney systems taipei tattoo tax
  taxi technology tennis theater theatre tickets tienda tips tires tirol tokyo tools town toys trading training
  trust trv university uno uol vacations vana vegas ventures versicherung vet viajes video villas vin virgin
  vision vlaanderen vodka vote voting voto voyage wales watch watches wed wedding whoswho wien wine works wow wtc
  wtf xin xxx yachts yoga yokohama zero zuerich vermögensberater vermögensberatung ελ ευ бг бел дети ею католик
  ком мкд мон москва срб укр қаз հայ ישראל קום ابوظبي ارامكو الاردن البحرين الجزائر السعودية العليان المغرب امارات
  ایران بارت بازار بيتك بھارت تونس سودان سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع
  همراه پاکستان ڀارت कॉम नेट भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్
  ಭಾರತ ഭാരതം ලංකා คอม ไทย ລາວ გე アマゾン クラウド グーグル ストア セール ファッション ポイント 世界 中信 中國 中文网 企业 佛山 信息 健康 八卦 公益 台湾 台灣 商城 商店 商标
  天主教 娱乐 家電 广东 慈善 我爱你 手机 招聘 政务 政府 新加坡 新闻 时尚 書籍 机构 游戏 澳門 点看 移动 组织机构 网店 网站 购物 通販 集团 食品 餐厅 香港 닷넷`;

/** For servers: from here on names are checked against every ending, not only against those that a page knows. */
export const learnEveryLinkEnding = (): void => learnLinkEndings(OTHERS);
