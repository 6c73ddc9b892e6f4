import type { Language } from '@andon/contract/languages'
import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import { readQuarters, readScore } from './define.ts'
import type { GradedCount, GradedMoment, GradedOn } from './graded-on.ts'
import type { MarketDefinition, Sort } from './market.ts'
import type { Pair, WinMethod } from './match.ts'
import { regularPeriods } from './scope.ts'

export interface GradedAbout {
  /** Undefined for one that only its feed knows. */
  readonly market: MarketDefinition | undefined
  readonly specifiers: Specifiers
  readonly outcome: string
  readonly sport: Sport
  /** Home and away; absent where they are not known. */
  readonly sides: readonly [Names, Names] | null
}

/** How a selection was decided, as players read it: `11–13, 5–11, 11–5, 11–8, 8–11 = 94 points < 96.5`. Null where nothing is known but its result. */
export function gradedText(graded: GradedOn, about: GradedAbout): Names | null {
  const text = { ja: textIn('ja', graded, about), en: textIn('en', graded, about) }
  return text.ja === '' ? null : text
}

function textIn(language: Language, graded: GradedOn, about: GradedAbout): string {
  const t = texts[language]
  const { counts, moments, decision, winners, brokenOff } = graded
  const counted = counts.map((count) => countText(language, count, about))
  const isCounted = counts.length > 0
  const parts = [
    ...counted,
    ...(moments.length > 0 ? [moments.map((moment) => momentText(language, moment, about)).join(t.comma)] : []),
    ...(decision && !isCounted ? [decisionText(language, decision, about)] : []),
    ...(winners.length > 0 ? [t.result(winners.map((name) => name[language]).join(t.comma))] : []),
  ]
  if (parts.length === 0) return isOfIncidents(about) ? t.none : ''
  return `${brokenOff ? t.brokenOff : ''}${parts.join(t.semicolon)}`
}

const partOf = ({ market, specifiers, outcome }: GradedAbout) =>
  market?.pieces(specifiers)?.find(({ outcomes }) => outcomes.some(({ id }) => id === outcome))
/** Markets whose lines depend on the players: there is no piece without them, and all of them count goals. */
const isOfIncidents = (about: GradedAbout) =>
  about.market?.byPlayer === true || partOf(about)?.parts.some(({ scope }) => scope.includes('#')) === true

function countText(language: Language, count: GradedCount, about: GradedAbout): string {
  const t = texts[language]
  const { scope, parts } = count
  const label = labelOf(language, count, about.sport)
  const listed = parts.map(pairText).join(t.comma)
  const reads = partOf(about)?.parts.find((part) => readsOf(part.scope) === readsOf(scope))?.sort.reads
  const line = readQuarters(about.specifiers.total)
  const added = line === null ? null : addedOf(count, reads)
  if (line !== null && added !== null) {
    const sign = added < line ? '<' : added > line ? '>' : '='
    const counted = `${t.counted(unitOf(count, about.sport), added)} ${sign} ${line}`
    if (reads === 'both') return `${label}${listed === '' ? pairText(count) : listed} = ${counted}`
    const own = parts.map((part) => (reads === 'home' ? part.home : part.away)).join(t.comma)
    return `${label}${own === '' ? `${pairText(count)}${t.colon}` : `${own} = `}${counted}`
  }
  const main = listed === '' ? pairText(count) : `${pairText(count)}${t.brackets(listed)}`
  const after = withHandicap(count, about.specifiers)
  return `${label}${main}${after === null ? '' : t.brackets(`${t.handicap} ${pairText(after)}`)}`
}

/** A projection is graded on one number of the score that is shown. */
const readsOf = (scope: string) => (/^score:/.test(scope) ? 'score' : scope)

function addedOf({ home, away }: Pair, reads: Sort['reads'] | undefined): number | null {
  if (reads === 'home') return home
  if (reads === 'away') return away
  return reads === 'both' ? home + away : null
}

/** Returns the score with its handicap; null without one. */
function withHandicap({ home, away }: Pair, { hcp }: Specifiers): Pair | null {
  const start = readScore(hcp)
  if (start) return { home: home + start[0], away: away + start[1] }
  const quarters = readQuarters(hcp)
  return quarters === null ? null : { home: home + quarters, away }
}

const pairText = ({ home, away }: Pair) => `${numberText(home)}–${numberText(away)}`
const numberText = (value: number) => (value < 0 ? `−${-value}` : `${value}`)

type Unit = 'goals' | 'runs' | 'points' | 'games' | 'rounds' | 'sets' | 'maps' | 'corners' | 'cards'

const unitOfSport: Readonly<Record<Sport, Unit>> = {
  football: 'goals',
  baseball: 'runs',
  basketball: 'points',
  tennis: 'games',
  iceHockey: 'goals',
  volleyball: 'points',
  tableTennis: 'points',
  rugby: 'points',
  americanFootball: 'points',
  mma: 'rounds',
  sumo: 'points',
  keirin: 'points',
  esports: 'rounds',
}

function unitOf({ scope }: GradedCount, sport: Sport): Unit {
  if (scope.startsWith('corners')) return 'corners'
  if (scope.startsWith('bookings') || scope.startsWith('reds')) return 'cards'
  if (scope === 'sets') return sport === 'esports' ? 'maps' : 'sets'
  return unitOfSport[sport]
}

/** Names the count and the part of play, where the score alone does not say it. */
function labelOf(language: Language, { scope, parts }: GradedCount, sport: Sport): string {
  const t = texts[language]
  const [counted = '', part] = scope.split('@')
  const what = counted === 'corners' || counted === 'bookings' || counted === 'reds' ? t.label[counted] : ''
  const played = sport === 'keirin' ? null : regularPeriods[sport]
  const isLonger = parts.length === 0 ? sport === 'football' : played !== null && parts.length > played
  const beyond = isLonger && (counted === 'score+overtime' || counted === 'score+shootout') ? t.label[counted] : ''
  const span = part === undefined ? '' : part === 'h1' || part === 'h2' ? t.label[part] : t.part(sport, part)
  const shown = [span, what, beyond].filter((text) => text !== '')
  return shown.length === 0 ? '' : `${shown.join(' ')} `
}

function momentText(language: Language, { kind, side, minute, player, number }: GradedMoment, about: GradedAbout) {
  const t = texts[language]
  const team = about.sides?.[side === 'home' ? 0 : 1][language] ?? t.side[side]
  const who = player?.[language] ?? team
  return kind === 'goal' && player ? t.scorer(who, minute) : t.moment(t.kind[kind], number, who, minute)
}

function decisionText(
  language: Language,
  { winner, by, period }: NonNullable<GradedOn['decision']>,
  { sides, sport }: GradedAbout,
): string {
  const t = texts[language]
  if (winner === 'draw') return t.draw
  const name = sides?.[winner === 'home' ? 0 : 1][language] ?? t.side[winner]
  const how = t.by[by]
  return t.won(name, [how, sport === 'mma' ? t.round(period) : ''].filter((text) => text !== '').join(t.comma))
}

const plural = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`
const unitsEn: Readonly<Record<Unit, (count: number) => string>> = {
  goals: plural('goal', 'goals'),
  runs: plural('run', 'runs'),
  points: plural('point', 'points'),
  games: plural('game', 'games'),
  rounds: plural('round', 'rounds'),
  sets: plural('set', 'sets'),
  maps: plural('map', 'maps'),
  corners: plural('corner', 'corners'),
  cards: plural('card', 'cards'),
}
const unitsJa: Readonly<Record<Unit, string>> = {
  goals: 'ゴール',
  runs: '得点',
  points: 'ポイント',
  games: 'ゲーム',
  rounds: 'ラウンド',
  sets: 'セット',
  maps: 'マップ',
  corners: 'コーナー',
  cards: 'カード',
}

const partEn: Readonly<Partial<Record<Sport, string>>> = {
  baseball: 'Inning',
  basketball: 'Quarter',
  americanFootball: 'Quarter',
  iceHockey: 'Period',
  esports: 'Map',
}
const partJa: Readonly<Partial<Record<Sport, string>>> = {
  baseball: '回',
  basketball: 'クォーター',
  americanFootball: 'クォーター',
  iceHockey: 'ピリオド',
  esports: 'マップ',
}

interface Texts {
  readonly comma: string
  readonly semicolon: string
  readonly colon: string
  readonly handicap: string
  readonly none: string
  readonly draw: string
  readonly brokenOff: string
  readonly side: Readonly<Record<'home' | 'away', string>>
  readonly kind: Readonly<Record<GradedMoment['kind'], string>>
  readonly by: Readonly<Record<WinMethod, string>>
  readonly label: Readonly<
    Record<'corners' | 'bookings' | 'reds' | 'h1' | 'h2' | 'score+overtime' | 'score+shootout', string>
  >
  readonly brackets: (text: string) => string
  readonly result: (names: string) => string
  readonly round: (number: number) => string
  readonly part: (sport: Sport, numbers: string) => string
  readonly counted: (unit: Unit, count: number) => string
  readonly scorer: (player: string, minute: number) => string
  readonly moment: (kind: string, number: number, who: string, minute: number) => string
  readonly won: (name: string, how: string) => string
}

const texts: Readonly<Record<Language, Texts>> = {
  ja: {
    comma: '、',
    semicolon: '／',
    colon: '：',
    handicap: 'ハンデ適用後',
    none: 'なし',
    draw: '引き分け',
    brokenOff: '途中終了：',
    side: { home: 'ホーム', away: 'アウェイ' },
    kind: { goal: 'ゴール', corner: 'コーナー', card: 'カード' },
    by: {
      regular: '',
      overtime: '延長',
      shootout: 'PK戦',
      knockout: 'KO',
      submission: '一本',
      points: '判定',
      disqualification: '反則',
      retirement: '棄権',
      walkover: '不戦勝',
    },
    label: {
      corners: 'コーナー',
      bookings: 'カード',
      reds: '退場',
      h1: '前半',
      h2: '後半',
      'score+overtime': '延長を含む',
      'score+shootout': '延長・PK戦を含む',
    },
    brackets: (text) => `（${text}）`,
    result: (names) => `結果：${names}`,
    round: (number) => `${number}ラウンド`,
    part: (sport, numbers) => {
      const name = partJa[sport] ?? 'セット'
      const span = numbers.replace('-', '〜')
      return sport === 'baseball' ? `${span}${name}` : `第${span}${name}`
    },
    counted: (unit, count) => `${count}${unitsJa[unit]}`,
    scorer: (player, minute) => `${player} ${minute}分`,
    moment: (kind, number, who, minute) => `${kind}${number} ${who} ${minute}分`,
    won: (name, how) => `${name}の勝ち${how === '' ? '' : `（${how}）`}`,
  },
  en: {
    comma: ', ',
    semicolon: '; ',
    colon: ': ',
    handicap: 'with handicap',
    none: 'None',
    draw: 'Draw',
    brokenOff: 'Not completed: ',
    side: { home: 'Home', away: 'Away' },
    kind: { goal: 'Goal', corner: 'Corner', card: 'Card' },
    by: {
      regular: '',
      overtime: 'overtime',
      shootout: 'shoot-out',
      knockout: 'knockout',
      submission: 'submission',
      points: 'decision',
      disqualification: 'disqualification',
      retirement: 'retirement',
      walkover: 'walkover',
    },
    label: {
      corners: 'Corners',
      bookings: 'Cards',
      reds: 'Sendings-off',
      h1: '1st half',
      h2: '2nd half',
      'score+overtime': 'incl. overtime',
      'score+shootout': 'incl. overtime and shoot-out',
    },
    brackets: (text) => ` (${text})`,
    result: (names) => `Result: ${names}`,
    round: (number) => `round ${number}`,
    part: (sport, numbers) =>
      numbers.includes('-')
        ? `${partEn[sport] ?? 'Set'}s ${numbers.replace('-', '–')}`
        : `${partEn[sport] ?? 'Set'} ${numbers}`,
    counted: (unit, count) => unitsEn[unit](count),
    scorer: (player, minute) => `${player} ${minute}′`,
    moment: (kind, number, who, minute) => `${kind} ${number}: ${who} ${minute}′`,
    won: (name, how) => `${name} won${how === '' ? '' : ` (${how})`}`,
  },
}
