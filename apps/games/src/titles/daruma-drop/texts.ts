import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    daruma: 'だるま',
    horse: '木馬',
    temari: '手まり',
    crane: '折り鶴',
    kite: '凧',
    drum: 'でんでん太鼓',
    pinwheel: '風車',
    top: 'こま',
  },
  scatterWin: (count, amount) => `${count}個で ${amount}`,
  rules: (config) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls } = towerOf(config)
    return [
      `横${config.reels}列、縦${config.rows}段の積み木を使うスロットです。同じ段に同じ絵柄の積み木が${least}個以上そろうと当たりです。左右の並びは問いません。`,
      '当たった段は、木づちで丸ごと横に打ち抜かれます。上の段が落ち、いちばん上に新しい段が加わります。',
      '当たりの段が複数あるときは、下の段から順に打ち抜かれ、配当もその順に支払われます。',
      `1段打ち抜くたびに、次の当たりの倍率が${multiplierPerFall}ずつ上がります。最初は1倍、最大は${mostMultiplier}倍です。スピンが終わると1倍に戻ります。`,
      `当たりの段がある限り、残高から引かれずに続きます。打ち抜けるのは1スピンに最大${mostFalls}段です。`,
      'フリースピンはありません。',
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    daruma: 'Daruma',
    horse: 'Wooden horse',
    temari: 'Temari ball',
    crane: 'Paper crane',
    kite: 'Kite',
    drum: 'Rattle drum',
    pinwheel: 'Pinwheel',
    top: 'Spinning top',
  },
  scatterWin: (count, amount) => `${count} win ${amount}`,
  rules: (config) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls } = towerOf(config)
    return [
      `A tower of painted blocks, ${config.reels} across and ${config.rows} high. ${least} or more of the same block in one row pay, in any position.`,
      'The hammer knocks the whole winning row out sideways. The rows above drop, and a new row lands on top.',
      'If more than one row wins, the lowest is paid and knocked out first, then the next.',
      `Each row knocked out adds ${multiplierPerFall} to the multiplier for the next win. It starts at 1×, goes up to ${mostMultiplier}×, and resets after every spin.`,
      `The tower keeps dropping at no extra cost for as long as a row wins, up to ${mostFalls} rows per spin.`,
      'There are no free spins in this game.',
    ]
  },
}

/** The figures of the tower, as the server sends them. */
function towerOf({ symbols, tumble }: SlotConfig) {
  if (!tumble) throw new Error('the server sends no figures of the falls')
  const counts = symbols.flatMap(({ pays }) => Object.keys(pays).map(Number))
  return { least: Math.min(...counts), ...tumble }
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
