import type { HowToPlay } from '../../engines/how-to-play.ts'
import { betFacts } from '../../engines/table/bet-facts.ts'

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const bet = betFacts(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          '3つのサイコロの目を予想するゲームです。合計や目の組み合わせの場所にチップを置き、サイコロを振ります。どの目も同じ確率で出ます。',
          '1回のゲームに何か所でも置けます。当たったベットは、元のベットを含めた額で受け取ります。',
        ],
      },
      {
        title: 'ベットの種類',
        text: [
          `はじめは「小」（合計4〜10）か「大」（合計11〜17）がわかりやすく、当たると${bet.returns('even-money')}倍です。奇数・偶数も同じです。3つとも同じ目のときは、この4つはすべて外れます。`,
          `1つの目は、3つのサイコロのどれかに出れば当たりで、出た数が多いほど倍率が上がり、3つそろうと${bet.returns('single')}倍です。2つの目の組み合わせは${bet.returns('pair')}倍です。`,
          `ゾロ目は、目を指定しなければ${bet.returns('any-triple')}倍、指定すると${bet.returns('triple')}倍です。指定したゾロ目は平均${bet.oneIn('triple')}回に1回しか出ません。`,
        ],
      },
      {
        title: '還元率',
        text: [
          `ほとんどのベットの還元率は${bet.bestRtp}（${bet.fraction('even-money')}）です。どのベットでも割合がそろうように、倍率を決めています。`,
          `例外は、合計10と11の${bet.rtp('total-10-11')}（${bet.fraction('total-10-11')}）と、同じ目が2つ以上の${bet.rtp('double')}（${bet.fraction('double')}）です。`,
        ],
      },
      {
        title: 'ベストな選び方',
        text: [
          `大小に腕の差はありません。還元率が${bet.bestRtp}のベットなら、どれを選んでも長い目で見た割合は同じで、違うのは当たりやすさと1回の大きさだけです。`,
          `大・小・奇数・偶数は平均${bet.oneIn('even-money')}回に1回ほど当たり、残高の動きは最もゆるやかです。`,
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
          'You bet on how three dice will fall. Place chips on totals, faces or combinations, then roll. Every face is equally likely.',
          'Bet on as many places as you like. A winning bet returns the amounts below, your bet included.',
        ],
      },
      {
        title: 'The bets',
        text: [
          `Small (a total of 4 to 10) and Big (11 to 17) are the easiest to follow and return ${bet.returns('even-money')}×, as do Odd and Even. All four lose when the three dice show the same face.`,
          `A single face wins if any die shows it, and returns more if two or three do, up to ${bet.returns('single')}×. A combination of two faces returns ${bet.returns('pair')}×.`,
          `Any triple returns ${bet.returns('any-triple')}×, a triple that you name ${bet.returns('triple')}×. A named triple comes once in ${bet.oneIn('triple')} rolls on average.`,
        ],
      },
      {
        title: 'The returns',
        text: [
          `Nearly every bet has an RTP of ${bet.bestRtp} (${bet.fraction('even-money')}). The paytable was made so that they match.`,
          `The exceptions are totals of 10 and 11 with ${bet.rtp('total-10-11')} (${bet.fraction('total-10-11')}) and two or more of a face with ${bet.rtp('double')} (${bet.fraction('double')}).`,
        ],
      },
      {
        title: 'Best play',
        text: [
          `There is no skill in sic bo. Among the bets with an RTP of ${bet.bestRtp} the long-run share is the same; what differs is how often they win and how much.`,
          `Small, Big, Odd and Even win about once in ${bet.oneIn('even-money')} rolls and move your balance most gently.`,
        ],
      },
    ]
  },
}
