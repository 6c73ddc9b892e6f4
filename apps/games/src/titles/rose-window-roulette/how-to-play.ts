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
          'ボールが止まる数を予想して、チップを置くゲームです。数は0から36までの37個で、どの数も同じ確率で出ます。',
          'チップを選び、数字の上や境目に置きます。1回のゲームに何か所でも置けます。準備ができたら、ボールを回します。',
          '当たったベットは、元のベットを含めた額で受け取ります。外れたベットは戻りません。',
        ],
      },
      {
        title: 'ベットの種類',
        text: [
          `1つの数に置くストレートは${bet.returns('straight')}倍です。2つの数の境目なら${bet.returns('split')}倍、3つ並びは${bet.returns('street')}倍、4つの角は${bet.returns('corner')}倍、6つは${bet.returns('six-line')}倍です。`,
          `12個の数を選ぶダズンとカラムは${bet.returns('dozen')}倍、赤か黒か、奇数か偶数か、前半か後半かは${bet.returns('even-chance')}倍です。`,
          'レーストラックは、ホイールの並びに沿って何枚かのチップをまとめて置くためのものです。置かれるのは普通のベットで、還元率も同じです。',
        ],
      },
      {
        title: '2つのテーブルと還元率',
        text: [
          `シングルゼロのテーブルでは、すべてのベットの還元率が${bet.rtp('straight')}（${bet.fraction('straight')}）です。どこに置いても、長い目で見た割合は変わりません。`,
          `ラ・パルタージュのテーブルでは、0が出ると、赤黒・奇偶・前後半のベットの半分が戻ります。この3種類の還元率は${bet.rtp('even-chance-half')}（${bet.fraction('even-chance-half')}）で、このゲームで最も高い値です。${bet.least('even-chance-half')}から賭けられます。`,
          `たとえば赤に${figures.amount(example)}を100回（合計${bet.stakedOf(example)}）賭けると、平均でラ・パルタージュでは${bet.costOf('even-chance-half', example)}、シングルゼロでは${bet.costOf('even-chance', example)}が戻らない計算です。実際の結果は、この平均から大きく離れることがあります。`,
        ],
      },
      {
        title: 'ベストな選び方',
        text: [
          'ルーレットに腕の差はありません。還元率を重視するなら、ラ・パルタージュのテーブルで赤黒・奇偶・前後半を選びます。',
          `1つの数は平均で${bet.oneIn('straight')}回に1回しか当たりません。長く楽しみたいときは、当たりやすいベットのほうが残高の動きはゆるやかです。`,
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
          'You bet on the number where the ball will stop. There are 37 numbers, 0 to 36, and each is equally likely.',
          'Pick a chip and place it on a number or on the lines between numbers, in as many places as you like. Then spin.',
          'A winning bet returns the amounts below, your bet included. A losing bet is gone.',
        ],
      },
      {
        title: 'The bets',
        text: [
          `One number, a straight up, returns ${bet.returns('straight')}×. Two numbers return ${bet.returns('split')}×, a row of three ${bet.returns('street')}×, a corner of four ${bet.returns('corner')}× and six numbers ${bet.returns('six-line')}×.`,
          `A dozen or a column returns ${bet.returns('dozen')}×. Red or black, odd or even, low or high return ${bet.returns('even-chance')}×.`,
          'The racetrack places several chips at once, in the order of the wheel. They are ordinary bets with the same RTP.',
        ],
      },
      {
        title: 'Two tables, two returns',
        text: [
          `At the single-zero table every bet has an RTP of ${bet.rtp('straight')} (${bet.fraction('straight')}). Wherever you place your chips, the long-run share is the same.`,
          `At the la partage table, zero gives back half of every bet on red, black, odd, even, low and high. Their RTP is ${bet.rtp('even-chance-half')} (${bet.fraction('even-chance-half')}), the best in this game. They start at ${bet.least('even-chance-half')}.`,
          `A hundred bets of ${figures.amount(example)} on red, ${bet.stakedOf(example)} in all, cost ${bet.costOf('even-chance-half', example)} on average with la partage and ${bet.costOf('even-chance', example)} without it. A single evening can end far from that average.`,
        ],
      },
      {
        title: 'Best play',
        text: [
          'There is no skill in roulette. If you go by the return, choose red, black, odd, even, low or high at the la partage table.',
          `A single number comes up once in ${bet.oneIn('straight')} spins on average. If you want your balance to last, bets that win more often move it more gently.`,
        ],
      },
    ]
  },
}
