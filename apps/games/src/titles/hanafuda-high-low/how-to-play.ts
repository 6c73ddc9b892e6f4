import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { HowToPlay } from '../../engines/how-to-play.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf(config: CardsConfig, figures: Figures) {
  const { game } = config
  if (game.play !== 'high-low') throw new Error(`${config.gameCode} is not played as high-low`)
  /** After one right guess that so many months would have made right. */
  const after = (right: number) => figures.multiple((config.rtp.decimal * game.months) / right)
  return {
    months: figures.number(game.months),
    skips: figures.number(game.mostSkips),
    half: after(game.months / 2),
    one: after(1),
    rtp: figures.share(config.rtp.decimal),
    least: figures.share(config.leastRtp.decimal),
    most: figures.multiple(config.maxWin.multiple),
    hours: figures.number(config.actWithinHours),
  }
}

export const howToPlay: HowToPlay<'cards'> = {
  ja: (config, figures) => {
    const { months, skips, half, one, rtp, least, most, hours } = factsOf(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          `花札の${months}か月から1枚が出ます。次の月が「その月以降」か「その月以前」かを予想します。同じ月は、どちらでも当たりです。`,
          '1回当てたら、いつでも受け取って終了できます。続けて当てると、受け取り額は掛け合わさって増えます。はずれると、ベット額は戻りません。',
          `気の進まない札は、1ラウンドに${skips}回まで見送れます。どの月も毎回同じ確率で出るので、前の札から次を読むことはできません。`,
        ],
      },
      {
        title: '受け取り額',
        text: [
          `当たりになる月が少ない予想ほど、倍率は高くなります。${months}か月のうち半分が当たりの予想なら${half}倍、1か月だけなら${one}倍です。最大はベット額の${most}倍です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `どう予想しても、いつ受け取っても、端数を切り捨てる前の還元率は${rtp}です。切り捨て後も${least}を下回りません。`,
          '有利な予想も有利な止めどきもなく、違うのは当たりやすさと1回の大きさだけです。',
        ],
      },
      {
        title: '途中でやめたとき',
        text: [
          `ラウンドは${hours}時間お待ちします。その後は、ルールに従って終了します。すでに当てていれば、その額が支払われます。`,
        ],
      },
    ]
  },
  en: (config, figures) => {
    const { months, skips, half, one, rtp, least, most, hours } = factsOf(config, figures)
    return [
      {
        title: 'How it works',
        text: [
          `One of the ${months} hanafuda months is shown. Guess whether the next one is that month or later, or that month or earlier. The same month wins either way.`,
          'After one right guess you can cash out whenever you like. Each further right guess multiplies your cash-out; a wrong one ends the round, and your bet is lost.',
          `You can skip up to ${skips} months in a round. Every month is equally likely every time, so nothing can be read from the ones before.`,
        ],
      },
      {
        title: 'What it pays',
        text: [
          `The fewer months make a guess right, the more it pays. One that half of the ${months} months would make right returns ${half}×, one that a single month would ${one}×. The most is ${most}× your bet.`,
        ],
      },
      {
        title: 'The return, and best play',
        text: [
          `However you guess and whenever you stop, the RTP is ${rtp} before amounts are rounded down to the yen. After rounding it is at least ${least}.`,
          'There is no better guess and no better moment to stop. What differs is how often you win and how much.',
        ],
      },
      {
        title: 'If you leave in the middle',
        text: [
          `A round waits for ${hours} hours. After that it is finished as the rules say; a cash-out that you had reached is paid.`,
        ],
      },
    ]
  },
}
