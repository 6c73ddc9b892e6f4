import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import { leastOf } from './felt.ts'
import { multipleIn, pairs, segmentOf, toneOf } from './segments.ts'

type Names = Readonly<Record<string, string>>

/** The figures that the rules name. */
export function termsOf(config: TableConfig, figures: Figures) {
  const { terms = {}, table, unit } = config
  return {
    /** The return of a win that nothing multiplies; by sort. */
    least: (sort: string) => {
      const spot = config.spots.find((one) => one.sort === sort)
      return figures.multiple(spot ? leastOf(spot) : 0)
    },
    term: (name: string) => figures.number(terms[name] ?? 0),
    /** Segments that are no multipliers. */
    animals: figures.number((terms.segments ?? 0) - cats.length),
    rtp: figures.share(config.rtp.decimal),
    most: figures.multiple(config.maxWin.multiple),
    mostIn: figures.number(config.maxWin.oneIn),
    chip: figures.amount(table?.chips[0] ?? unit),
  }
}

const cats = ['cat-2', 'cat-6'] as const
const sortOf = (animals: readonly string[]) => animals.join('-')
const sortsIn = (names: Names, join: string): Names =>
  Object.fromEntries(pairs.map((animals) => [sortOf(animals), animals.map((one) => names[one]).join(join)]))
/** The pay table has a row for each prize as it is when nothing multiplies it. */
const winsIn = (sorts: Names): Names =>
  Object.fromEntries(pairs.map((animals) => [`${animals[0]}*1`, sorts[sortOf(animals)] ?? '']))
const isCat = (id: string) => toneOf(id) === 'cat'
const factorOf = (cat: string) => cat.split('-').at(-1) ?? ''

function pastIn(names: Names, times: (product: number) => string) {
  return ([animal = '', ...facts]: readonly string[]) => {
    const product = multipleIn(facts)
    return { label: `${names[animal] ?? animal}${product > 1 ? ` ${times(product)}` : ''}`, tone: toneOf(animal) }
  }
}

const jaSigns: Names = {
  rat: '子',
  ox: '丑',
  tiger: '寅',
  rabbit: '卯',
  dragon: '辰',
  snake: '巳',
  horse: '午',
  sheep: '未',
  monkey: '申',
  rooster: '酉',
  dog: '戌',
  boar: '亥',
}
const jaAnimals: Names = {
  rat: 'ねずみ',
  ox: 'うし',
  tiger: 'とら',
  rabbit: 'うさぎ',
  dragon: 'たつ',
  snake: 'へび',
  horse: 'うま',
  sheep: 'ひつじ',
  monkey: 'さる',
  rooster: 'とり',
  dog: 'いぬ',
  boar: 'いのしし',
}
const jaName = (id: string) => `${jaSigns[id] ?? id}（${jaAnimals[id] ?? id}）`
const jaSorts = sortsIn(jaSigns, '・')

const ja: TableTitleTexts = {
  name: jaName,
  sorts: jaSorts,
  tables: {},
  drawn: (_to, face) => {
    const { id } = segmentOf(face)
    return isCat(id) ? `猫　当たりが${factorOf(id)}倍` : jaName(id)
  },
  wins: winsIn(jaSorts),
  past: pastIn(jaSigns, (product) => `${product}倍`),
  felt: { ...jaSigns, cat: '猫', times: '倍' },
  rules: (config, figures) => {
    const { least, term, animals, rtp, most, mostIn, chip } = termsOf(config, figures)
    return [
      `輪には${term('segments')}の区画があり、どの区画も同じ確率で止まります。${animals}は十二支、残りの2つは猫です。結果はサーバーが決めます。`,
      `輪が止まった干支に賭けていれば当たりです。元のベットを含めて、子と午は${least('rat-horse')}倍、丑と未は${least('ox-sheep')}倍、卯と酉は${least('rabbit-rooster')}倍、巳と亥は${least('snake-boar')}倍、寅と申は${least('tiger-monkey')}倍、辰と戌は${least('dragon-dog')}倍になります。1回のゲームに何か所でも置けます。`,
      `猫に止まると、その回のすべての当たりが${term('cat-2')}倍または${term('cat-6')}倍になり、輪がもう一度回ります。続けて猫に止まれば掛け合わせます。`,
      `猫は1回のゲームに${term('mostMultipliers')}回までです。そのあとは猫の区画を閉じ、残りの${animals}区画から決まります。`,
      `還元率は、どの干支に賭けても${rtp}です。`,
      `1回の最大の当たりは、辰か戌に賭けたベットの${most}倍で、確率は${mostIn}回に1回です。`,
      `ベット額はすべて${chip}単位なので、受け取りに端数は出ません。`,
      'ゲームはテーブルの全員に共通です。締め切りのあとに受け付けたベットは、その回には入りません。過去の結果は、次の結果の確率を変えません。',
    ]
  },
}

const enNames: Names = {
  rat: 'Rat',
  ox: 'Ox',
  tiger: 'Tiger',
  rabbit: 'Rabbit',
  dragon: 'Dragon',
  snake: 'Snake',
  horse: 'Horse',
  sheep: 'Sheep',
  monkey: 'Monkey',
  rooster: 'Rooster',
  dog: 'Dog',
  boar: 'Boar',
}
const enSorts = sortsIn(enNames, ' and ')

const en: TableTitleTexts = {
  name: (id) => enNames[id] ?? id,
  sorts: enSorts,
  tables: {},
  drawn: (_to, face) => {
    const { id } = segmentOf(face)
    return isCat(id) ? `Cat, all wins times ${factorOf(id)}` : (enNames[id] ?? id)
  },
  wins: winsIn(enSorts),
  past: pastIn(enNames, (product) => `${product}×`),
  felt: { ...enNames, cat: 'Cat', times: '×' },
  rules: (config, figures) => {
    const { least, term, animals, rtp, most, mostIn, chip } = termsOf(config, figures)
    return [
      `The wheel has ${term('segments')} segments, each equally likely: ${animals} for the twelve animals of the zodiac and two for the cats. The server decides the result.`,
      `You win if the wheel stops on an animal you bet on. Bet included, rat and horse return ${least('rat-horse')}×, ox and sheep ${least('ox-sheep')}×, rabbit and rooster ${least('rabbit-rooster')}×, snake and boar ${least('snake-boar')}×, tiger and monkey ${least('tiger-monkey')}×, dragon and dog ${least('dragon-dog')}×. Bet on as many as you like.`,
      `On a cat, every win of the round is multiplied by ${term('cat-2')} or by ${term('cat-6')}, and the wheel turns again. Two cats in a row multiply each other.`,
      `A round has ${term('mostMultipliers')} cats at most. Then their segments are closed, and the other ${animals} decide.`,
      `The RTP is ${rtp} on every animal.`,
      `The most a round can pay is ${most}× a bet on dragon or dog, 1 in ${mostIn} rounds.`,
      `Bets are multiples of ${chip}, so every payout is a whole amount.`,
      'Everyone at the table plays the same round. A bet received after the lock is not part of it. Past results do not change the odds.',
    ]
  },
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
