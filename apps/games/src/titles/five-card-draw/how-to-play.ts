import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { HowToPlay } from '../../engines/how-to-play.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf(config: CardsConfig, figures: Figures) {
  const { game } = config
  if (game.play !== 'draw') throw new Error(`${config.gameCode} is not played as five-card draw`)
  const of = (hand: string) => figures.multiple(game.pays.find((one) => one.hand === hand)?.multiple ?? 0)
  return {
    pair: of('jacks-or-better'),
    flush: of('flush'),
    fullHouse: of('full-house'),
    royal: of('royal-flush'),
    rtp: figures.share(config.rtp.decimal, 4),
    rounds: figures.roundsPerHit(config.hitFrequency.decimal),
    hours: figures.number(config.actWithinHours),
  }
}

export const howToPlay: HowToPlay<'cards'> = {
  ja: (config, figures) => {
    const { pair, flush, fullHouse, royal, rtp, rounds, hours } = factsOf(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          '5枚のカードが配られます。残したいカードを選び（ホールド）、ほかのカードを一度だけ交換して、できた役で配当が決まります。相手はいません。',
          '52枚の新しいデッキを、ラウンドごとに切り直します。交換するカードは、残りの47枚から同じ確率で選ばれます。',
        ],
      },
      {
        title: '配当',
        text: [
          `役はJ以上のワンペアからで、${pair}倍、つまりベット額がそのまま戻ります。フラッシュは${flush}倍、フルハウスは${fullHouse}倍、ロイヤルフラッシュは${royal}倍です。`,
          '倍率はベット額を含みます。すべての役は、ゲームの画面と下の配当表にあります。',
        ],
      },
      {
        title: '最善のプレイ',
        text: [
          `毎回いちばん良い残し方を選ぶと、還元率は${rtp}です。ほかの残し方では、これより低くなります。最善でも、何かが戻るのは平均${rounds}回に1回ほどです。`,
          '残し方は32通りあります。「最善のホールドを表示」を押すと、すべてを計算して平均の配当が最も高いものを示します。はじめはオフです。',
        ],
      },
      {
        title: '途中でやめたとき',
        text: [`配られた手は${hours}時間お待ちします。その後は、ルールに従って終了し、配当があれば支払われます。`],
      },
    ]
  },
  en: (config, figures) => {
    const { pair, flush, fullHouse, royal, rtp, rounds, hours } = factsOf(config, figures)
    return [
      {
        title: 'How it works',
        text: [
          'You are dealt five cards. Hold the ones you want, swap the others once, and the hand you end up with sets the payout. There is no opponent.',
          'Every round has a freshly shuffled deck of 52. The cards you draw come from the other 47, each equally likely.',
        ],
      },
      {
        title: 'What it pays',
        text: [
          `The lowest paying hand is a pair of jacks, which returns ${pair}×: your stake. A flush returns ${flush}×, a full house ${fullHouse}× and a royal flush ${royal}×.`,
          'Multiples include your stake. All hands are listed in the game and in the paytable.',
        ],
      },
      {
        title: 'Best play',
        text: [
          `With the best hold in every hand the RTP is ${rtp}. Any other way to play returns less. Even then a hand returns something only about once in ${rounds}.`,
          'There are 32 ways to hold. “Show the best hold” works them all out and shows the one with the highest average payout. It is off at first.',
        ],
      },
      {
        title: 'If you leave in the middle',
        text: [
          `A dealt hand waits for ${hours} hours. After that it is finished as the rules say, and anything it has won is paid.`,
        ],
      },
    ]
  },
}
