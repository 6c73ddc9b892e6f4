import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { HowToPlay } from '../../engines/how-to-play.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf(config: CardsConfig, figures: Figures) {
  const { game } = config
  if (game.play !== 'blackjack') throw new Error(`${config.gameCode} is not played as blackjack`)
  const { naturalPays, allStakes, insuranceReturn, mostHands } = game
  return {
    hands: figures.number(mostHands),
    natural: `${naturalPays.numerator}:${naturalPays.denominator}`,
    first: figures.share(config.rtp.decimal, 4),
    all: figures.share(allStakes.rtp.decimal, 4),
    staked: figures.multiple(allStakes.staked.decimal),
    insurance: figures.share(insuranceReturn.decimal, 1),
    hours: figures.number(config.actWithinHours),
    hitsSoft17: game.dealerHitsSoft17,
  }
}

export const howToPlay: HowToPlay<'cards'> = {
  ja: (config, figures) => {
    const { hands, natural, first, all, staked, insurance, hours, hitsSoft17 } = factsOf(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          '21を超えない範囲で、ディーラーより大きい合計を目指すゲームです。絵札は10、エースは1か11として数えます。',
          `1〜${hands}か所にチップを置くと、それぞれに2枚ずつ配られます。もう1枚引く（ヒット）、そのまま勝負する（スタンド）、ベットを倍にして1枚だけ引く（ダブル）、同じ値の2枚を分ける（スプリット）から選びます。`,
          `ディーラーは16以下で引き、17以上で止まります（エースを11と数える17では${hitsSoft17 ? '引きます' : '止まります'}）。カードは1枚ごとに52枚そろった新しいデッキから引くので、前に出たカードは次に影響しません。カウンティングは意味を持ちません。`,
        ],
      },
      {
        title: '配当',
        text: [
          `勝つと同額の配当、最初の2枚で21（ブラックジャック）なら${natural}の配当です。同じ合計なら引き分けで、ベットは戻ります。`,
          `ディーラーがエースのときのインシュランスは別のベットで、還元率は${insurance}です。平均すると損が大きく、最善の手順では選びません。`,
        ],
      },
      {
        title: '最善のプレイ',
        text: [
          `いつも最善の手を選ぶと、最初のベットに対する還元率は${first}です。ダブルやスプリットの追加まで含めたベット総額に対しては${all}で、1つの手に平均で最初のベットの${staked}倍を賭けます。`,
          '最善手はゲームの中でいつでも表示できます（最初はオフです）。ラウンドの後には、選んだ手が平均でどれだけの損だったかもわかります。最善手も、勝ちを約束するものではありません。',
        ],
      },
      {
        title: '途中でやめたとき',
        text: [
          `手の途中で画面を閉じても、${hours}時間お待ちします。その後は、ルールに従ってスタンドし、ディーラーが引いて終わります。`,
          '追加のベットが残高や上限のために受け付けられないときも、手はそのまま続けられます。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const { hands, natural, first, all, staked, insurance, hours, hitsSoft17 } = factsOf(config, figures)
    return [
      {
        title: 'How it works',
        text: [
          'Get closer to 21 than the dealer without going over. Picture cards count 10, aces 1 or 11.',
          `Bet on one to ${hands} places; each gets two cards. Then hit (take a card), stand (keep what you have), double (double your bet for exactly one card) or split (turn two cards of one value into two hands).`,
          `The dealer draws to 16 and stands on 17 and above; the dealer ${hitsSoft17 ? 'hits' : 'stands on'} a 17 with an ace counted as 11. Each card comes from a fresh deck of 52, so cards that came before never change the next one, and counting them is of no use.`,
        ],
      },
      {
        title: 'What it pays',
        text: [
          `A win pays even money; 21 with the first two cards, a blackjack, pays ${natural}. On equal totals your bet comes back.`,
          `Insurance, offered when the dealer shows an ace, is a bet of its own with an RTP of ${insurance}. It costs more than the game itself, and best play never takes it.`,
        ],
      },
      {
        title: 'Best play',
        text: [
          `With the best move in every hand the RTP is ${first} of first stakes. Counting the further stakes of doubles and splits, it is ${all} of everything staked; a hand takes ${staked}× its first stake on average.`,
          'The game shows the best move whenever you ask (it is off at first), and after each round what your own choices cost on average. Best play is no promise of a win.',
        ],
      },
      {
        title: 'If you leave in the middle',
        text: [
          `Your hand waits for ${hours} hours. After that it stands as the rules say, the dealer draws, and the round is settled.`,
          'If a limit or your balance refuses a further stake, the hand goes on without it.',
        ],
      },
    ]
  },
}
