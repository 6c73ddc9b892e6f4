import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Db } from '@andon/platform/sql'
import { type Switch, switchedOn } from './store.ts'

/** Every node polls the switches, so that a change applies everywhere within a second, with or without the bus. */
const pollMs = 400

export interface Switches {
  isOn(which: Switch): boolean
  /** Calls `onChange` after every change, until stopped. */
  watch(onChange: () => void): { stop(): Promise<void> }
}

/** The switches as last read; they keep their values while the database is unavailable. */
export async function readSwitches({ db, log }: { db: Db; log: Log }): Promise<Switches> {
  let on = await read(db)
  return {
    isOn: (which) => on.has(nameOf(which)),
    watch: (onChange) => {
      const poll = async () => {
        const now = await read(db)
        if (now.size === on.size && [...now].every((name) => on.has(name))) return
        on = now
        onChange()
      }
      const polling = createLoop(poll, { everyMs: pollMs, log, what: 'reading the access switches' })
      polling.start()
      return { stop: polling.stop }
    },
  }
}

async function read(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await switchedOn(db)).map(nameOf))
}

const nameOf = ({ kind, site, country }: Switch) => `${kind} ${site} ${country}`
