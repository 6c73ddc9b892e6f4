import type { Names } from '../../../markets/market.ts'
import type { Draw } from '../draw.ts'

/** Rare family names and given names, so that hardly any pair is a person of public life. */
const families = [
  ['朝比奈', 'Asahina'],
  ['葛城', 'Katsuragi'],
  ['鷲見', 'Sumi'],
  ['久我山', 'Kugayama'],
  ['瀬戸内', 'Setouchi'],
  ['真壁', 'Makabe'],
  ['御子柴', 'Mikoshiba'],
  ['日向野', 'Higano'],
  ['柚木', 'Yunoki'],
  ['八重樫', 'Yaegashi'],
  ['乙黒', 'Otoguro'],
  ['篠ノ井', 'Shinonoi'],
  ['梶原', 'Kajiwara'],
  ['風間', 'Kazama'],
  ['鳥飼', 'Torikai'],
  ['相楽', 'Sagara'],
  ['戸隠', 'Togakushi'],
  ['早乙女', 'Saotome'],
  ['神楽坂', 'Kagurazaka'],
  ['四宮', 'Shinomiya'],
  ['綾部', 'Ayabe'],
  ['桐生', 'Kiryu'],
  ['有栖川', 'Arisugawa'],
  ['月岡', 'Tsukioka'],
  ['不破', 'Fuwa'],
  ['白鳥', 'Shiratori'],
  ['小野寺', 'Onodera'],
  ['氷室', 'Himuro'],
] as const
const givens = [
  ['蒼真', 'Soma'],
  ['凪斗', 'Nagito'],
  ['慧吾', 'Keigo'],
  ['陽太郎', 'Yotaro'],
  ['柊平', 'Shuhei'],
  ['隼一', 'Junichi'],
  ['暁人', 'Akito'],
  ['大翔', 'Hiroto'],
  ['伊吹', 'Ibuki'],
  ['燈真', 'Toma'],
  ['楓雅', 'Fuga'],
  ['朔弥', 'Sakuya'],
  ['龍之進', 'Ryunoshin'],
  ['颯汰', 'Sota'],
  ['宗一郎', 'Soichiro'],
  ['碧', 'Aoi'],
  ['理玖', 'Riku'],
  ['千景', 'Chikage'],
  ['遼河', 'Ryoga'],
  ['航成', 'Kosei'],
] as const
const westernFamilies = [
  ['ドヴォニッチ', 'Dovonich'],
  ['ハルグレン', 'Hallgren-Moe'],
  ['カスティルヤ', 'Castilya'],
  ['ベルトラーニ', 'Beltrani'],
  ['オケンロー', 'Okenlo'],
  ['ファン・デル・ウェイデ', 'van der Weyde'],
  ['モンクトン', 'Monckton'],
  ['リューベン', 'Lyuben'],
  ['セラヴァル', 'Seraval'],
  ['タピオラ', 'Tapiola'],
  ['クヴァルト', 'Quardt'],
  ['アルメンドロス', 'Almendros'],
] as const
const westernGivens = [
  ['マレク', 'Marek'],
  ['ヨナス', 'Jonas'],
  ['ディエゴ', 'Diego'],
  ['エリオ', 'Elio'],
  ['トバイアス', 'Tobias'],
  ['ルカ', 'Luca'],
  ['アンドレ', 'André'],
  ['キアン', 'Kian'],
  ['ニコ', 'Nico'],
  ['サミュエル', 'Samuel'],
] as const

/** So many different people, some of them from abroad with the share `western`. */
export function people(draw: Draw, count: number, western: number): Names[] {
  const found = new Map<string, Names>()
  while (found.size < count) {
    const person = draw.chance(western) ? westernPerson(draw) : japanesePerson(draw)
    found.set(person.en, person)
  }
  return [...found.values()]
}

function japanesePerson(draw: Draw): Names {
  const [family, familyRead] = pick(draw, families)
  const [given, givenRead] = pick(draw, givens)
  return { ja: `${family} ${given}`, en: `${givenRead} ${familyRead}` }
}

function westernPerson(draw: Draw): Names {
  const [family, familyEn] = pick(draw, westernFamilies)
  const [given, givenEn] = pick(draw, westernGivens)
  return { ja: `${given}・${family}`, en: `${givenEn} ${familyEn}` }
}

function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[draw.below(items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
