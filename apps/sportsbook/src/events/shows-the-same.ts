import type { EventRow } from '../page/api.ts'
import { isSameGroup } from './row-groups.ts'

interface Shown {
  readonly row: EventRow
  readonly columns: readonly string[] | null
  readonly groups: readonly string[]
}

/** The fields that a row takes from the stream once it is shown. */
const followed: readonly string[] = [
  'main',
  'lines',
  'status',
  'phase',
  'score',
  'redCards',
  'clockSeconds',
  'startsAt',
]

/** True if a list that was read again shows this row as before: prices and states move by themselves, and equal parts of two replies are one object (the query keeps it). */
export function showsTheSame(before: Shown, after: Shown): boolean {
  const [one, other] = [before.row, after.row]
  if (before.columns?.join() !== after.columns?.join() || before.groups.join() !== after.groups.join()) return false
  if (one === other) return true
  const keys = Object.keys({ ...one, ...other }) as (keyof EventRow)[]
  return (
    keys.every((key) => followed.includes(key) || one[key] === other[key]) &&
    isSameGroup(one.lines.handicap, other.lines.handicap) &&
    isSameGroup(one.lines.total, other.lines.total) &&
    one.main?.key === other.main?.key &&
    one.main?.name === other.main?.name &&
    one.main?.outcomes.length === other.main?.outcomes.length &&
    (one.main?.outcomes ?? []).every(({ selection, name }, at) => {
      const now = other.main?.outcomes[at]
      return selection === now?.selection && name === now.name
    })
  )
}
