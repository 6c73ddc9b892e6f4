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
          '1台のルーレットを、テーブルの全員で囲むライブテーブルです。ラウンドはおよそ30秒ごとに始まり、全員が同じ瞬間に同じ結果を見ます。',
          'チップを選んで数字や境目に置き、「賭ける」を押します。受付の残り時間は画面に表示され、締切までは何度か追加できます。',
          'ラウンドの途中で画面を閉じても、賭けたチップは有効です。次に開いたときに結果を確認できます。',
        ],
      },
      {
        title: 'ベットの種類',
        text: [
          `1つの数に置くストレートは${bet.returns('straight')}倍です。2つの数の境目なら${bet.returns('split')}倍、3つ並びは${bet.returns('street')}倍、4つの角は${bet.returns('corner')}倍、6つは${bet.returns('six-line')}倍です。`,
          `12個の数を選ぶダズンとカラムは${bet.returns('dozen')}倍、赤か黒か、奇数か偶数か、前半か後半かは${bet.returns('even-chance')}倍です。いずれも元のベットを含みます。`,
          'レーストラックは、ホイールの並びに沿って何枚かのチップをまとめて置くためのものです。置かれるのは普通のベットで、還元率も同じです。',
        ],
      },
      {
        title: '還元率',
        text: [
          `どのベットも還元率は${bet.rtp('straight')}（${bet.fraction('straight')}）です。どこに置いても、長い目で見た割合は変わりません。`,
          `たとえば赤に${figures.amount(example)}を100回（合計${bet.stakedOf(example)}）賭けると、平均で${bet.costOf('even-chance', example)}が戻らない計算です。実際の結果は、この平均から大きく離れることがあります。`,
        ],
      },
      {
        title: '結果の決まり方',
        text: [
          '各ラウンドのサーバーシードは、ベットを受け付ける前に確定しています。締切後、受け付けた全ベットに別の鍵で署名し、その値を加えて初めて結果が決まります。締切の前に結果を知ることは、運営側にもできません。',
          'シードと署名はラウンドの終わりに公開され、誰でも検証できます。',
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
          'A live table with one wheel for everyone. A round starts about every 30 seconds, and all players see the same result at the same moment.',
          'Pick a chip, place it on numbers or lines, and press “Place bets”. The time left is on the screen, and you can add bets until the table closes them.',
          'If you leave in mid-round your placed bets stand. You’ll see what became of them when you come back.',
        ],
      },
      {
        title: 'The bets',
        text: [
          `One number, a straight up, returns ${bet.returns('straight')}×. Two numbers return ${bet.returns('split')}×, a row of three ${bet.returns('street')}×, a corner of four ${bet.returns('corner')}× and six numbers ${bet.returns('six-line')}×.`,
          `A dozen or a column returns ${bet.returns('dozen')}×. Red or black, odd or even, low or high return ${bet.returns('even-chance')}×. Your bet is included.`,
          'The racetrack places several chips at once, in the order of the wheel. They are ordinary bets with the same RTP.',
        ],
      },
      {
        title: 'Return to player',
        text: [
          `Every bet has an RTP of ${bet.rtp('straight')} (${bet.fraction('straight')}). Wherever you place your chips, the long-run share is the same.`,
          `A hundred bets of ${figures.amount(example)} on red, ${bet.stakedOf(example)} in all, cost ${bet.costOf('even-chance', example)} on average. A single evening can end far from that average.`,
        ],
      },
      {
        title: 'How results are made',
        text: [
          'Each round’s server seed is fixed before bets open. After they close, a separate key signs all accepted bets, and only that signature completes the result. Nobody, not even the house, can know it earlier.',
          'Seed and signature are published when the round ends, and anyone can verify them.',
        ],
      },
    ]
  },
}
