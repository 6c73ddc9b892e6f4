import type { TableConfig } from '@andon/arcade/engines/table/index'
import { winsOf } from '../../engines/table/pays.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

const totalIn = (facts: readonly string[]) => facts.find((fact) => fact.startsWith('total-'))?.slice(6) ?? ''
const past = (facts: readonly string[]) => ({
  label: totalIn(facts),
  tone: ['small', 'big'].find((size) => facts.includes(size)) ?? 'triple',
})
/** The numbers in the id of a bet, such as 2 and 5 in `pair-2-5`. */
const numbersIn = (id: string) => id.split('-').filter((part) => /^\d+$/.test(part))
const wordOf = (id: string) => id.replace(/(-\d+)+$/, '')
/** The returns of a win, by sort; several are joined. */
const multiplesOf = (config: TableConfig, figures: Figures, sort: string) => {
  const spot = config.spots.find((one) => one.sort === sort)
  return (spot ? winsOf(spot) : []).map((returns) => figures.multiple(returns))
}
const rtpOf = (config: TableConfig, figures: Figures, sort: string) =>
  figures.share(config.bets?.[sort]?.rtp.decimal ?? config.rtp.decimal)
/** The least chip, of which every bet is a multiple. */
const chipOf = ({ table, unit }: TableConfig, figures: Figures) => figures.amount(table?.chips[0] ?? unit)
const diceIn = (face: string) => face.split('-').map(Number)
const sumOf = (dice: readonly number[]) => dice.reduce((sum, one) => sum + one, 0)
const isTriple = (dice: readonly number[]) => new Set(dice).size === 1
/** Totals that pay the same. */
const totalPairs = [4, 5, 6, 7, 8, 9, 10].map((total) => [total, 21 - total] as const)

const sortsOf = (named: Readonly<Record<string, string>>, total: (low: number, high: number) => string) => ({
  ...named,
  ...Object.fromEntries(totalPairs.map(([low, high]) => [`total-${low}-${high}`, total(low, high)])),
})

const jaNames: Readonly<Record<string, string>> = {
  small: '小（4〜10）',
  big: '大（11〜17）',
  odd: '奇数',
  even: '偶数',
  'any-triple': '任意のゾロ目',
}

const ja: TableTitleTexts = {
  name: (id) => {
    const [first = '', second = ''] = numbersIn(id)
    const known: Readonly<Record<string, string>> = {
      single: `${first}の目`,
      double: `${first}が2つ以上`,
      triple: `${first}のゾロ目`,
      pair: `${first}と${second}`,
      total: `合計${first}`,
    }
    return jaNames[id] ?? known[wordOf(id)] ?? id
  },
  sorts: sortsOf(
    {
      'even-money': '大・小・奇数・偶数',
      'any-triple': '任意のゾロ目',
      triple: '指定のゾロ目',
      double: '同じ目が2つ以上',
      pair: '2つの目の組み合わせ',
      single: '1つの目',
    },
    (low, high) => `合計${low}・${high}`,
  ),
  tables: {},
  drawn: (_to, face) => {
    const dice = diceIn(face)
    const total = sumOf(dice)
    const size = isTriple(dice) ? 'ゾロ目' : `${total > 10 ? '大' : '小'}・${total % 2 ? '奇数' : '偶数'}`
    return `${dice.join('・')}　合計${total}　${size}`
  },
  past,
  felt: { small: '小 4–10', big: '大 11–17', odd: '奇数', even: '偶数', 'any-triple': '任意のゾロ目' },
  start: { label: '振る', hint: 'スペースキーでも振れます' },
  rules: (config, figures) => {
    const [once = '', twice = '', thrice = ''] = multiplesOf(config, figures, 'single')
    const of = (sort: string) => multiplesOf(config, figures, sort).join('')
    return [
      '3つのサイコロを椀に入れて振ります。どの目も確率は同じで、結果はサーバーが決めます。',
      '予想する目や合計にチップを置きます。1回のゲームに何か所でも置けます。',
      `「小」は合計4〜10、「大」は合計11〜17、「奇数」と「偶数」は合計で決まり、当たると${of('even-money')}倍です。3つとも同じ目（ゾロ目）のときは、この4つはすべて外れです。`,
      `ゾロ目は、目を指定すると${of('triple')}倍、指定しないと${of('any-triple')}倍です。同じ目が2つ以上は${of('double')}倍、2つの目の組み合わせは${of('pair')}倍です。`,
      `1つの目は、その目が1つ出れば${once}倍、2つなら${twice}倍、3つなら${thrice}倍です。`,
      `合計は、${totalPairs.map(([low, high]) => `${low}と${high}が${of(`total-${low}-${high}`)}倍`).join('、')}です。合計3と18に賭けるには、1か6のゾロ目に置きます。`,
      '倍率は、元のベットを含めて受け取る額です。',
      `還元率は${rtpOf(config, figures, 'even-money')}（36分の35）です。ただし、合計10と11は${rtpOf(config, figures, 'total-10-11')}、同じ目が2つ以上は${rtpOf(config, figures, 'double')}です。`,
      `ベット額はすべて${chipOf(config, figures)}単位なので、受け取りに端数は出ません。`,
      '過去の結果は、次の結果の確率を変えません。',
    ]
  },
}

const enNames: Readonly<Record<string, string>> = {
  small: 'Small, 4 to 10',
  big: 'Big, 11 to 17',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any triple',
}

const en: TableTitleTexts = {
  name: (id) => {
    const [first = '', second = ''] = numbersIn(id)
    const known: Readonly<Record<string, string>> = {
      single: `Single ${first}`,
      double: `Double ${first}`,
      triple: `Triple ${first}`,
      pair: `${first} and ${second}`,
      total: `Total ${first}`,
    }
    return enNames[id] ?? known[wordOf(id)] ?? id
  },
  sorts: sortsOf(
    {
      'even-money': 'Big, small, odd, even',
      'any-triple': 'Any triple',
      triple: 'Specific triple',
      double: 'Double',
      pair: 'Two faces',
      single: 'Single face',
    },
    (low, high) => `Total ${low} or ${high}`,
  ),
  tables: {},
  drawn: (_to, face) => {
    const dice = diceIn(face)
    const total = sumOf(dice)
    const size = isTriple(dice) ? 'triple' : `${total > 10 ? 'big' : 'small'}, ${total % 2 ? 'odd' : 'even'}`
    return `${dice.join(' ')}: total ${total}, ${size}`
  },
  past,
  felt: { small: 'Small 4–10', big: 'Big 11–17', odd: 'Odd', even: 'Even', 'any-triple': 'Any triple' },
  start: { label: 'Roll', hint: 'Roll, or press space' },
  rules: (config, figures) => {
    const [once = '', twice = '', thrice = ''] = multiplesOf(config, figures, 'single')
    const of = (sort: string) => multiplesOf(config, figures, sort).join('')
    return [
      'Three dice are shaken in a bowl. Every face is equally likely, and the server decides the result.',
      'Place chips on the faces or totals you expect. Bet on as many places as you like.',
      `Small wins on totals 4 to 10, big on 11 to 17, odd and even by the total, and each returns ${of('even-money')}×. All four lose when the three dice show the same face.`,
      `A specific triple returns ${of('triple')}×, any triple ${of('any-triple')}×, a double (two or three dice with that face) ${of('double')}×, and two given faces ${of('pair')}×.`,
      `A single face returns ${once}× if one die shows it, ${twice}× for two and ${thrice}× for three.`,
      `Totals: ${totalPairs.map(([low, high]) => `${low} and ${high} return ${of(`total-${low}-${high}`)}×`).join(', ')}. For totals 3 and 18, bet on triple 1 or triple 6.`,
      'What a win returns includes the bet.',
      `The RTP is ${rtpOf(config, figures, 'even-money')} (35/36), except ${rtpOf(config, figures, 'total-10-11')} on totals 10 and 11 and ${rtpOf(config, figures, 'double')} on doubles.`,
      `Bets are multiples of ${chipOf(config, figures)}, so every payout is a whole amount.`,
      'Past results do not change the odds.',
    ]
  },
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
