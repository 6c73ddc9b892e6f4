import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { HighLowTitleTexts } from '../../engines/cards/high-low/high-low-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: HighLowTitleTexts = {
  rules: (config, figures) => {
    const { months, mostSkips } = gameOf(config)
    const [rtp, most] = [figures.share(config.rtp.decimal), figures.multiple(config.maxWin.multiple)]
    return [
      `花札の${months}か月から1枚が出ます。次に出る月が「その月以降」か「その月以前」かを予想します。同じ月は、どちらでも当たりです。`,
      `1月の札には「2月以降」と「1月だけ」、${months}月の札には「${months - 1}月以前」と「${months}月だけ」があります。`,
      `どの月も、毎回${months}分の1の確率で出ます。前に出た月は、次の月の確率を変えません。`,
      `当てるたびに、受け取り額は「${months} ÷ 当たりになる月の数」倍になります。1回当てたら、いつでも受け取って終了できます。はずれるとラウンドは終了し、ベット額は戻りません。`,
      `札は1ラウンドに${figures.number(mostSkips)}回まで見送れます。見送っても受け取り額は変わりません。`,
      `受け取り額は、ベット額 × ${rtp} × 当てた予想すべての倍率です。1円未満は最後に1度だけ切り捨てます。切り捨て前の RTP（還元率）は、予想の仕方や終えるタイミングによらず ${rtp} です。`,
      `受け取り額は、ベット額の${most}倍までです。これを超える予想は選べません。選べる予想がなくなると、自動で受け取ります。`,
    ]
  },
}

const en: HighLowTitleTexts = {
  rules: (config, figures) => {
    const { months, mostSkips } = gameOf(config)
    const [rtp, most] = [figures.share(config.rtp.decimal), figures.multiple(config.maxWin.multiple)]
    return [
      `One of the ${months} hanafuda months is shown. Guess whether the next one is that month or later, or that month or earlier. The same month wins either way.`,
      'Beside January you choose between “February or later” and “January again”, beside December between “November or earlier” and “December again”.',
      `Every month has a chance of 1 in ${months}, every time. The months that have come up do not change the odds of the next.`,
      `A right guess multiplies your cash-out by ${months} ÷ the number of months that win. After one right guess you can cash out at any time. A wrong guess ends the round, and your bet is lost.`,
      `You can skip a month up to ${figures.number(mostSkips)} times in a round. A skip does not change your cash-out.`,
      `Cash-out = bet × ${rtp} × the multipliers of all your right guesses, rounded down to the yen once, at the end. Before rounding, the RTP is ${rtp} however you guess and whenever you stop.`,
      `The highest cash-out is ${most}× your bet. A guess that would go beyond it is not offered; when none is left, the round is cashed out for you.`,
    ]
  },
}

export const texts: Readonly<Record<Language, HighLowTitleTexts>> = { ja, en }

function gameOf({ game }: CardsConfig) {
  if (game.play !== 'high-low') throw new Error('these rules are of high-low')
  return game
}
