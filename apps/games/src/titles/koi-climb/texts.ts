import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    dragon: '龍',
    'koi-gold': '黄金の鯉',
    'koi-red': '紅白の鯉',
    'koi-white': '白写りの鯉',
    turtle: '亀',
    lily: '睡蓮',
    coin: '古銭',
    pebble: '川石',
    gate: '登龍門',
  },
  scatterWin: (count, amount) => `登龍門${count}つで ${amount}`,
  rules: (config, figures) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls, mostFreeSpins } = climbOf(config)
    return [
      `横${config.reels}列、縦${config.rows}段のスロットです。登龍門以外の同じ絵柄が、画面のどこかに${least}個以上出ると当たりです。位置は問いません。`,
      `当たった絵柄は水しぶきとなって消え、上の絵柄が落ちて、空いたところに新しい絵柄が降ってきます。新しい当たりがある限り、残高から引かれずに連鎖が続きます。連鎖は1スピンに最大${mostFalls}回です。`,
      `連鎖のたびに鯉が滝を登り、その後の当たりの倍率が${multiplierPerFall}ずつ上がります。最初は1倍、最大は${mostMultiplier}倍です。通常のスピンが終わると1倍に戻ります。`,
      '登龍門は連鎖で消えません。連鎖が終わったときの数で判定し、その配当に倍率はかかりません。',
      ...Object.entries(config.scatter).map(
        ([count, { stakeMultiple, freeSpins }], index, { length }) =>
          `登龍門が${count}つ${index === length - 1 ? '以上' : ''}出ると、ベット額の${figures.multiple(stakeMultiple)}倍とフリースピン${freeSpins}回を獲得します。`,
      ),
      `フリースピンは専用のリールで行われます。倍率は1倍から始まり、次のスピンに引き継がれます。フリースピン中に登龍門がそろうと回数が追加されます。1ラウンドで最大${mostFreeSpins}回です。`,
      'フリースピンは獲得時と同じベット額で行われ、残高からは引かれません。',
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    dragon: 'Dragon',
    'koi-gold': 'Golden koi',
    'koi-red': 'Red and white koi',
    'koi-white': 'Black and white koi',
    turtle: 'Turtle',
    lily: 'Water lily',
    coin: 'Old coin',
    pebble: 'River stone',
    gate: 'Dragon gate',
  },
  scatterWin: (count, amount) => `${count} dragon gates win ${amount}`,
  rules: (config, figures) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls, mostFreeSpins } = climbOf(config)
    return [
      `${config.reels} columns, ${config.rows} rows. ${least} or more of the same symbol anywhere pay. Dragon gates pay as described below.`,
      `Winning symbols burst into water, the symbols above them fall, and new ones drop in from above. Tumbles continue at no extra cost for as long as there are new wins, up to ${mostFalls} per spin.`,
      `With each tumble the koi climbs the fall, and the multiplier for the wins that follow grows by ${multiplierPerFall}. It starts at 1× and goes up to ${mostMultiplier}×. After a paid spin it resets to 1×.`,
      'Dragon gates never burst. They are counted when the tumbles of a spin end, and the multiplier does not apply to them.',
      ...Object.entries(config.scatter).map(
        ([count, { stakeMultiple, freeSpins }], index, { length }) =>
          `${count}${index === length - 1 ? ' or more' : ''} dragon gates anywhere pay ${figures.multiple(stakeMultiple)}× your bet and award ${freeSpins} free spins.`,
      ),
      `Free spins use special reels. The multiplier starts at 1× and carries over from spin to spin. Dragon gates award more free spins, up to ${mostFreeSpins} in a round.`,
      'Free spins are played at the triggering bet at no extra cost.',
    ]
  },
}

/** The figures of the climb, as the server sends them. */
function climbOf({ symbols, tumble }: SlotConfig) {
  if (!tumble) throw new Error('the server sends no figures of the falls')
  const counts = symbols.flatMap(({ pays }) => Object.keys(pays).map(Number))
  return { least: Math.min(...counts), ...tumble }
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
