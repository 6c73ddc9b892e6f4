import type { HowToPlay } from '../../engines/how-to-play.ts'
import { readingOf, type SliderConfig, sliderOf } from '../../engines/instant/slider/slider-config.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf({ numbers, winning, rtp, leastRtp, maxWin }: SliderConfig, figures: Figures) {
  return {
    last: readingOf(numbers - 1),
    numbers: figures.number(numbers),
    least: figures.number(winning.least),
    most: figures.number(winning.most),
    rtp: figures.share(rtp.decimal),
    leastRtp: figures.share(leastRtp.decimal),
    highest: figures.multiple(maxWin.multiple),
    oneIn: figures.rounds(maxWin.oneIn),
  }
}

export const howToPlay: HowToPlay<'instant'> = {
  ja: (config, figures) => {
    const { last, numbers, least, most, rtp, leastRtp, highest, oneIn } = factsOf(sliderOf(config), figures)
    return [
      {
        title: '遊び方',
        text: [
          `賽が物差しの上を転がり、0.00から${last}までの${numbers}個の目盛りのどれかで止まります。止まる場所が、選んだ目盛りより下か上かを当てるゲームです。`,
          'ベット額と目盛り、下か上かを選んで始めます。止まる場所はサーバーの抽選で先に決まり、画面の賽はそのとおりに転がります。選んだ目盛りちょうどで止まったときは、どちらもはずれです。',
        ],
      },
      {
        title: '配当',
        text: [
          `当たる目盛りは${least}個から${most}個まで選べます。少ないほど当たりにくく、倍率は高くなります。倍率と当たる確率は、目盛りを動かすたびに表示されます。`,
          `最も高い倍率は${highest}倍で、${oneIn}回に1回です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `どの目盛りを選んでも、端数を切り捨てる前の還元率は${rtp}です。切り捨て後も、提供しているどのベット額でも${leastRtp}を下回りません。`,
          '目盛りをどこに置いても、平均で戻る割合は変わりません。長く楽しみたいときは、当たる目盛りを多くするのが向いています。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const { last, numbers, least, most, rtp, leastRtp, highest, oneIn } = factsOf(sliderOf(config), figures)
    return [
      {
        title: 'How it works',
        text: [
          `A die rolls along a ruler and stops at one of ${numbers} steps, from 0.00 to ${last}. You say whether it stops under or over a mark that you set.`,
          'Choose your bet, the mark, and under or over. The server draws where the die stops before it rolls, and the die you see follows it. If it stops exactly on the mark, neither side wins.',
        ],
      },
      {
        title: 'What it pays',
        text: [
          `Let ${least} to ${most} of the steps win. Fewer steps win less often and pay more. The multiplier and the chance are shown as you move the mark.`,
          `The highest multiplier is ${highest}×, once in ${oneIn} rolls.`,
        ],
      },
      {
        title: 'The return, and best play',
        text: [
          `Every mark has an RTP of ${rtp} before amounts are rounded down to the yen. After rounding it is at least ${leastRtp} at every bet on offer.`,
          'Where you set the mark does not change what comes back on average. For a longer game, let many steps win.',
        ],
      },
    ]
  },
}
