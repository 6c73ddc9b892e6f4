import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Language } from '../../../shell/text/messages.ts'
import { cardName } from '../../../tabletop/cards/card-names.ts'
import { ranks } from '../../../tabletop/cards/faces.ts'
import { bestOf, winsOf } from '../pays.ts'
import type { TableTitleTexts } from '../table-title.ts'
import { handsOnRoads } from './roads.ts'

/** Where the two kinds of banker are: at tables of their own, or on one table. */
export interface CommissionWords {
  readonly commission: string
  readonly noCommission: string
}

/** Paragraphs of the rules that every baccarat has. */
export interface BaccaratParagraphs {
  readonly points: string
  readonly deal: string
  readonly banker: string
  readonly sides: string
  readonly pairs: string
  readonly cards: string
  readonly returns: string
  readonly chips: string
  readonly roads: string
}

interface BaccaratWords
  extends Pick<TableTitleTexts, 'name' | 'sorts' | 'drawn' | 'hand' | 'result' | 'past' | 'felt'> {
  paragraphs(config: TableConfig, figures: Figures, where: CommissionWords): BaccaratParagraphs
}

function past(facts: readonly string[]): { label: string; tone: string } {
  if (facts.includes('tie')) return { label: 'T', tone: 'green' }
  return facts.includes('banker') ? { label: 'B', tone: 'red' } : { label: 'P', tone: 'blue' }
}

/** Points of a hand, by its faces: the last digit of the sum, where an ace is 1, and tens and court cards are 0. */
function pointsOfHand(hand: readonly string[]): number {
  const points = hand.map((face) => ranks.findIndex((rank) => face.startsWith(rank)) + 1)
  return points.reduce((sum, value) => sum + (value < 10 ? value : 0), 0) % 10
}

/** The figures that the rules name: what a win returns, and the return of each sort of bet. */
function termsOf(config: TableConfig, figures: Figures) {
  const spotOf = (sort: string) => config.spots.find((one) => one.sort === sort) ?? { pays: [] }
  return {
    best: (sort: string) => figures.multiple(bestOf(spotOf(sort))),
    least: (sort: string) => figures.multiple(Math.min(...winsOf(spotOf(sort)))),
    rtp: (sort: string) => figures.share(config.bets?.[sort]?.rtp.decimal ?? config.rtp.decimal),
    chip: figures.amount(config.table?.chips[0] ?? config.unit),
  }
}

const jaNames: Readonly<Record<string, string>> = {
  player: 'プレイヤー',
  banker: 'バンカー',
  'banker-free': 'バンカー（ノーコミッション）',
  tie: 'タイ',
  'player-pair': 'プレイヤーペア',
  'banker-pair': 'バンカーペア',
  'either-pair': 'イーザーペア',
  'perfect-pair': 'パーフェクトペア',
  small: 'スモール（合計4枚）',
  big: 'ビッグ（合計5〜6枚）',
}

const ja: BaccaratWords = {
  name: (id) => jaNames[id] ?? id,
  sorts: jaNames,
  drawn: (to, face) => `${jaNames[to] ?? to} ${cardName(face, 'ja')}`,
  hand: (to, hand) => (hand.length > 0 ? `${jaNames[to] ?? to} ${pointsOfHand(hand)}` : (jaNames[to] ?? to)),
  result: (facts) =>
    facts.includes('tie') ? 'タイ' : facts.includes('banker') ? 'バンカーの勝ち' : 'プレイヤーの勝ち',
  past,
  felt: { ...jaNames, 'banker-free': 'バンカー', small: 'スモール', big: 'ビッグ' },
  paragraphs: (config, figures, { commission, noCommission }) => {
    const { best, least, rtp, chip } = termsOf(config, figures)
    return {
      points: 'Aは1点、2〜9はその数、10と絵札は0点です。合計の1の位がその手の点数で、9に近いほうが勝ちます。',
      deal: 'まずプレイヤーとバンカーに2枚ずつ配ります。どちらかが8点か9点なら、そこで決まります。そうでなければ、プレイヤーは5点以下で3枚目を引きます。',
      banker:
        'プレイヤーが引かなかったとき、バンカーは5点以下で引きます。プレイヤーが引いたとき、バンカーは2点以下なら必ず引き、3点ならプレイヤーの3枚目が8以外、4点なら2〜7、5点なら4〜7、6点なら6か7のときに引きます（絵札と10は0と数えます）。',
      sides: `当たると、元のベットを含めて、プレイヤーは${best('player')}倍、${commission}のバンカーは${best('banker')}倍になります。${noCommission}のバンカーは${best('banker-free')}倍で、6点で勝ったときだけ${least('banker-free')}倍です。引き分けなら、プレイヤーとバンカーのベットは全額戻ります。`,
      pairs: `タイは${best('tie')}倍。最初の2枚が同じ数字なら、プレイヤーペアとバンカーペアは${best('player-pair')}倍、どちらかの側にあれば当たるイーザーペアは${best('either-pair')}倍です。数字もマークも同じならパーフェクトペアで、片側だけなら${least('perfect-pair')}倍、両側なら${best('perfect-pair')}倍になります。`,
      cards: `配られたカードが合計4枚ならスモールで${best('small')}倍、5枚か6枚ならビッグで${best('big')}倍です。`,
      returns: `還元率が最も高いのは、${commission}のバンカーで${rtp('banker')}です。プレイヤーは${rtp('player')}、ノーコミッションのバンカーは${rtp('banker-free')}、ビッグは${rtp('big')}、スモールは${rtp('small')}、パーフェクトペアは${rtp('perfect-pair')}、プレイヤーペアとバンカーペアは${rtp('player-pair')}、イーザーペアは${rtp('either-pair')}、タイは${rtp('tie')}です。`,
      chips: `ベット額はすべて${chip}単位なので、受け取りに端数は出ません。`,
      roads: `罫線（大路・大眼仔路・小路・甲由路・珠盤路）は、このゲームの結果を順に並べたものです。カードは毎回そろえ直すので、罫線は${handsOnRoads}ゲームごとに新しくなります。過去の結果は、次の結果の確率を変えません。`,
    }
  },
}

const enNames: Readonly<Record<string, string>> = {
  player: 'Player',
  banker: 'Banker',
  'banker-free': 'Banker, no commission',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  'either-pair': 'Either pair',
  'perfect-pair': 'Perfect pair',
  small: 'Small (4 cards)',
  big: 'Big (5 or 6 cards)',
}

const en: BaccaratWords = {
  name: (id) => enNames[id] ?? id,
  sorts: enNames,
  drawn: (to, face) => `${enNames[to] ?? to}: ${cardName(face, 'en')}`,
  hand: (to, hand) => (hand.length > 0 ? `${enNames[to] ?? to} ${pointsOfHand(hand)}` : (enNames[to] ?? to)),
  result: (facts) => (facts.includes('tie') ? 'Tie' : facts.includes('banker') ? 'Banker wins' : 'Player wins'),
  past,
  felt: { ...enNames, 'banker-free': 'Banker', small: 'Small', big: 'Big' },
  paragraphs: (config, figures, { commission, noCommission }) => {
    const { best, least, rtp, chip } = termsOf(config, figures)
    return {
      points:
        'An ace counts 1, cards from 2 to 9 their number, tens and court cards 0. The last digit of the sum is the total of the hand, and the one nearer to 9 wins.',
      deal: 'Player and banker get two cards each. If either has 8 or 9, the hand ends. Otherwise the player draws a third card on 5 or less.',
      banker:
        'If the player stands, the banker draws on 5 or less. If the player has drawn, the banker always draws on 2 or less; on 3 unless the player’s third card was an 8; on 4 against 2 to 7; on 5 against 4 to 7; on 6 against 6 or 7. Tens and court cards count as 0.',
      sides: `Bet included, a win returns ${best('player')}× on the player, and ${best('banker')}× on the banker ${commission}. ${noCommission}, the banker returns ${best('banker-free')}×, but ${least('banker-free')}× when it wins with 6. On a tie, bets on player and banker come back in full.`,
      pairs: `A tie returns ${best('tie')}×. When the first two cards have the same rank, player pair and banker pair return ${best('player-pair')}×, and either pair ${best('either-pair')}×. With the same suit too, they are a perfect pair: ${least('perfect-pair')}× on one side, ${best('perfect-pair')}× on both.`,
      cards: `Small wins when four cards are dealt and returns ${best('small')}×; big wins with five or six and returns ${best('big')}×.`,
      returns: `The best RTP is that of the banker ${commission}: ${rtp('banker')}. Player: ${rtp('player')}. Banker without commission: ${rtp('banker-free')}. Big: ${rtp('big')}. Small: ${rtp('small')}. Perfect pair: ${rtp('perfect-pair')}. Player pair and banker pair: ${rtp('player-pair')}. Either pair: ${rtp('either-pair')}. Tie: ${rtp('tie')}.`,
      chips: `Bets are multiples of ${chip}, so every payout is a whole amount.`,
      roads: `The roads (bead plate, big road, big eye boy, small road, cockroach road) list the results in order. Since every hand has fresh decks, they start over every ${handsOnRoads} hands. Past results do not change the odds.`,
    }
  },
}

/** Names, totals and rules of baccarat. */
export const baccaratWords: Readonly<Record<Language, BaccaratWords>> = { ja, en }
