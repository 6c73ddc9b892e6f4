import type { HowToPlay } from '../../engines/how-to-play.ts'
import { betFacts } from '../../engines/table/bet-facts.ts'

const example = 1000

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const bet = betFacts(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          '壺の中の2つのサイコロの合計が、偶数（丁）か奇数（半）かを当てるゲームです。丁と半は、ちょうど同じ確率です。',
          '丁か半にチップを置き、サイコロを振ります。壺が開くまで、目は誰にもわかりません。',
        ],
      },
      {
        title: 'ベットの種類',
        text: [
          `丁と半は、当たると元のベットを含めて${bet.returns('cho-han')}倍です。勝ちから別に手数料を引くことはありません。`,
          `ゾロ目（2つが同じ目）は${bet.returns('zorome')}倍、ピンゾロ（2つとも1）は${bet.returns('pin-zoro')}倍です。ゾロ目は平均${bet.oneIn('zorome')}回に1回、ピンゾロは${bet.oneIn('pin-zoro')}回に1回です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `還元率は、丁と半が${bet.rtp('cho-han')}（${bet.fraction('cho-han')}）、ゾロ目が${bet.rtp('zorome')}（${bet.fraction('zorome')}）、ピンゾロが${bet.rtp('pin-zoro')}（${bet.fraction('pin-zoro')}）です。最も高いのは丁と半で、どちらを選んでも同じです。`,
          `丁か半に${figures.amount(example)}を100回（合計${bet.stakedOf(example)}）賭けると、平均で${bet.costOf('cho-han', example)}が戻らない計算です。実際の結果は、この平均から離れることがあります。`,
        ],
      },
    ]
  },
  en: (config, figures) => {
    const bet = betFacts(config, figures)
    return [
      {
        title: 'How it works',
        text: [
          'Two dice are shaken under a cup. You bet on whether they add up to an even number (chō) or an odd one (han). Both are exactly equally likely.',
          'Place chips on chō or han and roll. Nobody knows the dice until the cup is lifted.',
        ],
      },
      {
        title: 'The bets',
        text: [
          `Chō and han return ${bet.returns('cho-han')}×, your bet included. No further commission is taken from wins.`,
          `Zorome (both dice alike) returns ${bet.returns('zorome')}×, pin-zoro (two ones) ${bet.returns('pin-zoro')}×. Zorome comes once in ${bet.oneIn('zorome')} rolls on average, pin-zoro once in ${bet.oneIn('pin-zoro')}.`,
        ],
      },
      {
        title: 'The returns, and best play',
        text: [
          `The RTP is ${bet.rtp('cho-han')} (${bet.fraction('cho-han')}) on chō and han, ${bet.rtp('zorome')} (${bet.fraction('zorome')}) on zorome and ${bet.rtp('pin-zoro')} (${bet.fraction('pin-zoro')}) on pin-zoro. Chō and han are the best, and it makes no difference which of the two.`,
          `A hundred bets of ${figures.amount(example)} on chō or han, ${bet.stakedOf(example)} in all, cost ${bet.costOf('cho-han', example)} on average. A single evening can end far from that average.`,
        ],
      },
    ]
  },
}
