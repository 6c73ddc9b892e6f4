import type { TableConfig } from '@andon/arcade/engines/table/index'
import { bestOf } from '../../engines/table/pays.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import { reds, toneOf } from './felt.ts'

const past = (facts: readonly string[]) => {
  const [number = '0'] = facts
  return { label: number, tone: toneOf(Number(number)) }
}
/** The numbers in the id of an inside bet, such as `split-17-20`. */
const numbersIn = (id: string) => id.split('-').filter((part) => /^\d+$/.test(part))
const sortOf = (id: string) => id.replace(/(-\d+)+$/, '')
/** What a win returns, such as `36`; by sort. */
const multiplesOf = (config: TableConfig, figures: Figures) => (sort: string) => {
  const spot = config.spots.find((one) => one.sort === sort)
  return figures.multiple(spot ? bestOf(spot) : 0)
}
/** The least chip, of which every bet is a multiple. */
const chipOf = ({ table, unit }: TableConfig, figures: Figures) => figures.amount(table?.chips[0] ?? unit)
const rtpOf = (config: TableConfig, figures: Figures, sort: string) =>
  figures.share(config.bets?.[sort]?.rtp.decimal ?? config.rtp.decimal)

const jaSorts = {
  straight: 'ストレート（1点）',
  split: 'スプリット（2点）',
  street: 'ストリート（3点）',
  trio: 'トリオ（0を含む3点）',
  corner: 'コーナー（4点）',
  'first-four': 'ファーストフォー（0〜3）',
  'six-line': 'シックスライン（6点）',
  column: 'カラム（12点）',
  dozen: 'ダズン（12点）',
  'even-chance': '赤黒・奇偶・前後半',
  'even-chance-half': '赤黒・奇偶・前後半（ラ・パルタージュ）',
} as const

const jaNames: Readonly<Record<string, string>> = {
  low: '1〜18',
  high: '19〜36',
  even: '偶数',
  odd: '奇数',
  red: '赤',
  black: '黒',
  'dozen-1': '1〜12',
  'dozen-2': '13〜24',
  'dozen-3': '25〜36',
  'column-1': '列 1・4・7…',
  'column-2': '列 2・5・8…',
  'column-3': '列 3・6・9…',
  voisins: 'ヴォワザン（0の両隣）',
  tiers: 'ティエール',
  orphelins: 'オルフラン',
  'jeu-zero': 'ジュー・ゼロ',
  'first-four': '0・1・2・3',
}
const jaWords: Readonly<Record<string, string>> = {
  straight: '',
  split: 'スプリット',
  street: 'ストリート',
  trio: 'トリオ',
  corner: 'コーナー',
  'six-line': 'シックスライン',
}

const ja: TableTitleTexts = {
  name: (id) => {
    const plain = id.replace(/-half$/, '')
    const known = jaNames[plain] ?? jaNames[sortOf(plain)]
    if (known) return known
    if (plain.startsWith('final-')) return `末尾${plain.at(-1)}の数`
    const numbers = numbersIn(plain)
    return [jaWords[sortOf(plain)] ?? '', numbers.join('・')].filter(Boolean).join(' ')
  },
  sorts: jaSorts,
  tables: { 'la-partage': 'ラ・パルタージュ', 'single-zero': 'シングルゼロ' },
  drawn: (_to, face) => jaDrawn(Number(face)),
  past,
  felt: {
    column: '2:1',
    'dozen-1': '1〜12',
    'dozen-2': '13〜24',
    'dozen-3': '25〜36',
    low: '1–18',
    high: '19–36',
    even: '偶数',
    odd: '奇数',
    red: '赤',
    black: '黒',
    voisins: 'ヴォワザン',
    tiers: 'ティエール',
    orphelins: 'オルフラン',
    'jeu-zero': '0',
    final: '末尾',
  },
  calls: 'レーストラック',
  reach: (count) => `両側${count}個ずつ`,
  rules: (config, figures) => [
    '0から36までの37個の数から、ボールが1つを選びます。どの数も確率は同じで、結果はサーバーが決めます。',
    '数字やその境目にチップを置き、その数が出れば当たりです。1回のゲームに何か所でも置けます。',
    jaReturns(multiplesOf(config, figures)),
    `ラ・パルタージュのテーブルでは、0が出ると、赤黒・奇偶・前後半のベットの半分が戻ります。これらの還元率は${rtpOf(config, figures, 'even-chance-half')}で、このゲームで最も高い値です。`,
    `そのほかのベットと、シングルゼロのテーブルのすべてのベットの還元率は${rtpOf(config, figures, 'straight')}です。`,
    `ベット額はすべて${chipOf(config, figures)}単位なので、半分にしても端数は出ません。端数が出る場合は、1円未満を切り捨てます。`,
    'レーストラックでは、ホイールの並びで置けます。ヴォワザンは9枚、ティエールは6枚、オルフランは5枚、ジュー・ゼロは4枚、隣り合う数は選んだ数と両側に1枚ずつ、末尾は同じ末尾の数に1枚ずつです。チップはその場で普通のベットとして置かれます。',
    '過去の結果は、次の結果の確率を変えません。',
  ],
}

const jaReturns = (of: (sort: string) => string) =>
  `当たると、元のベットを含めて、1点は${of('straight')}倍、2点は${of('split')}倍、3点は${of('street')}倍、4点は${of('corner')}倍、6点は${of('six-line')}倍、ダズンとカラムは${of('dozen')}倍、赤黒・奇偶・前後半は${of('even-chance')}倍になります。`

function jaDrawn(number: number): string {
  if (number === 0) return '0'
  return `${number} ${reds.has(number) ? '赤' : '黒'}・${number % 2 ? '奇数' : '偶数'}・${number <= 18 ? '1〜18' : '19〜36'}`
}

const enSorts = {
  straight: 'Straight up',
  split: 'Split',
  street: 'Street',
  trio: 'Trio',
  corner: 'Corner',
  'first-four': 'First four',
  'six-line': 'Six line',
  column: 'Column',
  dozen: 'Dozen',
  'even-chance': 'Even chances',
  'even-chance-half': 'Even chances, la partage',
} as const

const enNames: Readonly<Record<string, string>> = {
  low: '1 to 18',
  high: '19 to 36',
  even: 'Even',
  odd: 'Odd',
  red: 'Red',
  black: 'Black',
  'dozen-1': '1st dozen',
  'dozen-2': '2nd dozen',
  'dozen-3': '3rd dozen',
  'column-1': 'Column 1 4 7…',
  'column-2': 'Column 2 5 8…',
  'column-3': 'Column 3 6 9…',
  voisins: 'Voisins du zéro',
  tiers: 'Tiers du cylindre',
  orphelins: 'Orphelins',
  'jeu-zero': 'Jeu zéro',
}

const en: TableTitleTexts = {
  name: (id) => {
    const plain = id.replace(/-half$/, '')
    const known = enNames[plain]
    if (known) return known
    if (plain.startsWith('final-')) return `Numbers ending in ${plain.at(-1)}`
    const numbers = numbersIn(plain).join(' ')
    const sort = sortOf(plain)
    return sort === 'straight' || /^\d+$/.test(plain) ? numbers : `${enSorts[sort as keyof typeof enSorts]} ${numbers}` // a sort of an inside bet
  },
  sorts: enSorts,
  tables: { 'la-partage': 'La partage', 'single-zero': 'Single zero' },
  drawn: (_to, face) => enDrawn(Number(face)),
  past,
  felt: {
    column: '2:1',
    'dozen-1': '1st 12',
    'dozen-2': '2nd 12',
    'dozen-3': '3rd 12',
    low: '1–18',
    high: '19–36',
    even: 'Even',
    odd: 'Odd',
    red: 'Red',
    black: 'Black',
    voisins: 'Voisins',
    tiers: 'Tiers',
    orphelins: 'Orphelins',
    'jeu-zero': 'Zero',
    final: 'F',
  },
  start: { label: 'Spin', hint: 'Spin, or press space' },
  calls: 'Racetrack',
  reach: (count) => `${count} on each side`,
  rules: (config, figures) => [
    'The ball picks one of the 37 numbers from 0 to 36. Every number is equally likely, and the server decides the result.',
    'Place chips on numbers or on the lines between them. A bet wins when one of its numbers comes up. Bet on as many places as you like.',
    enReturns(multiplesOf(config, figures)),
    `At the la partage table, zero gives back half of every bet on red, black, odd, even, 1 to 18 and 19 to 36. Their RTP is ${rtpOf(config, figures, 'even-chance-half')}, the best in this game.`,
    `All other bets, and every bet at the single-zero table, have an RTP of ${rtpOf(config, figures, 'straight')}.`,
    `Bets are multiples of ${chipOf(config, figures)}, so half a bet is always a whole amount. If it ever were not, it would be rounded down to the yen.`,
    'The racetrack places chips by the order of the wheel: nine for voisins, six for tiers, five for orphelins, four for jeu zéro, one on a number and each of its neighbours, or one on each number with the same last digit. They land on the layout as ordinary bets.',
    'Past results do not change the odds.',
  ],
}

const enReturns = (of: (sort: string) => string) =>
  `Bet included, a win returns ${of('straight')}× on one number, ${of('split')}× on two, ${of('street')}× on three, ${of('corner')}× on four, ${of('six-line')}× on six, ${of('dozen')}× on dozens and columns, and ${of('even-chance')}× on even chances.`

function enDrawn(number: number): string {
  if (number === 0) return 'Zero'
  return `${number} ${toneOf(number)}, ${number % 2 ? 'odd' : 'even'}, ${number <= 18 ? '1 to 18' : '19 to 36'}`
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
