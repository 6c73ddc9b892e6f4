import { median, type Row } from '../report.ts'
import { cpuMs } from './cpu.ts'
import type { Slice } from './load.ts'
import type { Server } from './server.ts'

/** One measured subject, run for a few seconds at a time. */
export interface Subject {
  readonly what: string
  readonly unit: string
  slice(): Promise<Slice>
}

interface Measured extends Slice {
  /** CPU time per call, client and server together. */
  readonly cpuUs: number
}

/** Runs both in turns (A B A B …), so that disturbances of the machine affect both, and compares them pair by pair. */
export async function compare(
  ours: Subject,
  theirs: Subject | undefined,
  { server, rounds, goal }: { server: Server; rounds: number; goal?: number },
): Promise<Row[]> {
  const pairs: { our: Measured; their: Measured | undefined }[] = []
  for (let round = 0; round < rounds; round++) {
    const our = await measure(ours, server)
    pairs.push({ our, their: theirs && (await measure(theirs, server)) })
  }
  const our = pairs.map((pair) => pair.our)
  const their = pairs.flatMap((pair) => pair.their ?? [])
  if (!theirs) return rowsOf(ours, our)
  const ratios = our.map((slice, i) => slice.rate / (their[i]?.rate ?? Number.NaN))
  const costs = our.map((slice, i) => (their[i]?.cpuUs ?? Number.NaN) / slice.cpuUs)
  const ratio = median(ratios)
  return [
    ...rowsOf(ours, our),
    ...rowsOf(theirs, their),
    {
      what: `${ours.what} ÷ ${theirs.what}`,
      value: ratio,
      unit: '×',
      ...(goal === undefined ? {} : { goal: `≥ ${goal}`, met: ratio >= goal }),
    },
    { what: '  for the same processor time', value: median(costs), unit: '×' },
  ]
}

async function measure(subject: Subject, { postmaster, others }: Server): Promise<Measured> {
  const [cpu, begun] = [await cpuMs(postmaster, others), performance.now()]
  const slice = await subject.slice()
  const calls = slice.rate * ((performance.now() - begun) / 1000)
  return { ...slice, cpuUs: (((await cpuMs(postmaster, others)) - cpu) * 1000) / calls }
}

function rowsOf({ what, unit }: Subject, slices: readonly Measured[]): Row[] {
  const of = (read: (slice: Measured) => number | undefined) => median(slices.flatMap((slice) => read(slice) ?? []))
  const rows = [{ what, value: of((slice) => slice.rate), unit }]
  if (slices.some((slice) => slice.p99Ms !== undefined)) {
    rows.push({ what: '  p50', value: of((slice) => slice.p50Ms), unit: 'ms' })
    rows.push({ what: '  p99', value: of((slice) => slice.p99Ms), unit: 'ms' })
  }
  return [...rows, { what: '  processor time each', value: of((slice) => slice.cpuUs), unit: 'µs' }]
}
