import type { Hand } from '@andon/arcade/engines/table/chinchiro/hands'
import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import { diceIn, handIn } from './hand-in.ts'

/** The numbers of the rules, as they are shown. */
function termsOf({ bets, maxWin, rtp, spots, table, terms = {}, unit }: TableConfig, figures: Figures) {
  const [spot] = spots
  const of = bets?.[spot?.sort ?? '']
  const [covers, chip] = [spot?.covers ?? 1, table?.chips[0] ?? unit]
  const exact = ({ numerator, denominator }: typeof rtp) => `${numerator}⁄${denominator}`
  const [ofStake, ofAmount] = [of?.rtp ?? rtp, of?.ofAmount ?? rtp]
  return {
    throws: figures.number(terms.throws ?? 0),
    pinZoro: figures.number(terms.pinZoro ?? 0),
    arashi: figures.number(terms.arashi ?? 0),
    fourFiveSix: figures.number(terms.fourFiveSix ?? 0),
    other: figures.number(terms.other ?? 0),
    oneTwoThree: figures.number(terms.oneTwoThree ?? 0),
    commission: `${figures.number(Number(((terms.commission ?? 0) * 100).toPrecision(8)))}%`,
    most: figures.multiple(maxWin.multiple),
    covers: figures.number(covers),
    chip: figures.amount(chip),
    stake: figures.amount(chip / covers),
    rest: figures.amount(chip - chip / covers),
    rtp: figures.share(ofStake.decimal),
    rtpExact: exact(ofStake),
    rtpOfAmount: figures.share(ofAmount.decimal),
    rtpOfAmountExact: exact(ofAmount),
  }
}

/** Who won, and how many stakes. */
function outcomeOf(facts: readonly string[]): { readonly side: 'win' | 'tie' | 'loss'; readonly stakes: string } {
  const [, side, stakes = ''] =
    facts.map((fact) => /^(win|loss|tie)(?:-(\d+))?$/.exec(fact)).find((found) => found) ?? []
  return { side: side === 'win' || side === 'loss' ? side : 'tie', stakes }
}

const pointOf = (hand: Hand) => hand.replace('point-', '')

const jaHands: Readonly<Record<string, string>> = {
  'pin-zoro': 'ピンゾロ',
  arashi: 'アラシ',
  '4-5-6': 'シゴロ',
  'no-hand': '役なし',
  '1-2-3': 'ヒフミ',
}
const jaHand = (hand: Hand) => jaHands[hand] ?? `目は${pointOf(hand)}`

const ja: TableTitleTexts = {
  name: () => '勝負',
  sorts: { bowl: '勝負' },
  tables: {},
  drawn: (to, face) => `${to === 'banker' ? '親' : 'あなた'}　${diceIn(face).join('・')}　${jaHand(handIn(face))}`,
  hand: (_to, [face = '']) => jaHand(handIn(face)),
  result: (facts) => {
    const { side, stakes } = outcomeOf(facts)
    if (side === 'tie') return '引き分け'
    return side === 'win' ? `あなたの勝ち　${stakes}倍` : `親の勝ち　${stakes}倍払い`
  },
  wins: {
    'win-1': '目などで勝ち',
    'win-2': 'シゴロで勝ち、または親がヒフミ',
    'win-3': 'アラシで勝ち',
    'win-5': 'ピンゾロで勝ち',
  },
  past: (facts) => {
    const { side } = outcomeOf(facts)
    return { label: { win: '勝', tie: '分', loss: '負' }[side], tone: side }
  },
  felt: {
    bowl: '勝負',
    ...jaHands,
    point: '目',
    times: '倍',
    stake: '勝負額＝チップ÷',
    banker: '親',
    player: 'あなた',
  },
  start: { label: '振る', hint: 'スペースキーでも振れます' },
  rules: (config, figures) => {
    const terms = termsOf(config, figures)
    return [
      `親とあなたが、3つのサイコロをどんぶりに振ります。役が出るまで、それぞれ最大${terms.throws}回振れます。どの目が出る確率も同じで、結果はサーバーが決めます。`,
      '役は強い順に、ピンゾロ（1・1・1）、アラシ（そのほかのゾロ目）、シゴロ（4・5・6）、目（2つがそろったときの残りの1つ。6がいちばん強い）、役なし、ヒフミ（1・2・3）です。アラシどうしは、どの数字でも引き分けです。同じ役、同じ目も引き分けで、チップはすべて戻ります。',
      `負けた側が払う額は、勝った側の役で決まります。ピンゾロなら勝負額の${terms.pinZoro}倍、アラシは${terms.arashi}倍、シゴロは${terms.fourFiveSix}倍、そのほかは${terms.other}倍です。ヒフミで負けた側は、少なくとも${terms.oneTwoThree}倍を払います。親もあなたも同じルールです。`,
      `あなたが勝ったときだけ、勝ち額から${terms.commission}の手数料を引きます。いちばん多く戻るのは、ピンゾロで勝ったときの、置いたチップの${terms.most}倍です。`,
      `1回の勝負で、最大で勝負額の${terms.covers}倍を失うことがあります。そのため、置いたチップの${terms.covers}分の1が勝負額になり、残りは負けたときの支払いに備えるお金です。たとえば${terms.chip}のチップなら、勝負額は${terms.stake}、備えは${terms.rest}です。払わずに済んだ分は、勝負のたびに必ず戻ります。`,
      `還元率は、勝負額に対して${terms.rtp}（${terms.rtpExact}）、置いたチップ全体に対して${terms.rtpOfAmount}（${terms.rtpOfAmountExact}）です。「獲得」には、勝ったときに戻ったチップも含めた額を表示します。`,
      `チップはすべて${terms.chip}単位なので、受け取りに端数は出ません。`,
      '過去の結果は、次の結果の確率を変えません。',
    ]
  },
}

const enHands: Readonly<Record<string, string>> = {
  'pin-zoro': 'pin-zoro',
  arashi: 'arashi',
  '4-5-6': 'shigoro',
  'no-hand': 'no hand',
  '1-2-3': 'hifumi',
}
const enHand = (hand: Hand) => enHands[hand] ?? `point ${pointOf(hand)}`

const en: TableTitleTexts = {
  name: () => 'Bet against the banker',
  sorts: { bowl: 'Bet against the banker' },
  tables: {},
  drawn: (to, face) => `${to === 'banker' ? 'Banker' : 'You'}: ${diceIn(face).join(' ')}, ${enHand(handIn(face))}`,
  hand: (_to, [face = '']) => enHand(handIn(face)),
  result: (facts) => {
    const { side, stakes } = outcomeOf(facts)
    if (side === 'tie') return 'A tie'
    return side === 'win' ? `You win ${stakes}×` : `The banker wins ${stakes}×`
  },
  wins: {
    'win-1': 'Win with a point or no hand',
    'win-2': 'Win with shigoro, or against hifumi',
    'win-3': 'Win with arashi',
    'win-5': 'Win with pin-zoro',
  },
  past: (facts) => {
    const { side } = outcomeOf(facts)
    return { label: { win: 'W', tie: 'T', loss: 'L' }[side], tone: side }
  },
  felt: {
    bowl: 'Bet',
    'pin-zoro': 'Pin-zoro',
    arashi: 'Arashi',
    '4-5-6': 'Shigoro',
    point: 'Point',
    'no-hand': 'No hand',
    '1-2-3': 'Hifumi',
    times: '×',
    stake: 'Stake = chips ÷ ',
    banker: 'Banker',
    player: 'You',
  },
  start: { label: 'Throw', hint: 'Throw, or press space' },
  rules: (config, figures) => {
    const terms = termsOf(config, figures)
    return [
      `You and the banker each throw three dice into a bowl, up to ${terms.throws} times, until there is a hand. Every face is equally likely, and the server decides the result.`,
      'From the best, the hands are pin-zoro (1 1 1), arashi (any other triple), shigoro (4 5 6), a point (two dice alike: the third is your point, and 6 is the highest), no hand, and hifumi (1 2 3). All arashi are equal. Equal hands and equal points tie, and all your chips come back.',
      `The winner’s hand sets what the loser pays: ${terms.pinZoro}× the stake for pin-zoro, ${terms.arashi}× for arashi, ${terms.fourFiveSix}× for shigoro and ${terms.other}× for anything else. A loser with hifumi pays at least ${terms.oneTwoThree}×. The rules are the same for both sides.`,
      `When you win, a commission of ${terms.commission} is taken from your winnings. The most that comes back is ${terms.most}× the chips you placed, when you win with pin-zoro.`,
      `You can lose up to ${terms.covers}× your stake in a round, so the chips you place cover it: your stake is one part in ${terms.covers} of them, and the rest is held for what you might owe. A ${terms.chip} chip is a stake of ${terms.stake} with ${terms.rest} held. Whatever you don’t lose comes back every time.`,
      `The RTP is ${terms.rtp} of your stake (${terms.rtpExact}), or ${terms.rtpOfAmount} of all the chips you place (${terms.rtpOfAmountExact}). When you win, the win meter shows all that comes back, held chips included.`,
      `Chips are multiples of ${terms.chip}, so every payout is a whole amount.`,
      'Past results do not change the odds.',
    ]
  },
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
