import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Language } from '../../../shell/text/messages.ts'
import { betFacts } from '../bet-facts.ts'
import type { CommissionWords } from './words.ts'

/** Paragraphs of a guide to baccarat, for people who have never played it. */
export interface BaccaratGuide {
  readonly game: string
  readonly draw: string
  readonly sides: string
  readonly others: string
  readonly best: string
  readonly lower: string
  readonly noMemory: string
}

type Guide = (config: TableConfig, figures: Figures, where: CommissionWords) => BaccaratGuide

export const baccaratGuide: Readonly<Record<Language, Guide>> = {
  ja: (config, figures, { commission, noCommission }) => {
    const bet = betFacts(config, figures)
    return {
      game: 'プレイヤーとバンカーの2つの手のうち、9に近いほうを当てるゲームです。Aは1点、2〜9はその数、10と絵札は0点で、合計の1の位が点数になります。',
      draw: 'それぞれに2枚が配られ、決まったルールで3枚目を引くことがあります。引くかどうかを選ぶ場面はありません。',
      sides: `プレイヤーは、当たると元のベットを含めて${bet.returns('player')}倍です。バンカーは、${commission}で${bet.returns('banker')}倍、${noCommission}で${bet.returns('banker-free')}倍（6点で勝ったときは少なくなります）です。引き分けなら、どちらも全額戻ります。`,
      others: `タイは${bet.returns('tie')}倍、プレイヤーペアとバンカーペアは${bet.returns('player-pair')}倍、イーザーペアは${bet.returns('either-pair')}倍、スモールは${bet.returns('small')}倍、ビッグは${bet.returns('big')}倍です。`,
      best: `還元率が最も高いのは、${commission}のバンカーで${bet.rtp('banker')}です。プレイヤーは${bet.rtp('player')}、ノーコミッションのバンカーは${bet.rtp('banker-free')}です。`,
      lower: `ほかのベットは、これより低くなります。ビッグは${bet.rtp('big')}、スモールは${bet.rtp('small')}、パーフェクトペアは${bet.rtp('perfect-pair')}、プレイヤーペアとバンカーペアは${bet.rtp('player-pair')}、イーザーペアは${bet.rtp('either-pair')}、タイは${bet.rtp('tie')}です。`,
      noMemory: 'カードは1ゲームごとに8組すべてをそろえるので、罫線や出たカードから次を読むことはできません。',
    }
  },
  en: (config, figures, { commission, noCommission }) => {
    const bet = betFacts(config, figures)
    return {
      game: 'You bet on which of two hands, player or banker, comes closer to 9. An ace counts 1, cards from 2 to 9 their number, tens and court cards 0; the last digit of the sum is the total.',
      draw: 'Each hand gets two cards and may draw a third by fixed rules. There are no decisions to take.',
      sides: `The player returns ${bet.returns('player')}×, your bet included. The banker returns ${bet.returns('banker')}× ${commission} and ${bet.returns('banker-free')}× ${noCommission}, where a win with 6 returns less. On a tie both come back in full.`,
      others: `A tie returns ${bet.returns('tie')}×, player pair and banker pair ${bet.returns('player-pair')}×, either pair ${bet.returns('either-pair')}×, small ${bet.returns('small')}× and big ${bet.returns('big')}×.`,
      best: `The best RTP is that of the banker ${commission}: ${bet.rtp('banker')}. Player: ${bet.rtp('player')}. Banker without commission: ${bet.rtp('banker-free')}.`,
      lower: `The other bets return less. Big: ${bet.rtp('big')}. Small: ${bet.rtp('small')}. Perfect pair: ${bet.rtp('perfect-pair')}. Player pair and banker pair: ${bet.rtp('player-pair')}. Either pair: ${bet.rtp('either-pair')}. Tie: ${bet.rtp('tie')}.`,
      noMemory:
        'Every hand is dealt from eight full decks, so nothing about the next one can be read from the roads or from the cards that have come.',
    }
  },
}
