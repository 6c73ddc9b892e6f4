import type { Db, Tx } from '@andon/platform/sql'
import type { TestBookmaker } from './open-bookmaker.ts'

interface CrashPoint {
  readonly step: number
  readonly moment: 'before' | 'after'
}

/** A process that crashes before or after its nth step: a statement, a transaction or a wallet call. Nothing of it runs afterwards. */
export function crashingBookmaker(book: TestBookmaker, { step: atStep, moment }: CrashPoint) {
  let step = 0
  let crashed = false
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (crashed) throw new Error('crash: the process is gone')
    step += 1
    const last = step === atStep
    if (last) crashed = true
    if (last && moment === 'before') throw new Error('crash before the step')
    const result = await work()
    if (crashed) throw new Error('crash after the step')
    return result
  }
  const db: Db = Object.create(book.db, {
    query: { value: (text: string, values?: unknown[]) => guard(() => book.db.query(text, values)) },
    transaction: { value: <T>(work: (tx: Tx) => Promise<T>) => guard(() => book.db.transaction(work)) },
  })
  const bookmaker = book.createProcess({ db, transport: (...call) => guard(() => book.transport(...call)) })
  return { bookmaker, steps: () => step }
}

/** Every moment of work with this many steps at which a process can crash. */
export function crashPoints(steps: number): CrashPoint[] {
  return Array.from({ length: steps }, (_, at) => at + 1).flatMap((step) =>
    (['before', 'after'] as const).map((moment) => ({ step, moment })),
  )
}
