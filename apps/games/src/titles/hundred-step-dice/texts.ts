import { readingOf, type SliderConfig } from '../../engines/instant/slider/slider-config.ts'
import type { SliderTitleTexts } from '../../engines/instant/slider/slider-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

function factsOf({ numbers, winning, preset, maxWin, rtp, leastRtp }: SliderConfig, figures: Figures) {
  return {
    last: readingOf(numbers - 1),
    numbers: figures.number(numbers),
    least: figures.number(winning.least),
    most: figures.number(winning.most),
    preset: readingOf(preset.at),
    rtp: figures.share(rtp.decimal),
    leastRtp: figures.share(leastRtp.decimal),
    highest: figures.multiple(maxWin.multiple),
    oneIn: figures.rounds(maxWin.oneIn),
  }
}

const ja: SliderTitleTexts = {
  rules: (config, figures) => {
    const { last, numbers, least, most, preset, rtp, leastRtp, highest, oneIn } = factsOf(config, figures)
    return [
      `賽が物差しの上を転がり、0.00から${last}までの${numbers}個の目盛りのどれかで止まります。どの目盛りも確率は同じで、止まる場所はサーバーの抽選で先に決まります。`,
      '目盛りを1つ選び、それより下か、それより上かに賭けます。選んだ目盛りちょうどで止まったときは、どちらもはずれです。',
      `当たる目盛りの数は、${least}個から${most}個まで選べます。倍率は、還元率を当たる確率で割った分数です。受け取り額は、ベット額に倍率をかけ、1円未満を一度だけ切り捨てた額です。`,
      `還元率は、どの目盛りでも同じ${rtp}です。切り捨て後は、最も不利な目盛りとベット額で${leastRtp}です。`,
      `最高倍率は${highest}倍です（${oneIn}回に1回）。`,
      `ヒット率は、目盛りを${preset}に置き、その下に賭けた場合のものです。過去の結果は、次の結果の確率を変えません。`,
    ]
  },
}

const en: SliderTitleTexts = {
  rules: (config, figures) => {
    const { last, numbers, least, most, preset, rtp, leastRtp, highest, oneIn } = factsOf(config, figures)
    return [
      `A die rolls along a ruler and stops at one of ${numbers} steps, from 0.00 to ${last}. Every step is equally likely, and the server draws where it stops before it rolls.`,
      'Set a mark and bet that the die stops under it or over it. If it stops exactly on the mark, neither side wins.',
      `You can let ${least} to ${most} of the steps win. The multiplier is the RTP divided by the chance, as a fraction. You get your bet times the multiplier, rounded down to the yen once.`,
      `The RTP is ${rtp} at every mark. After rounding down it is ${leastRtp} at the least favourable mark and bet.`,
      `The highest multiplier is ${highest}× (1 in ${oneIn}).`,
      `The hit rate is for a bet under ${preset}. Past results do not change the odds.`,
    ]
  },
}

export const texts: Readonly<Record<Language, SliderTitleTexts>> = { ja, en }
