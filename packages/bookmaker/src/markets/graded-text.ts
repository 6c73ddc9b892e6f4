import type { Language } from '@andon/contract/languages'
import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import { readQuarters, readScore } from './define.ts'
import type { GradedCount, GradedMoment, GradedOn } from './graded-on.ts'
import { texts, type Unit } from './graded-words.ts'
import type { MarketDefinition, Sort } from './market.ts'
import type { Pair } from './match.ts'
import { countOfPlayer, isServeScope, type OfPlayer, regularPeriods } from './scope.ts'
import { techniqueName } from './techniques.ts'

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
  const ofPlayer = countOfPlayer(scope)
  if (ofPlayer) return playerText(language, count, { ofPlayer, total: about.specifiers.total })
  const label = labelOf(language, count, about.sport)
  const listed = parts.map(pairText).join(t.comma)
  const reads = partOf(about)?.parts.find((part) => readsOf(part.scope) === readsOf(scope))?.sort.reads
  const line = readQuarters(about.specifiers.total)
  const added = line === null ? null : addedOf(count, reads)
  if (line !== null && added !== null) {
    const counted = `${t.counted(unitOf(count, about.sport), added)} ${beside(added, line)}`
    if (scope.startsWith('kills@') || isServeScope(scope)) return `${label}${counted}`
    if (reads === 'both') return `${label}${listed === '' ? pairText(count) : listed} = ${counted}`
    const own = parts.map((part) => (reads === 'home' ? part.home : part.away)).join(t.comma)
    return `${label}${own === '' ? `${pairText(count)}${t.colon}` : `${own} = `}${counted}`
  }
  const main = listed === '' ? pairText(count) : `${pairText(count)}${t.brackets(listed)}`
  const after = withHandicap(count, about.specifiers)
  return `${label}${main}${after === null ? '' : t.brackets(`${t.handicap} ${pairText(after)}`)}`
}

/** A player with the count, as `Sato 17 points > 15.5`. */
function playerText(
  language: Language,
  { player, home, away }: GradedCount,
  { ofPlayer, total }: { readonly ofPlayer: OfPlayer; readonly total: string | undefined },
): string {
  const t = texts[language]
  const who = player?.[language] ?? ofPlayer.player
  if (home === 0 && away === 0) return `${who} ${t.absent}`
  const line = readQuarters(total)
  return `${who} ${t.counted(ofPlayer.kind, home)}${line === null ? '' : ` ${beside(home, line)}`}`
}

const beside = (count: number, line: number) => `${count < line ? '<' : count > line ? '>' : '='} ${line}`

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
  if (scope.startsWith('kills@')) return 'kills'
  if (isServeScope(scope)) return scope === 'doubleFaults' ? 'doubleFaults' : 'aces'
  if (scope.startsWith('corners')) return 'corners'
  if (scope.startsWith('bookings') || scope.startsWith('reds')) return 'cards'
  if (scope === 'shotsOnTarget') return 'shotsOnTarget'
  if (scope === 'sets') return sport === 'esports' ? 'maps' : 'sets'
  return unitOfSport[sport]
}

/** Names the count and the part of play, where the score alone does not say it. */
function labelOf(language: Language, { scope, parts }: GradedCount, sport: Sport): string {
  const t = texts[language]
  const [counted = '', named] = scope.split('@')
  // of the rounds of a map only the map is named
  const part = named?.split(':')[0]
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
  { winner, by, period, technique }: NonNullable<GradedOn['decision']>,
  { sides, sport }: GradedAbout,
): string {
  const t = texts[language]
  if (winner === 'draw') return t.draw
  const name = sides?.[winner === 'home' ? 0 : 1][language] ?? t.side[winner]
  const how = (technique && techniqueName(technique)?.[language]) ?? t.by[by]
  return t.won(name, [how, sport === 'mma' ? t.round(period) : ''].filter((text) => text !== '').join(t.comma))
}
