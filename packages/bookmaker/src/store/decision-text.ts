import { inEveryLanguage } from '@andon/contract/languages'
import type { LegDecision } from '../bet-rules/leg-facts.ts'
import { decisionOfLeg } from '../bet-rules/settle-bet.ts'
import { marketById } from '../markets/catalogue.ts'
import { gradedText } from '../markets/graded-text.ts'
import type { Names } from '../model/names.ts'
import { readSpecifiers } from '../model/specifiers.ts'
import type { LegOutcome } from '../settlement/leg-outcome.ts'
import { decidedBy, type JoinedLeg } from './joined-legs.ts'
import type { StoredLeg } from './legs.ts'
import type { KnownSelections } from './selections.ts'

/** How a leg ended, and what decided it. */
export interface LegEnd {
  readonly result: LegOutcome['result']
  readonly decidedBy: Names | null
}

type Selected = Pick<StoredLeg, 'selection' | 'marketKey' | 'outcome' | 'names' | 'about'>

/** Returns what decided a selection, as players read it; null while it is open, and where only its result is known. */
export function decisionText(
  { selection, marketKey, outcome, names, about }: Selected,
  known: KnownSelections,
): Names | null {
  const graded = known.get(selection)?.facts.settled?.graded
  if (!graded || !about) return null
  const [market = '', ...line] = marketKey.split('|')
  const specifiers = readSpecifiers(line.join('|')) ?? {}
  const of = { market: marketById(Number(market)), specifiers, outcome, sport: about.sport }
  return gradedText(graded, { ...of, sides: sidesOf(names.event) })
}

/** The sides of a match, out of its name; null where it has another name. */
function sidesOf({ ja, en }: Names): readonly [Names, Names] | null {
  const [inJa, inEn] = [ja.split(' 対 '), en.split(' v ')]
  const [homeJa, awayJa, moreJa] = inJa
  const [homeEn, awayEn, moreEn] = inEn
  if (!homeJa || !awayJa || !homeEn || !awayEn || moreJa !== undefined || moreEn !== undefined) return null
  return [
    { ja: homeJa, en: homeEn },
    { ja: awayJa, en: awayEn },
  ]
}

/** How a leg of several selections ended, and what decided them; null while it is open. */
export function endOfLeg(
  leg: JoinedLeg,
  { known, decisionOf }: { known: KnownSelections; decisionOf: (selection: string) => LegDecision | null },
): LegEnd | null {
  const decision = decisionOfLeg(decidedBy(leg), decisionOf)
  if (!decision) return null
  const texts = [leg.win, ...leg.together].flatMap((part) => decisionText(part, known) ?? [])
  const once = (texts: readonly string[]) => [...new Set(texts)].join(' / ')
  return {
    result: decision.outcome.result,
    decidedBy: texts.length > 0 ? inEveryLanguage((language) => once(texts.map((names) => names[language]))) : null,
  }
}
