import type { EventRow, MarketView, OutcomeView } from '../page/api.ts'
import { type RowGroup, rowGroups } from '../page/settings.ts'

/** The groups of prices that rows of a list have: who wins, always, and the lines that at least one of them has. */
export function groupsOf(rows: readonly Pick<EventRow, 'lines'>[]): readonly RowGroup[] {
  return rowGroups.filter((group) => group === 'winner' || rows.some(({ lines }) => lines[group] !== null))
}

/** Those with room: all on a wide list, else the chosen one, or who wins where the rows do not have that. */
export function shownGroups(
  groups: readonly RowGroup[],
  { isWide, chosen }: { isWide: boolean; chosen: RowGroup },
): readonly RowGroup[] {
  if (isWide) return groups
  return groups.includes(chosen) ? [chosen] : ['winner']
}

const marketOf = (key: string) => key.split('|')[0]
const specifierOf = (key: string) => Number(/(?:hcp|total)=([+-]?[\d.]+)/.exec(key)?.[1] ?? Number.NaN)

/** A handicap as names have it: `+0.5`, `−0.5`, `0`. */
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** The line of an outcome: the total, or the handicap of its side; null for any other. */
export function lineText(selection: string): string | null {
  const [, key = '', outcome] = selection.split('/')
  const value = specifierOf(key)
  if (Number.isNaN(value)) return null
  if (outcome === '1714') return signed(value)
  if (outcome === '1715') return signed(-value)
  return outcome === '12' || outcome === '13' ? `${value}` : null
}

/** Whether an outcome of a total is over or under it; null for any other. */
export const sideOf = (selection: string): 'over' | 'under' | null =>
  selection.endsWith('/12') ? 'over' : selection.endsWith('/13') ? 'under' : null

/**
 * The market of a row on the line that the stream names: its names, with that line written in them. Null while the row has no line, and where the stream
 * names one of a market that the row does not know.
 */
export function marketOnLine(known: MarketView | null, key: string | null): MarketView | null {
  if (!known || key === null || marketOf(key) !== marketOf(known.key)) return null
  if (key === known.key) return known
  return { ...known, key, outcomes: known.outcomes.map((outcome) => onLine(outcome, key)) }
}

function onLine(outcome: OutcomeView, key: string): OutcomeView {
  const [event = '', , id = ''] = outcome.selection.split('/')
  const selection = `${event}/${key}/${id}`
  const [before, now] = [lineText(outcome.selection) ?? '', lineText(selection) ?? '']
  const renamed = (name: string) => {
    const at = name.lastIndexOf(before) // a number before it is part of a team's name
    return at < 0 ? name : `${name.slice(0, at)}${now}${name.slice(at + before.length)}`
  }
  const name = { ja: renamed(outcome.name.ja), en: renamed(outcome.name.en) }
  return { ...outcome, selection, name, price: null, open: false, result: null } // its prices come from the stream
}

type Group = MarketView | null | undefined

/** True if both are lines of one market. */
export const hasSameMarket = (one: Group, other: Group): boolean =>
  !!one && !!other && marketOf(one.key) === marketOf(other.key)

/** True if two replies have the same market here, whatever its line. */
export const isSameGroup = (one: Group, other: Group): boolean =>
  one === other ||
  (hasSameMarket(one, other) && one?.name === other?.name && one?.outcomes.length === other?.outcomes.length)
