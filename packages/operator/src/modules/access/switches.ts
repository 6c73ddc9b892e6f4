import type { Log } from '@andon/platform/log'
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
      let reading: Promise<void> | null = null
      let isReadable = true
      const poll = async () => {
        const now = await read(db)
        if (!isReadable) log.info('the access switches can be read again')
        isReadable = true
        if (now.size === on.size && [...now].every((name) => on.has(name))) return
        on = now
        onChange()
      }
      const timer = setInterval(() => {
        reading ??= poll()
          .catch((error) => {
            if (isReadable) log.warn({ err: error }, 'the access switches cannot be read; the last values stay in use')
            isReadable = false
          })
          .finally(() => {
            reading = null
          })
      }, pollMs)
      return {
        stop: async () => {
          clearInterval(timer)
          await reading
        },
      }
    },
  }
}

async function read(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await switchedOn(db)).map(nameOf))
}

const nameOf = ({ kind, site, country }: Switch) => `${kind} ${site} ${country}`
