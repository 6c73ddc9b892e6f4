export interface GroupReadOptions<Name, Row> {
  /** Reads what is asked for by all names: a row for each, in order; null where there is none. */
  read(names: readonly Name[]): Promise<readonly (Row | null)[]>
  /** Names of one read. */
  readonly maxBatch?: number
}

/**
 * Callers of one turn of the event loop share a read, and each gets its row or null; all of a read that fails get its error. For reads that are asked for by many at once, each of which would cost a
 * statement of its own.
 */
export function createGroupRead<Name, Row>({
  read,
  maxBatch = 256,
}: GroupReadOptions<Name, Row>): (name: Name) => Promise<Row | null> {
  let waiting: Waiting<Name, Row>[] = []

  async function answer(callers: readonly Waiting<Name, Row>[]): Promise<void> {
    try {
      const rows = await read(callers.map(({ name }) => name))
      for (const [at, { resolve }] of callers.entries()) resolve(rows[at] ?? null)
    } catch (error) {
      for (const { reject } of callers) reject(error)
    }
  }

  function readAll(): void {
    const callers = waiting
    waiting = []
    for (let first = 0; first < callers.length; first += maxBatch) void answer(callers.slice(first, first + maxBatch))
  }

  return (name) => {
    const { promise, resolve, reject } = Promise.withResolvers<Row | null>()
    if (waiting.length === 0) setImmediate(readAll)
    waiting.push({ name, resolve, reject })
    return promise
  }
}

interface Waiting<Name, Row> {
  readonly name: Name
  resolve(row: Row | null): void
  reject(reason: unknown): void
}
