import { expect, test } from 'vitest'
import { eventStatuses } from '../model/event-status.ts'
import { marketStatuses } from '../model/market-status.ts'
import { outcomeResults, phases } from './messages.ts'
import {
  cashOutTable,
  changeTypeTable,
  eventStatusTable,
  marketStatusTable,
  oursOf,
  phaseTable,
  resultTable,
} from './status-table.ts'

/** Every value of the two public descriptions, written down apart from the table. */
const vendorValues = [
  { table: eventStatusTable, uof: range(0, 9), trade360: range(0, 9) },
  { table: marketStatusTable, uof: range(-4, 1), trade360: range(1, 3) },
  { table: resultTable, uof: [-1, 0, 1], trade360: range(-1, 5) },
  { table: cashOutTable, uof: [1, -1, -2], trade360: [] },
  { table: changeTypeTable, uof: range(1, 6), trade360: [] },
]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

test.each(vendorValues)('every value a vendor can send lands in one row', ({ table, uof, trade360 }) => {
  for (const value of uof) expect(oursOf<unknown>(table, 'uof', String(value)), `UOF ${value}`).not.toBeNull()
  for (const value of trade360) expect(oursOf<unknown>(table, 'trade360', value), `Trade360 ${value}`).not.toBeNull()
})

interface VendorRow {
  readonly uof: readonly string[]
  readonly trade360: readonly number[]
}
const tables: Readonly<Record<string, readonly VendorRow[]>> = {
  eventStatusTable,
  marketStatusTable,
  resultTable,
  phaseTable,
  cashOutTable,
  changeTypeTable,
}

test.each(Object.entries(tables))('no vendor value stands in two rows of %s', (_, table) => {
  for (const vendor of ['uof', 'trade360'] as const) {
    const values = table.flatMap((row) => row[vendor].map(String))
    expect(new Set(values).size).toBe(values.length)
  }
})

test('each of our values has its row', () => {
  const ours = (table: readonly { readonly ours: string }[]) => table.map((row) => row.ours).sort()
  expect(ours(eventStatusTable)).toEqual([...eventStatuses].sort())
  expect(ours(marketStatusTable)).toEqual([...marketStatuses].sort())
  expect(ours(resultTable)).toEqual([...outcomeResults, 'cancelled'].sort())
  expect(ours(phaseTable)).toEqual(phases.filter((phase) => phase !== 'other').sort())
})

test('half results and lost coverage mean the same for both vendors', () => {
  expect(oursOf(resultTable, 'uof', '1 0.5')).toBe(oursOf(resultTable, 'trade360', 5))
  expect(oursOf(resultTable, 'uof', '0 0.5')).toBe(oursOf(resultTable, 'trade360', 4))
  expect(oursOf(eventStatusTable, 'trade360', 8)).toBe('suspended')
})
