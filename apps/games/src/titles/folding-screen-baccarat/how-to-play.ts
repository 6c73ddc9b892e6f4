import type { HowToPlay } from '../../engines/how-to-play.ts'
import { betFacts } from '../../engines/table/bet-facts.ts'

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const bet = betFacts(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          'プレイヤーとバンカーの2つの手のうち、9に近いほうを当てるゲームです。Aは1点、2〜9はその数、10と絵札は0点で、合計の1の位が点数になります。',
          'それぞれに2枚が配られ、決まったルールで3枚目を引くことがあります。引くかどうかを選ぶ場面はありません。',
          'カードは自分でめくる（絞り）ことも、自動でめくることもできます。カードはめくる前に決まっていて、めくり方で結果は変わりません。',
        ],
      },
      {
        title: 'ベットの種類',
        text: [
          `プレイヤーは、当たると元のベットを含めて${bet.returns('player')}倍です。バンカーは、コミッションありのテーブルで${bet.returns('banker')}倍、ノーコミッションのテーブルで${bet.returns('banker-free')}倍（6点で勝ったときは少なくなります）です。引き分けなら、どちらも全額戻ります。`,
          `タイは${bet.returns('tie')}倍、プレイヤーペアとバンカーペアは${bet.returns('player-pair')}倍、イーザーペアは${bet.returns('either-pair')}倍、スモールは${bet.returns('small')}倍、ビッグは${bet.returns('big')}倍です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `還元率が最も高いのは、コミッションありのテーブルのバンカーで${bet.rtp('banker')}です。プレイヤーは${bet.rtp('player')}、ノーコミッションのバンカーは${bet.rtp('banker-free')}です。`,
          `ほかのベットは、これより低くなります。ビッグは${bet.rtp('big')}、スモールは${bet.rtp('small')}、パーフェクトペアは${bet.rtp('perfect-pair')}、プレイヤーペアとバンカーペアは${bet.rtp('player-pair')}、イーザーペアは${bet.rtp('either-pair')}、タイは${bet.rtp('tie')}です。`,
          'カードは1ゲームごとに8組すべてをそろえるので、罫線や出たカードから次を読むことはできません。',
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
          'You bet on which of two hands, player or banker, comes closer to 9. An ace counts 1, cards from 2 to 9 their number, tens and court cards 0; the last digit of the sum is the total.',
          'Each hand gets two cards and may draw a third by fixed rules. There are no decisions to take.',
          'Turn the cards over yourself (squeeze) or have them dealt open. They are drawn before you touch them, and how you turn them changes nothing.',
        ],
      },
      {
        title: 'The bets',
        text: [
          `The player returns ${bet.returns('player')}×, your bet included. The banker returns ${bet.returns('banker')}× at the table with commission and ${bet.returns('banker-free')}× at the table without, where a win with 6 returns less. On a tie both come back in full.`,
          `A tie returns ${bet.returns('tie')}×, player pair and banker pair ${bet.returns('player-pair')}×, either pair ${bet.returns('either-pair')}×, small ${bet.returns('small')}× and big ${bet.returns('big')}×.`,
        ],
      },
      {
        title: 'The returns, and best play',
        text: [
          `The best RTP is that of the banker at the table with commission: ${bet.rtp('banker')}. Player: ${bet.rtp('player')}. Banker without commission: ${bet.rtp('banker-free')}.`,
          `The other bets return less. Big: ${bet.rtp('big')}. Small: ${bet.rtp('small')}. Perfect pair: ${bet.rtp('perfect-pair')}. Player pair and banker pair: ${bet.rtp('player-pair')}. Either pair: ${bet.rtp('either-pair')}. Tie: ${bet.rtp('tie')}.`,
          'Every hand is dealt from eight full decks, so nothing about the next one can be read from the roads or from the cards that have come.',
        ],
      },
    ]
  },
}
