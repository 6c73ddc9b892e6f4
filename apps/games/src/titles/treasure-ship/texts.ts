import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

/** Ways from the left: one row of each reel. */
const waysOf = ({ rows, reels }: SlotConfig) => rows ** reels

const ja: TitleTexts = {
  symbols: {
    sail: '帆',
    dancer: '琵琶を弾く女神',
    fisher: '鯛を抱く神',
    warrior: '槍を持つ武神',
    laughing: '笑う福の神',
    mallet: '打ち出の小槌',
    bream: '鯛',
    bales: '米俵',
    coral: '珊瑚',
    fan: '扇',
  },
  scatterWin: (count, amount) => `${count}つで ${amount}`,
  rules: (config, figures) => [
    `${config.reels}リール、${config.rows}段、${figures.number(waysOf(config))}通りのスロットです。ペイラインはありません。左端のリールから隣り合うリールに同じ絵柄が続けば、段の位置を問わず当たりです。`,
    '配当は1通りあたりの金額です。同じ絵柄が1本のリールに複数あると、その数だけ通り数が増えます。各リールの個数を掛け合わせた数が通り数です。いちばん長く続いた並びに対して支払い、異なる絵柄の配当は合計します。',
    '帆はワイルドです。すべての絵柄の代わりになります。左から2・3・4番目のリールに現れます。',
    `帆が1枚でも現れると、配当の判定前に大きな帆が下りて、そのリールの${config.rows}段すべてがワイルドになります。帆が2枚、3枚とそろえば、当たりの通り数が一気に増えます。`,
    '帆が2枚止まると、残りのリールは少し長く回ります。演出によって結果が変わることはありません。',
  ],
}

const en: TitleTexts = {
  symbols: {
    sail: 'Sail',
    dancer: 'Goddess with a lute',
    fisher: 'God with a sea bream',
    warrior: 'Warrior god',
    laughing: 'Laughing god',
    mallet: 'Lucky mallet',
    bream: 'Sea bream',
    bales: 'Rice bales',
    coral: 'Coral',
    fan: 'Fan',
  },
  scatterWin: (count, amount) => `${count} symbols win ${amount}`,
  rules: (config, figures) => [
    `${config.reels} reels, ${config.rows} rows, ${figures.number(waysOf(config))} ways and no paylines. A symbol pays when it appears on neighbouring reels from the leftmost reel, in any row.`,
    'The paytable shows the win for one way. The number of ways is the number of matching symbols on each reel, multiplied together. Each symbol pays for its longest run only; wins of different symbols are added.',
    'The sail is wild and substitutes for every symbol. It appears on the second, third and fourth reel.',
    `When a sail lands, it unfurls before wins are paid and turns all ${config.rows} rows of its reel wild. Two or three sails at once multiply the ways.`,
    'Once two sails have landed, the remaining reels spin a little longer. This never changes the result.',
  ],
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
