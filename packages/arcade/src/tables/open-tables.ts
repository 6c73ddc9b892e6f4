import type { Runtime } from '@andon/platform/runtime'
import { createSeedChains } from './chains/seed-chains.ts'
import { bindSigner } from './second-share/bound-signer.ts'
import { openSecondSigner, type SecondSignerAt } from './second-share/second-signer.ts'
import { measureTableClock } from './table-clock.ts'
import type { TablesOptions } from './table-context.ts'

export interface OpenTables extends TablesOptions {
  /** After the tables themselves. */
  stop(): Promise<void>
}

/** Opens the clock that is measured, the chains of seeds and the second signer that the tables of an installation need. */
export function openTables(
  { db, random, clock, log }: Pick<Runtime, 'db' | 'random' | 'clock' | 'log'>,
  {
    signerAt,
    node,
    alone,
    links,
  }: Pick<TablesOptions, 'node' | 'alone'> & {
    readonly signerAt: SecondSignerAt
    /** Links of each chain, also of the first one; those that are usual unless given. */
    readonly links?: number | undefined
  },
): OpenTables {
  const time = measureTableClock({ db, log, clock })
  const signer = openSecondSigner(signerAt, { log, now: time.now })
  const lengths = links === undefined ? {} : { links, firstLinks: links }
  const chains = createSeedChains({ db, random, clock, log, signer, ...lengths })
  time.start()
  return {
    node,
    alone,
    time,
    chains,
    signer: bindSigner({ db, signer }),
    stop: async () => {
      await Promise.all([time.stop(), chains.stop()])
      await signer.stop()
    },
  }
}
