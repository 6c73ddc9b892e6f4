import type { HowToPlay } from '../../engines/how-to-play.ts'
import { betFacts } from '../../engines/table/bet-facts.ts'
import { termsOf } from './texts.ts'

const example = 1000

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const [bet, { least, term, animals, most, mostIn }] = [betFacts(config, figures), termsOf(config, figures)]
    return [
      {
        title: '遊び方',
        text: [
          '大きな輪が止まる干支を当てるゲームです。1回のゲームはテーブルの全員に共通で、結果も同時に出ます。',
          'カウントダウンの間に、干支のマスにチップを置いて賭けます。締め切られると輪が回り、革の振り子が指した区画が結果です。',
          '賭けたあとに席を離れても、ベットは有効です。当たれば残高に入ります。',
        ],
      },
      {
        title: '干支と配当',
        text: [
          `輪には${term('segments')}の区画があり、どれも同じ確率です。向かい合う2つの干支（向かい干支）は、区画の数も配当も同じです。`,
          `元のベットを含めて、子と午は${least('rat-horse')}倍、丑と未は${least('ox-sheep')}倍、卯と酉は${least('rabbit-rooster')}倍、巳と亥は${least('snake-boar')}倍、寅と申は${least('tiger-monkey')}倍、辰と戌は${least('dragon-dog')}倍です。`,
          `平均すると、子は${bet.oneIn('rat-horse')}回に1回、丑は${bet.oneIn('ox-sheep')}回に1回、卯は${bet.oneIn('rabbit-rooster')}回に1回、巳は${bet.oneIn('snake-boar')}回に1回、寅は${bet.oneIn('tiger-monkey')}回に1回、辰は${bet.oneIn('dragon-dog')}回に1回当たります。`,
        ],
      },
      {
        title: '猫',
        text: [
          `十二支に入れなかった猫は、配当を増やします。${term('cat-2')}倍の猫と${term('cat-6')}倍の猫が1区画ずつあり、止まるとその回の当たりがすべて増え、輪がもう一度回ります。`,
          `続けて猫に止まれば掛け合わせます。猫は1回のゲームに${term('mostMultipliers')}回までで、そのあとは残りの${animals}区画から決まります。`,
          `最大の当たりはベットの${most}倍で、確率は${mostIn}回に1回です。`,
        ],
      },
      {
        title: '還元率',
        text: [
          `還元率は、どの干支も${bet.rtp('rat-horse')}（${bet.fraction('rat-horse')}）です。どこに賭けても、いくつ賭けても変わりません。`,
          `${figures.amount(example)}を100回（合計${bet.stakedOf(example)}）賭けると、平均で${bet.costOf('rat-horse', example)}が戻らない計算です。実際の結果は、この平均から大きく離れることがあります。`,
          '残高の動きをゆるやかにしたいときは、区画の多い干支を選びます。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const [bet, { least, term, animals, most, mostIn }] = [betFacts(config, figures), termsOf(config, figures)]
    return [
      {
        title: 'How it works',
        text: [
          'You bet on the animal at which a large wheel stops. Everyone at the table plays the same round and sees the same result at the same moment.',
          'While the countdown runs, place chips on animals and bet. After the lock the wheel turns, and the segment at the leather flapper is the result.',
          'If you leave after betting, your bet stands. A win goes to your balance.',
        ],
      },
      {
        title: 'The animals and what they pay',
        text: [
          `The wheel has ${term('segments')} segments, all equally likely. Animals that face each other in the circle of twelve have the same number of segments and the same prize.`,
          `Bet included, rat and horse return ${least('rat-horse')}×, ox and sheep ${least('ox-sheep')}×, rabbit and rooster ${least('rabbit-rooster')}×, snake and boar ${least('snake-boar')}×, tiger and monkey ${least('tiger-monkey')}×, dragon and dog ${least('dragon-dog')}×.`,
          `On average the rat wins once in ${bet.oneIn('rat-horse')} rounds, the ox once in ${bet.oneIn('ox-sheep')}, the rabbit once in ${bet.oneIn('rabbit-rooster')}, the snake once in ${bet.oneIn('snake-boar')}, the tiger once in ${bet.oneIn('tiger-monkey')} and the dragon once in ${bet.oneIn('dragon-dog')}.`,
        ],
      },
      {
        title: 'The cats',
        text: [
          `The cats missed the zodiac, and multiply instead. There is one segment for each: times ${term('cat-2')} and times ${term('cat-6')}. When the wheel stops on one, every win of the round is multiplied and the wheel turns again.`,
          `Two cats in a row multiply each other. A round has ${term('mostMultipliers')} at most; then the other ${animals} segments decide.`,
          `The most a bet can return is ${most}×, 1 in ${mostIn} rounds.`,
        ],
      },
      {
        title: 'The return',
        text: [
          `The RTP is ${bet.rtp('rat-horse')} (${bet.fraction('rat-horse')}) on every animal. It is the same wherever you bet, and on however many.`,
          `A hundred bets of ${figures.amount(example)}, ${bet.stakedOf(example)} in all, cost ${bet.costOf('rat-horse', example)} on average. A single evening can end far from that average.`,
          'If you want your balance to move more gently, choose animals with more segments.',
        ],
      },
    ]
  },
}
