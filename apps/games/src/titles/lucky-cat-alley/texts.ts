import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    cat: '招き猫',
    coin: '小判',
    knot: '水引',
    taiyaki: 'たい焼き',
    sake: '徳利',
    skewer: '串焼きの魚',
    lantern: '赤提灯',
    bell: '鈴の首輪',
  },
  scatterWin: (count, amount) => `${count}つで ${amount}`,
  rules: (config) => [
    `リール${config.reels}本、${config.lines.length}ラインのスロットです。横3列と斜め2列で、同じ絵柄が左端のリールから続けて並ぶと当たりです。`,
    `鈴の首輪は左の2リールにそろうと当たり、ほかの絵柄は3つ並ぶと当たりです。各ラインでは最も高い配当だけを支払い、異なるラインの配当は合計します。`,
    'ワイルドもボーナスゲームもありません。リールが止まれば、そのラウンドは終わりです。',
    'どのリールにも、招き猫が縦に3つ続く場所が1か所あります。窓が9匹の招き猫で埋まると、このゲームの最高配当です。',
    '招き猫はリールの停止を目で追い、当たると手招きします。止まる前に結果を知らせることはありません。',
    '各ラウンドの結果は独立しています。前のラウンドは次の結果に影響しません。',
  ],
}

const en: TitleTexts = {
  symbols: {
    cat: 'Lucky cat',
    coin: 'Gold coin',
    knot: 'Cord knot',
    taiyaki: 'Sea bream cake',
    sake: 'Sake bottle',
    skewer: 'Fish skewer',
    lantern: 'Red lantern',
    bell: 'Bell collar',
  },
  scatterWin: (count, amount) => `${count} pay ${amount}`,
  rules: (config) => [
    `${config.reels} reels, ${config.lines.length} lines: three rows and two diagonals. Matching symbols on a line pay from the leftmost reel.`,
    'The bell collar pays for two or three; every other symbol pays for three. Each line pays its highest win only; wins on different lines are added.',
    'No wilds, no bonus games. When the reels stop, the round is over.',
    'Each reel has one place where three lucky cats sit on top of each other. Nine cats in view pay the top award.',
    'The big cat watches the reels stop and beckons when you win. It never gives a result away before the reels have landed.',
    'Every round is independent. Earlier rounds have no effect on the next.',
  ],
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
