import { isDeepStrictEqual } from 'node:util'
import type { SupplierSigner } from './hostile-folders.ts'

/** A server that a drill attacks, from outside: by its sites, the sportsbook, the wallet API, the staff's listener and its data folder. */
export interface Attacked {
  readonly port: number
  readonly dataDir: string
  /** A supplier of the attacker's own, attached by a folder. */
  readonly supplier: SupplierSigner
  /** Lets time pass: by the clock of a test's server, or by waiting for a process. */
  readonly pass: (time: { readonly seconds: number }) => Promise<void>
  /** What the server has written so far. */
  readonly written: () => string
}

/** An attack of several steps, each with the one answer that is right. Random requests are in `scenarios.ts`. */
export interface Drill {
  readonly name: string
  readonly run: (target: Attacked) => Promise<DrillReport>
}

export interface DrillReport {
  readonly checks: number
  /** What was not as it must be, in words. */
  readonly faults: readonly string[]
}

export type Check = (what: string, found: unknown, expected: unknown) => void

/** A drill of checks. A step that throws is a fault, too. */
export function drill(name: string, steps: (target: Attacked, check: Check) => Promise<void>): Drill {
  return {
    name,
    run: async (target) => {
      const faults: string[] = []
      let checks = 0
      const check: Check = (what, found, expected) => {
        checks += 1
        if (!isDeepStrictEqual(found, expected))
          faults.push(`${name}: ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`)
      }
      await steps(target, check).catch((error: unknown) => faults.push(`${name}: broken off: ${error}`))
      return { checks, faults }
    },
  }
}

/** Asks until the answer is right, for work that the server does a moment later. Returns the last answer. */
export async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean, seconds = 60): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (isRight(answer) || performance.now() > end) return answer
    await new Promise((next) => setTimeout(next, 250))
  }
}
