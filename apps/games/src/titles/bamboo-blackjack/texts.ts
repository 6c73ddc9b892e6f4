import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { BlackjackTitleTexts } from '../../engines/cards/blackjack/blackjack-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

/** The figures of the rules, formatted. */
function figuresOf(config: CardsConfig, figures: Figures) {
  const { game } = config
  if (game.play !== 'blackjack') throw new Error(`${config.gameCode} is not played as blackjack`)
  const { naturalPays, allStakes, insuranceReturn } = game
  return {
    natural: `${naturalPays.numerator}:${naturalPays.denominator}`,
    first: figures.share(config.rtp.decimal, 4),
    all: figures.share(allStakes.rtp.decimal, 4),
    staked: figures.multiple(allStakes.staked.decimal),
    insurance: figures.share(insuranceReturn.decimal, 1),
    hitsSoft17: game.dealerHitsSoft17,
  }
}

const ja: BlackjackTitleTexts = {
  rules: (config, figures) => {
    const { natural, first, all, staked, insurance, hitsSoft17 } = figuresOf(config, figures)
    return [
      '21を超えずに、ディーラーより大きい合計を目指します。絵札は10、エースは1か11です。1〜3か所に置いて、同時に遊べます。',
      'カードは1枚ごとに、52枚そろった新しいデッキから引きます。前に出たカードは、次のカードに影響しません。',
      `最初の2枚で21なら「ブラックジャック」で、${natural}の配当です。ディーラーは16以下で引き、17以上でスタンドします（ソフト17では${hitsSoft17 ? '引きます' : 'スタンドします'}）。`,
      'ディーラーはエースか10のカードのとき、あなたの番の前にブラックジャックかどうかを確かめます。',
      'ダブルはどの2枚でも、スプリットの後でもできます。同じ値の2枚は1回だけスプリットでき、エースのスプリットには1枚ずつだけ配られます。スプリット後の21はブラックジャックになりません。',
      `ディーラーがエースのとき、ベットの半分でインシュランスを掛けられます。当たると2:1の配当で、還元率は${insurance}です。最善の手順では掛けません。`,
      `最善の手順での還元率は、最初のベットに対して${first}です。ダブルやスプリットの追加も含めた全ベットに対しては${all}で、1つの手に平均して最初のベットの${staked}倍を賭けます。`,
      '「最善手の表示」をオンにすると、いつでも最善の動きがわかります。ラウンドの後には、あなたの判断が平均でどれだけの損になったかを示します。',
      '追加のベットが限度額や残高のために受け付けられなくても、手はそのまま続けられます。ほかの動きはすべて選べます。',
      'キーボードでは、ボタンを選んでいるときにHでヒット、Sでスタンド、Dでダブル、Pでスプリット、Iでインシュランス、Nで掛けない、を選べます。',
    ]
  },
}

const en: BlackjackTitleTexts = {
  rules: (config, figures) => {
    const { natural, first, all, staked, insurance, hitsSoft17 } = figuresOf(config, figures)
    return [
      'Get closer to 21 than the dealer without going over. Picture cards count 10, aces 1 or 11. Bet on one, two or three places and play them at once.',
      'Each card comes from a fresh deck of 52, so the cards that came before never change the next one.',
      `21 with the first two cards is a blackjack and pays ${natural}. The dealer draws to 16 and stands on 17 and above; the dealer ${hitsSoft17 ? 'hits' : 'stands on'} soft 17.`,
      'With an ace or a ten, the dealer checks for blackjack before your first move.',
      'You may double any two cards, after a split too. Two cards of one value can be split once; split aces get one card each, and 21 after a split is not a blackjack.',
      `When the dealer shows an ace, you may insure a hand for half its bet. Insurance pays 2:1 and returns ${insurance}. Best play never takes it.`,
      `With best play the RTP is ${first} of first stakes. Counting the further stakes of doubles and splits, it is ${all} of everything staked; a hand takes ${staked}× its first stake on average.`,
      'Switch on “Show best play” to see the best move at any time. After each round you see what your decisions cost on average.',
      'If a limit or your balance refuses a further stake, your hand simply goes on and every other move stays open.',
      'On a keyboard, while the buttons have the focus: H hits, S stands, D doubles, P splits, I takes insurance, N declines it.',
    ]
  },
}

export const texts: Readonly<Record<Language, BlackjackTitleTexts>> = { ja, en }
