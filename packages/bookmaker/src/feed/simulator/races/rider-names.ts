import type { Names } from '../../../model/names.ts'
import { japanese } from '../names/people-of-asia.ts'
import { readNames } from '../names/read-names.ts'

/** More rare family names, so that of a hundred riders no two have the same. */
const more = readNames(`
  Azumi 安曇, Isurugi 石動, Uzuki 卯月, Enokido 榎戸, Kaburagi 鏑木, Kirishima 霧島, Kureha 呉羽, Saegusa 三枝, Shigure 時雨, Suzaku 朱雀,
  Sonobe 園部, Takanashi 小鳥遊, Tsukishiro 月城, Tendo 天童, Tobishima 飛島, Nagumo 南雲, Nishina 仁科, Nukata 額田, Hatori 羽鳥, Hanabusa 英,
  Hiyama 檜山, Fukami 深見, Homura 穂村, Mashiba 真柴, Mizushiro 水城, Murasame 村雨, Yatsuhashi 八橋, Yukimura 雪村, Yunagi 夕凪, Rikudo 六道,
  Wakamiya 若宮, Aoi 葵, Ichinose 一ノ瀬, Ukita 浮田, Ebara 荏原, Kashiwagi 柏木, Kitami 北見, Kusanagi 草薙, Kurahashi 倉橋, Konoe 近衛,
  Saijo 西条, Soma 相馬, Tsuzuki 都築, Teshigawara 勅使河原, Toba 鳥羽, Nagakura 長倉, Nijo 二条, Nose 能勢, Hayase 早瀬, Hibino 日比野,
  Fushimi 伏見, Matsukaze 松風, Miyabe 宮部, Moroboshi 諸星, Yagyu 柳生, Rokkaku 六角, Watarai 度会, Asagiri 朝霧, Kazahaya 風早, Yumeji 夢路`)

const families = [...japanese.families, ...more]
const givens = japanese.men

/** The name of a rider: no two of all squads have the same. Refuses (RangeError) a rider beyond the names. */
export function riderName({ squad, rider }: { readonly squad: number; readonly rider: number }): Names {
  const family = families[rider]
  const given = givens[(rider * 7 + squad * 3) % givens.length]
  if (!family || !given) throw new RangeError(`no name for rider ${rider} of squad ${squad}`)
  return { ja: `${family.ja} ${given.ja}`, en: `${given.en} ${family.en}` }
}
