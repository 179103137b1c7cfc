/**
 * Top-level domains below which anyone can register a name, as of November 2026, with `example`, which stands for them in
 * texts: those of countries, the common ones, and those that are names of people too. Mail programs turn a bare
 * `name.ending` into a link if they know the ending. A server knows all: `every-link-ending.ts`, too long for a page.
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

const COMMON = `
  example com net org info biz edu gov mil int name pro xyz top online site shop store club live life app dev page
  link click icu vip win bid stream space website tech agency world today zone news blog art one guru ninja rocks
  travel tours kim wang bond law black gold green blue red pink day gay baby man rich rip fan fans moe desi lat
  zip mov asia mobi рф рус онлайн сайт орг 中国 公司 网络 网址 在线 भारत みんな コム 한국 닷컴`;

const wordsIn = (list: string) => list.trim().split(/\s+/);

const known = new Set([
  ...wordsIn(COUNTRIES).flatMap(([first, ...seconds]) => seconds.map((second) => `${first}${second}`)),
  ...wordsIn(COMMON),
]);

export const isLinkEnding = (ending: string): boolean => known.has(ending);

/** Adds endings to those that are known. */
export function learnLinkEndings(list: string): void {
  for (const ending of wordsIn(list)) known.add(ending);
}
