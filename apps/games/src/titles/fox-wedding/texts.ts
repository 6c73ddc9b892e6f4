import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    sun: 'お天道さま',
    bride: '花嫁',
    groom: '花婿',
    lantern: '提灯',
    sake: '三三九度の盃',
    umbrella: '蛇の目傘',
    hydrangea: '紫陽花',
    bamboo: '竹',
    leaf: '里芋の葉',
  },
  scatterWin: (count, amount) => `${count}つで ${amount}`,
  rules: (config, figures) => {
    const { ways, least, each, most } = showerOf(config)
    return [
      `リール${config.reels}本、${figures.number(ways)}通りのスロットです。同じ絵柄が左端のリールから${least}本以上続けて出ると当たりです。縦の位置は問いません。`,
      '1つの絵柄が何通りで当たったかは、各リールに出た個数の掛け算で決まります。配当は通りの数だけ支払い、異なる絵柄の配当は合計します。同じ絵柄では、最も長く続いた並びの配当だけを支払います。',
      'お天道さまはワイルドです。真ん中の3本のリールに出て、ほかのすべての絵柄の代わりになります。',
      `お天道さまが当たりに加わると、天気雨が光り、その当たりの配当がリール1本につき${each}倍になります。2本なら${each ** 2}倍、3本なら${most}倍です。倍率がかかるのは、お天道さまのリールまで続いた当たりだけです。`,
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    sun: 'Sun',
    bride: 'Bride',
    groom: 'Groom',
    lantern: 'Lantern',
    sake: 'Sake cups',
    umbrella: 'Umbrella',
    hydrangea: 'Hydrangea',
    bamboo: 'Bamboo',
    leaf: 'Taro leaf',
  },
  scatterWin: (count, amount) => `${count} win ${amount}`,
  rules: (config, figures) => {
    const { ways, least, each, most } = showerOf(config)
    return [
      `${config.reels} reels, ${figures.number(ways)} ways to win. A symbol pays when it appears on ${least} or more reels in a row from the leftmost reel, in any position.`,
      'Multiply the number of matching symbols on each reel to get the number of winning ways. Each way pays, and wins of different symbols are added. A symbol pays for its longest run only.',
      'The sun is wild. It appears on the three middle reels and substitutes for every other symbol.',
      `When suns are part of a win, the sun shower begins: each reel with a sun multiplies that win by ${each}. Two reels make it ${each ** 2}×, three make it ${most}×. Only wins that reach a sun’s reel are multiplied.`,
    ]
  },
}

/** The numbers of the rules, from the server's figures. */
function showerOf(config: SlotConfig) {
  const counts = config.symbols.flatMap(({ pays }) => Object.keys(pays).map(Number))
  const each = config.waysWildMultiplier ?? 1
  return { ways: config.rows ** config.reels, least: Math.min(...counts), each, most: each ** 3 }
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
