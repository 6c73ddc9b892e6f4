import { define, readWhole } from '../define.ts'
import * as line from '../lines.ts'
import type { MarketDefinition, StopGroup } from '../market.ts'
import { outcomeNames } from '../outcome-names.ts'
import { piece, winsIn } from '../piece.ts'
import { exactCount } from '../sorts.ts'

const regular: readonly StopGroup[] = ['all', 'score', 'regular_play']

function market(
  id: number,
  [ja, en]: readonly [string, string],
  specifiers: readonly string[],
  build: line.Build,
): MarketDefinition {
  return define({ id, sports: ['football'], name: { ja, en }, groups: regular, specifiers, build })
}

/** Into which of the intervals of so many minutes a goal falls, or that it does not come: outcomes from `firstId` on, every second number. */
function goalTime(minutes: 10 | 15, firstId: number): line.Build {
  const bands = 90 / minutes
  return ({ goalnr }) => {
    const number = readWhole(goalnr)
    if (number === null) return null
    const choices = Array.from({ length: bands }, (_, band) => {
      const span = `${band * minutes + 1}–${(band + 1) * minutes}`
      return winsIn(String(firstId + 2 * band), { ja: `${span.replace('–', '〜')}分`, en: `${span} min` }, [band + 1])
    })
    const none = winsIn(String(firstId + 2 * bands), outcomeNames.noGoal, [bands + 1])
    return [piece(`goalTime:${minutes}#${number}`, exactCount(bands + 1, 'home'), [...choices, none])]
  }
}

/** The minutes that a line names, from the first to the last of regular play. */
const minutes = ({ from, to }: Readonly<Record<string, string>>) => {
  const [first, last] = [readWhole(from), readWhole(to)]
  return first === null || last === null || first > last || last > 90 ? null : `minutes:${first}-${last}`
}

/** Markets on when goals fall, by the minute as it is written: stoppage belongs to the 45th and the 90th. */
export const minuteMarkets: readonly MarketDefinition[] = [
  market(
    100,
    ['{!goalnr}ゴールの時間帯（15分刻み）', 'Time of {!goalnr} goal (15-minute bands)'],
    ['goalnr'],
    goalTime(15, 584),
  ),
  market(
    101,
    ['{!goalnr}ゴールの時間帯（10分刻み）', 'Time of {!goalnr} goal (10-minute bands)'],
    ['goalnr'],
    goalTime(10, 598),
  ),
  market(
    105,
    ['{from}〜{to}分の勝敗（10分間）', '10 minutes - result, minutes {from}–{to}'],
    ['from', 'to'],
    line.threeWay(minutes),
  ),
  market(
    90_037,
    ['{from}〜{to}分の勝敗（15分間）', '15 minutes - result, minutes {from}–{to}'],
    ['from', 'to'],
    line.threeWay(minutes),
  ),
  market(
    90_038,
    ['{from}〜{to}分の合計得点', 'Total goals, minutes {from}–{to}'],
    ['from', 'to', 'total'],
    line.total(minutes),
  ),
]
