import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    firefly: '蛍',
    umbrella: '番傘',
    tea: '急須',
    geta: '下駄',
    'river-fish': '鮎',
    frog: '蛙',
    bucket: '湯桶',
    iris: '花菖蒲',
    fern: 'しだ',
  },
  scatterWin: (count, amount) => `${count}つで ${amount}`,
  rules: (config) => [
    `リール${config.reels}本、${config.lines.length}ラインのスロットです。リールの1本1本が宿の窓です。横3列と斜め2列で、同じ絵柄が左端のリールから続けて並ぶと当たりです。`,
    'しだは左の2リールにそろうと当たり、ほかの絵柄は3つ並ぶと当たりです。各ラインでは最も高い配当だけを支払い、異なるラインの配当は合計します。',
    '蛍はワイルドで、すべての絵柄の代わりになります。蛍が止まった窓には明かりがともり、配当の判定前に、窓いっぱいに蛍が広がります。',
    '明かりのついた窓はそのまま残り、ほかの窓だけがもう一度回ります（リスピン）。リスピンは残高から引かれません。新しい窓に蛍が止まるたびに続きます。',
    `最初のスピンでもリスピンでも、窓が蛍で埋まってから、そろったラインの配当を支払います。${config.reels}つの窓すべてに明かりがともると、全ラインが蛍の配当になり、ラウンドは終わりです。`,
    '各ラウンドの結果は独立しています。窓の明かりは次のラウンドには残りません。',
  ],
}

const en: TitleTexts = {
  symbols: {
    firefly: 'Firefly',
    umbrella: 'Paper umbrella',
    tea: 'Tea set',
    geta: 'Sandals',
    'river-fish': 'River fish',
    frog: 'Frog',
    bucket: 'Bath bucket',
    iris: 'Iris',
    fern: 'Fern',
  },
  scatterWin: (count, amount) => `${count} pay ${amount}`,
  rules: (config) => [
    `${config.reels} reels, ${config.lines.length} lines: three rows and two diagonals. Each reel is a window of the inn. Matching symbols on a line pay from the leftmost reel.`,
    'The fern pays for two or three; every other symbol pays for three. Each line pays its highest win only; wins on different lines are added.',
    'The firefly is wild and stands in for every symbol. A window where one lands lights up and fills with fireflies before wins are paid.',
    'Lit windows stay while the others respin, at no extra cost. Each new window that lights up brings another respin.',
    `The first spin and every respin pay their lines, each after its windows have filled. When all ${config.reels} windows are lit, every line pays the firefly prize and the round is over.`,
    'Every round is independent. Lit windows do not carry over to the next one.',
  ],
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
