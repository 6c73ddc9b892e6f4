import type { TableConfig } from '@andon/arcade/engines/table/index'
import { bestOf } from '../../engines/table/pays.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

/** The return of a win, the bet included; by sort. */
const multipleOf = (config: TableConfig, figures: Figures, sort: string) => {
  const spot = config.spots.find((one) => one.sort === sort)
  return figures.multiple(spot ? bestOf(spot) : 0)
}
const rtpOf = (config: TableConfig, figures: Figures, sort: string) =>
  figures.share(config.bets?.[sort]?.rtp.decimal ?? config.rtp.decimal)
/** The least chip, of which every bet is a multiple. */
const chipOf = ({ table, unit }: TableConfig, figures: Figures) => figures.amount(table?.chips[0] ?? unit)
const diceIn = (face: string) => face.split('-').map(Number)
const isCho = (dice: readonly number[]) => dice.reduce((sum, one) => sum + one, 0) % 2 === 0
const toneOf = (facts: readonly string[]) => (facts.includes('cho') ? 'cho' : 'han')

const ja: TableTitleTexts = {
  name: (id) => ({ cho: '丁', han: '半', zorome: 'ゾロ目', 'pin-zoro': 'ピンゾロ' })[id] ?? id,
  sorts: { 'cho-han': '丁・半', zorome: 'ゾロ目', 'pin-zoro': 'ピンゾロ（1・1）' },
  tables: {},
  drawn: (_to, face) => {
    const dice = diceIn(face)
    const [first, second] = dice
    const side = isCho(dice) ? '丁' : '半'
    if (first !== second) return `${dice.join('・')}の${side}`
    return `${dice.join('・')}の${side}　${first === 1 ? 'ピンゾロ' : 'ゾロ目'}`
  },
  past: (facts) => ({ label: facts.includes('cho') ? '丁' : '半', tone: toneOf(facts) }),
  felt: { cho: '丁', han: '半', zorome: 'ゾロ目', 'pin-zoro': 'ピンゾロ' },
  start: { label: '振る', hint: 'スペースキーでも振れます' },
  rules: (config, figures) => [
    '2つのサイコロを壺に入れて伏せます。どの目も確率は同じで、結果はサーバーが決めます。',
    `2つの目の合計が偶数なら「丁」、奇数なら「半」です。当たると、元のベットを含めて${multipleOf(config, figures, 'cho-han')}倍になります。勝ちから手数料は引きません。`,
    `「ゾロ目」は2つが同じ目なら${multipleOf(config, figures, 'zorome')}倍、「ピンゾロ」は2つとも1なら${multipleOf(config, figures, 'pin-zoro')}倍です。1回のゲームに何か所でも置けます。`,
    `還元率は、丁と半が${rtpOf(config, figures, 'cho-han')}、ゾロ目が${rtpOf(config, figures, 'zorome')}、ピンゾロが${rtpOf(config, figures, 'pin-zoro')}です。`,
    `ベット額はすべて${chipOf(config, figures)}単位なので、受け取りに端数は出ません。`,
    '過去の結果は、次の結果の確率を変えません。',
  ],
}

const en: TableTitleTexts = {
  name: (id) => ({ cho: 'Chō (even)', han: 'Han (odd)', zorome: 'Zorome', 'pin-zoro': 'Pin-zoro' })[id] ?? id,
  sorts: { 'cho-han': 'Chō and han', zorome: 'Zorome (equal dice)', 'pin-zoro': 'Pin-zoro (two ones)' },
  tables: {},
  drawn: (_to, face) => {
    const dice = diceIn(face)
    const [first, second] = dice
    const side = isCho(dice) ? 'chō' : 'han'
    const equal = first === 1 ? ', pin-zoro' : ', zorome'
    return `${dice.join(' ')}: ${side}${first === second ? equal : ''}`
  },
  past: (facts) => ({ label: facts.includes('cho') ? 'C' : 'H', tone: toneOf(facts) }),
  felt: { cho: 'Chō', han: 'Han', zorome: 'Zorome', 'pin-zoro': 'Pin-zoro' },
  start: { label: 'Roll', hint: 'Roll, or press space' },
  rules: (config, figures) => [
    'Two dice are shaken under a cup. Every face is equally likely, and the server decides the result.',
    `Chō wins when the dice add up to an even number, han when the sum is odd. Bet included, a win returns ${multipleOf(config, figures, 'cho-han')}×. There is no commission.`,
    `Zorome returns ${multipleOf(config, figures, 'zorome')}× when both dice show the same face, pin-zoro ${multipleOf(config, figures, 'pin-zoro')}× when both show a one. Bet on as many places as you like.`,
    `The RTP is ${rtpOf(config, figures, 'cho-han')} on chō and han, ${rtpOf(config, figures, 'zorome')} on zorome and ${rtpOf(config, figures, 'pin-zoro')} on pin-zoro.`,
    `Bets are multiples of ${chipOf(config, figures)}, so every payout is a whole amount.`,
    'Past results do not change the odds.',
  ],
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
