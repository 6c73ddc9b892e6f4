import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Language } from '../../../shell/text/messages.ts'
import { bestOf } from '../pays.ts'
import type { TableTitleTexts } from '../table-title.ts'
import { reds, toneOf } from './roulette-felt.ts'

/** Everything but the rules, which a title words by its own tables. */
export type RouletteTexts = Omit<TableTitleTexts, 'rules'>

const past = (facts: readonly string[]) => {
  const [number = '0'] = facts
  return { label: number, tone: toneOf(Number(number)) }
}
/** The numbers in the id of an inside bet, such as `split-17-20`. */
const numbersIn = (id: string) => id.split('-').filter((part) => /^\d+$/.test(part))
const sortOf = (id: string) => id.replace(/(-\d+)+$/, '')
/** The return of a win, such as `36`; by sort. */
export const multiplesOf = (config: TableConfig, figures: Figures) => (sort: string) => {
  const spot = config.spots.find((one) => one.sort === sort)
  return figures.multiple(spot ? bestOf(spot) : 0)
}
/** The least chip, of which every bet is a multiple. */
export const chipOf = ({ table, unit }: TableConfig, figures: Figures) => figures.amount(table?.chips[0] ?? unit)
export const rtpOf = (config: TableConfig, figures: Figures, sort: string) =>
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

const ja: RouletteTexts = {
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
}

export const jaReturns = (of: (sort: string) => string) =>
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

const en: RouletteTexts = {
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
}

export const enReturns = (of: (sort: string) => string) =>
  `Bet included, a win returns ${of('straight')}× on one number, ${of('split')}× on two, ${of('street')}× on three, ${of('corner')}× on four, ${of('six-line')}× on six, ${of('dozen')}× on dozens and columns, and ${of('even-chance')}× on even chances.`

function enDrawn(number: number): string {
  if (number === 0) return 'Zero'
  return `${number} ${toneOf(number)}, ${number % 2 ? 'odd' : 'even'}, ${number <= 18 ? '1 to 18' : '19 to 36'}`
}

export const rouletteTexts: Readonly<Record<Language, RouletteTexts>> = { ja, en }
