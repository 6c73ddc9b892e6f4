import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { viewOf } from './book.ts'
import { type Checked, checkLog } from './check-log.ts'
import { ourDefinitions as definitions } from './definitions.ts'
import type { LineView } from './event-view.ts'
import { fileAdapter } from './file-adapter.ts'
import { readLog } from './log-file.ts'
import type { UnreadableMessage } from './unreadable.ts'
import { writeUof } from './uof/write-uof.ts'

const folder = join(import.meta.dirname, 'logs')
const stories = readdirSync(folder).map((file) => file.replace('.jsonl', ''))

/** `1 settled 1:won 2:lost` for each line of an event; an outcome without a result shows its price while it is open. */
const stateOf = ({ book }: Checked, id: 'andon:match:log-1042' | 'andon:match:log-1043' = 'andon:match:log-1042') =>
  (viewOf(book, id, definitions)?.lines ?? []).map(lineText)

const lineText = ({ market, specifiers, status, outcomes }: LineView) => {
  const shown = outcomes.map(
    ({ id, result, isOffered, price }) => `${id}:${result ?? (status === 'active' && isOffered ? price : '-')}`,
  )
  return [market, ...(specifiers ? [specifiers] : []), status, ...shown].join(' ')
}

const settledAfterTwoOne = [
  '1 settled 1:won 2:lost 3:lost',
  '16 hcp=-0.25 settled 1714:won 1715:lost',
  '18 total=2.5 settled 12:won 13:lost',
  '29 settled 74:won 76:lost',
]
const openAtOneNil = [
  '1 active 1:1420 2:4400 3:7800',
  '16 hcp=-0.25 active 1714:1280 1715:3650',
  '18 total=2.5 active 12:1540 13:2480',
  '29 active 74:1700 76:2120',
]

/** The offers that the book must have when the story has ended. */
const endings: Readonly<Record<string, readonly string[]>> = {
  gap: [
    '1 active 1:1150 2:7000 3:19000',
    '16 hcp=-0.25 active 1714:1040 1715:9500',
    '18 total=2.5 active 12:1180 13:4600',
    '29 active 74:1900 76:1880',
  ],
  duplicate: settledAfterTwoOne,
  certainty: settledAfterTwoOne,
  'out-of-order': openAtOneNil,
  // the answer's price is older than one that overtook it
  'recovery-in-mid-goal': ['1 active 1:1400 2:4500 3:8000', ...openAtOneNil.slice(1)],
  'roll-back': [
    '1 settled 1:lost 2:won 3:lost',
    '16 hcp=-0.25 settled 1714:halfLost 1715:halfWon',
    '18 total=2.5 settled 12:lost 13:won',
    '29 settled 74:won 76:lost',
  ],
  'cancel-window': [openAtOneNil[0] ?? '', openAtOneNil[1] ?? '', openAtOneNil[2] ?? '', '29 cancelled 74:- 76:-'],
  'half-settlement': [
    '1 settled 1:lost 2:won 3:lost',
    '16 hcp=-0.25 settled 1714:halfLost 1715:halfWon',
    '16 hcp=0 settled 1714:void 1715:void',
    '18 total=2 settled 12:void 13:void',
    '18 total=2.25 settled 12:halfLost 13:halfWon',
    '18 total=2.5 settled 12:lost 13:won',
    '29 settled 74:won 76:lost',
  ],
  'producer-silent': [
    '1 suspended 1:- 2:- 3:-',
    '16 hcp=-0.25 suspended 1714:- 1715:-',
    '18 total=2.5 suspended 12:- 13:-',
    '29 suspended 74:- 76:-',
  ],
  'unknown-market': [
    '1 active 1:2150 2:3300 3:3450',
    '16 hcp=-0.25 active 1714:1880 1715:1990',
    '18 total=2.5 active 12:2000 13:1820',
    '29 active 74:1840 76:1960',
  ],
}

test('every recorded story has its ending here', () => {
  expect(stories.toSorted()).toEqual(Object.keys(endings).toSorted())
})

const checkedOf = new Map(
  stories.map((story) => [story, checkLog(readLog(readFileSync(join(folder, `${story}.jsonl`), 'utf8')), definitions)]),
)

describe.each(stories)('the story %s', (story) => {
  const checked = checkedOf.get(story) ?? []

  test('ends in the same state through every adapter', () => {
    expect(checked.map(({ adapter }) => adapter)).toEqual(['file', 'uof', 'trade360'])
    expect(new Set(checked.map(({ hash }) => hash)).size).toBe(1)
  })

  test('ends as it should', () => {
    for (const one of checked) expect(stateOf(one), one.adapter).toEqual(endings[story])
  })
})

const first = (story: string) => {
  const [file] = checkedOf.get(story) ?? []
  if (!file) throw new Error('no adapter')
  return file
}

test('a silent producer stops its own markets, not those of the other', () => {
  expect(stateOf(first('producer-silent'), 'andon:match:log-1043')).toEqual(['1 active 1:1700 2:3800 3:5000'])
})

test('a void window leaves the market open, and is kept with its bounds', () => {
  const total = viewOf(first('cancel-window').book, 'andon:match:log-1042', definitions)?.lines[2]
  expect(total?.voidWindows).toEqual([{ from: expect.any(Number), to: expect.any(Number), voidReason: 12 }])
})

test('an unknown market is counted, and only windows and the like are done by hand', () => {
  expect(first('unknown-market').book.hidden).toEqual({ 999901: 2 })
  const byHand = [...checkedOf.values()].flat().flatMap((one) => one.byHand)
  expect(byHand).toEqual(['betCancel'])
})

test('a hash tells books apart', () => {
  const hashes = stories.map((story) => first(story).hash)
  expect(new Set(hashes).size).toBe(stories.length - 1) // a duplicate and a confirmed result end alike
})

describe('a message that cannot be read', () => {
  const story = readLog(readFileSync(join(folder, 'out-of-order.jsonl'), 'utf8'))
  const uof = story.lines.map((line) =>
    JSON.stringify('message' in line ? { at: line.at, uof: writeUof(line.message, 'log') } : { at: line.at }),
  )
  const torn = (at: number, xml: string) => JSON.stringify({ at, uof: { routingKey: '-', xml } })
  const last = story.lines.at(-1)?.at ?? 0
  const about = `event_id="sr:match:1042" product="1" timestamp="${last}"`
  const head = '{"story":"x","code":"log"}'
  const check = (...lines: readonly string[]) => checkLog(readLog(lines.join('\n')), definitions)[0] ?? never()

  test('suspends the event that it names, as in the running book, and is named by its line; the check goes on', () => {
    const whole = check(head, ...uof)
    expect(stateOf(whole).some((line) => line.includes(' active '))).toBe(true)
    const wrong = torn(last, `<odds_change ${about}><odds><market id="one"/></odds></odds_change>`)
    const checked = check(head, ...uof, '', '', wrong, torn(last, '<odds_change'), JSON.stringify({ at: last + 1 }))
    expect(checked.unreadable).toEqual([
      { number: uof.length + 4, why: expect.stringContaining('odds_change: ') },
      { number: uof.length + 5, why: expect.stringContaining('not XML') },
    ])
    expect(stateOf(checked).filter((line) => line.includes(' active '))).toEqual([])
  })

  test('of a recorded log that is played suspends its event, too', async () => {
    const log = readLog([head, torn(5, `<bet_stop ${about} groups="!"/>`)].join('\n'))
    const due: (() => void)[] = []
    const after = (_ms: number, run: () => void) => {
      due.push(run)
      return () => undefined
    }
    const unreadable: UnreadableMessage[] = []
    const sink = { message: () => never(), unreadable: (one: UnreadableMessage) => unreadable.push(one), lost: never }
    await fileAdapter(log, { now: () => 0, after, speed: 1 }).start(sink)
    for (const run of due) run()
    expect(unreadable).toMatchObject([{ event: 'andon:match:log-1042', producer: 1, at: last }])
  })
})

function never(): never {
  throw new Error('unexpected')
}

test('a line that is none is named, and blank lines count', () => {
  const head = '{"story":"x","code":"log"}'
  expect(() => readLog(`\n${head}\n\n\n{"at":5}\n\n{"at":"6"}`)).toThrow('line 7')
  expect(() => readLog(`${head}\n\n{"at":5}\n\n{"at":4}`)).toThrow('line 5: earlier')
  expect(() => readLog(`${head}\n{"at":5}\n{"at":"6"}`)).toThrow('line 3')
  expect(() => readLog(`${head}\n{"at":5}\n{"at":4}`)).toThrow('line 3: earlier')
  expect(() => readLog('not a log')).toThrow('line 1')
})
