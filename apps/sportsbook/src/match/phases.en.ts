import type { messages as ja } from './phases.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  notStarted: 'Not started',
  firstHalf: '1st half',
  break: 'Break',
  secondHalf: '2nd half',
  extraTime: 'Extra time',
  penalties: 'Penalties',
  set: 'Set {n}',
  quarter: 'Q{n}',
  period: 'Period {n}',
  inning: 'Inning {n}',
  map: 'Map {n}',
  round: 'Round {n}',
  bout: 'Bout',
  ended: 'Finished',
  endedAfterExtraTime: 'After extra time',
  endedAfterPenalties: 'After penalties',
  other: 'In play',
}
