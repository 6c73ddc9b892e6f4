import type { TestArcade } from '../arcade.fixture.ts'

export type Moment = 'before' | 'after'

/** A process that crashes before or after its nth step (a statement, a transaction or a wallet call). */
export async function crashingProcess(arcade: TestArcade, { step: atStep, moment }: { step: number; moment: Moment }) {
  let step = 0
  let armed = false
  let crashed = false
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!armed) return work()
    if (crashed) throw new Error('the process has crashed')
    step += 1
    const last = step === atStep
    if (last) crashed = true
    if (last && moment === 'before') throw new Error('crash before the step')
    const result = await work()
    if (crashed) throw new Error('crash after the step')
    return result
  }
  const { db, operator } = arcade
  const { app, server } = await arcade.createProcess({
    db: {
      ...db,
      query: (text: string, values?: unknown[]) => guard(() => db.query(text, values)),
      transaction: <T>(work: Parameters<typeof db.transaction<T>>[0]) => guard(() => db.transaction(work)),
    } as typeof db, // the wrapped functions keep their shapes
    transport: (...request) => guard(() => operator.transport(...request)),
  })
  await app.ready()
  armed = true
  return { app, server, steps: () => step }
}

/** Every moment of work with this many steps at which a process can crash. */
export function crashPoints(steps: number): { step: number; moment: Moment }[] {
  return Array.from({ length: steps }, (_, at) => at + 1).flatMap((step) =>
    (['before', 'after'] as const).map((moment) => ({ step, moment })),
  )
}
