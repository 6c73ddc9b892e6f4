import type { SlotConfig } from '@andon/arcade/game-api'
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
  scatterWin: (count, amount) => `登龍門 ${count} つで ${amount}`,
  rules: (config, figures) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls, mostFreeSpins } = climbOf(config)
    return [
      `横 ${config.reels} 列、縦 ${config.rows} 段で遊びます。登龍門を除く同じ絵柄が画面のどこかに ${least} 個以上そろうと当たりです。並び順やつながりは問いません。`,
      `当たった絵柄は水しぶきとなって消え、上の絵柄が落ちて、空いたところに新しい絵柄が降ってきます。新しい当たりがある限り、追加の賭けなしに連鎖が続きます。連鎖は 1 スピンに最大 ${mostFalls} 回です。`,
      `連鎖のたびに鯉が滝を登り、その後の当たりの倍率が ${multiplierPerFall} ずつ増えます。最初は 1 倍、最大は ${mostMultiplier} 倍です。通常のスピンが終わると 1 倍に戻ります。`,
      '登龍門は連鎖で消えません。数は連鎖が終わったときに数え、その配当に倍率はかかりません。',
      ...Object.entries(config.scatter).map(
        ([count, { stakeMultiple, freeSpins }], index, { length }) =>
          `登龍門が ${count} つ${index === length - 1 ? '以上' : ''}出ると、賭け金の ${figures.number(stakeMultiple)} 倍とフリースピン ${freeSpins} 回です。`,
      ),
      `フリースピンは専用のリールで行われます。倍率は 1 倍から始まり、スピンが終わっても戻らず、次のスピンに引き継がれます。フリースピン中に登龍門がそろうと回数が加わります。1 ラウンドで最大 ${mostFreeSpins} 回です。`,
      'フリースピンは、始めたときと同じ賭け金で、追加の賭けなしに行われます。',
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
      `The game has ${config.reels} columns and ${config.rows} rows. ${least} or more of a symbol anywhere in view win, wherever they stand. Dragon gates pay as described below.`,
      `Winning symbols burst into water, the symbols above them fall, and new ones drop in from above. The tumble goes on, at no extra cost, for as long as there are new wins, up to ${mostFalls} tumbles in a spin.`,
      `With each tumble the koi climbs the fall, and the multiplier of the wins that follow grows by ${multiplierPerFall}. It begins at ×1 and reaches ×${mostMultiplier} at most. After a paid spin it falls back to ×1.`,
      'Dragon gates never burst. They are counted when the tumbles of a spin have ended, and the multiplier does not apply to what they pay.',
      ...Object.entries(config.scatter).map(
        ([count, { stakeMultiple, freeSpins }], index, { length }) =>
          `${count}${index === length - 1 ? ' or more' : ''} dragon gates anywhere pay ${figures.number(stakeMultiple)} × stake and ${freeSpins} free spins.`,
      ),
      `Free spins use reels of their own. The multiplier begins at ×1 and does not fall back between them. Dragon gates in free spins add more, up to ${mostFreeSpins} free spins in a round.`,
      'Free spins are played at the stake that won them and cost nothing more.',
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
